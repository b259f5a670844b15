/** The JSON that page and server exchange, with the names of `crates/wire`. */

import {
  anything,
  flag,
  list,
  nothingOr,
  number,
  object,
  oneOf,
  text,
  word,
  type Of,
} from './shape';

export const ORDERS = ['score', 'moves', 'time'] as const;
export type Order = (typeof ORDERS)[number];

/** Which games a board lists. */
export const FIELDS = ['unassisted', 'no-undo', 'assisted'] as const;
export type Field = (typeof FIELDS)[number];

/** Which first tries of the hundred count as won. */
export const HUNDRED_KINDS = ['own', 'undo-off'] as const;
export type HundredKind = (typeof HUNDRED_KINDS)[number];

/** Why a request was not carried out (RFC 9457). */
export const problem = object({ type: text, title: text, status: number }, { detail: text });

export const dailyDeal = object({ day: text, game: text, version: number, deal: text });
export const daily = object({ day: text, deals: list(dailyDeal), pending: list(text) });

export const boardEntry = object(
  { place: number, registered: flag, score: number, moves: number, own: flag },
  { nickname: text, time_ms: number },
);
export const boardPage = object(
  { game: text, day: text, by: word(...ORDERS), assisted: flag, entries: list(boardEntry) },
  { next: text, no_undo: flag },
);
export const standing = object({ place: number, places: number });

export const hundredEntry = object(
  { place: number, won: number, score: number, moves: number, own: flag },
  { nickname: text },
);
export const hundredProgress = object({ finished: number, won: number }, { place: number });
export const hundredStandings = object(
  { game: text, kind: word(...HUNDRED_KINDS), players: number, entries: list(hundredEntry) },
  { own: hundredProgress },
);

export const resultPost = object({ id: text, record: text }, { day: text, nickname: text });
export const resultBatch = object({ results: list(resultPost) });
/** The fields that every result has. */
const result = {
  id: text,
  game: text,
  version: number,
  deal: text,
  outcome: word('won', 'lost'),
  moves: number,
  undos: number,
  cards_in_order: number,
  score: number,
  assisted: flag,
};
/** How a game was played. */
const kind = word('undo-off', 'no-undo', 'undo', 'new-card', 'helped');
/** The fields that some results have. */
const resultExtras = { day: text, time_ms: number, kind };
export const sharedResult = object(result, resultExtras);
export const batchItem = oneOf({ result: sharedResult, problem });
export const batchAnswer = object({ results: list(batchItem) });

/** A figure that cannot be computed yet is `null`. */
const figures = object(
  { played: number, won: number, lost: number },
  {
    win_rate: nothingOr(number),
    win_ratio: nothingOr(number),
    average_win_time_ms: nothingOr(number),
    best_win_time_ms: nothingOr(number),
    highest_score: nothingOr(number),
    most_cards_in_order: nothingOr(number),
    fewest_moves: nothingOr(number),
  },
);
export const sharedStatistics = object(
  { game: text, unassisted: figures, assisted: figures },
  { deal: text },
);

const passkey = object({ id: text, since: text });
export const player = object({ id: text, nickname: text, since: text, passkeys: list(passkey) });
export const exportedResult = object({ ...result, received: text, record: text }, resultExtras);

/** A named text that the player’s devices share. Without `data` it was deleted. */
export const syncItem = object({ name: text, version: number }, { data: text });
export const syncPage = object(
  { items: list(syncItem), version: number, more: flag },
  { epoch: text },
);
export const syncChange = object({ name: text }, { base: number, data: text });
export const syncPost = object({ changes: list(syncChange) }, { epoch: text });
export const syncAnswer = object({ epoch: text, versions: list(nothingOr(number)) });

export const exported = object({
  player,
  results: list(exportedResult),
  synced: list(syncItem),
});

export const registrationStart = object({ nickname: text });
export const nicknameChange = object({ nickname: text });
export const ceremony = object({ ceremony: text, public_key: anything });
export const ceremonyFinish = object({ ceremony: text, credential: anything });

export const siteAbout = object({ accounts: flag }, { url: text });

export type Problem = Of<typeof problem>;
export type Daily = Of<typeof daily>;
export type DailyDeal = Of<typeof dailyDeal>;
export type BoardEntry = Of<typeof boardEntry>;
export type BoardPage = Of<typeof boardPage>;
export type Standing = Of<typeof standing>;
export type HundredStandings = Of<typeof hundredStandings>;
export type ResultPost = Of<typeof resultPost>;
export type SharedResult = Of<typeof sharedResult>;
export type BatchAnswer = Of<typeof batchAnswer>;
export type SharedFigures = Of<typeof figures>;
export type SharedStatistics = Of<typeof sharedStatistics>;
export type Passkey = Of<typeof passkey>;
export type Player = Of<typeof player>;
export type Exported = Of<typeof exported>;
export type SyncItem = Of<typeof syncItem>;
export type SyncPage = Of<typeof syncPage>;
export type SyncChange = Of<typeof syncChange>;
export type SyncAnswer = Of<typeof syncAnswer>;
export type Ceremony = Of<typeof ceremony>;
export type CeremonyFinish = Of<typeof ceremonyFinish>;
export type SiteAbout = Of<typeof siteAbout>;

/** Every shape by the name that the server's description gives it. */
export const SCHEMAS = {
  Problem: problem,
  DailyDeal: dailyDeal,
  Daily: daily,
  BoardEntry: boardEntry,
  BoardPage: boardPage,
  Standing: standing,
  HundredEntry: hundredEntry,
  HundredProgress: hundredProgress,
  HundredStandings: hundredStandings,
  ResultPost: resultPost,
  ResultBatch: resultBatch,
  SharedResult: sharedResult,
  BatchItem: batchItem,
  BatchAnswer: batchAnswer,
  Figures: figures,
  SharedStatistics: sharedStatistics,
  Passkey: passkey,
  Player: player,
  ExportedResult: exportedResult,
  Export: exported,
  SyncItem: syncItem,
  SyncPage: syncPage,
  SyncChange: syncChange,
  SyncPost: syncPost,
  SyncAnswer: syncAnswer,
  RegistrationStart: registrationStart,
  NicknameChange: nicknameChange,
  Ceremony: ceremony,
  CeremonyFinish: ceremonyFinish,
  SiteAbout: siteAbout,
};
