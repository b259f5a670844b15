/** Saved games and custom games, as their lists and windows need them. */

import { database, type CustomGameFile, type SavedGame } from './database';

/** What lists and statistics need of a game: everything but its moves, which may be many. */
export type SavedGameSummary = Omit<SavedGame, 'record'>;

/** How many games are read at once, to limit how many moves are in memory. */
const BATCH = 200;

/** Reads all saved games in batches, in no particular order. */
export async function* batches(): AsyncGenerator<readonly SavedGame[]> {
  let after: IDBKeyRange | null = null;
  for (;;) {
    const games: SavedGame[] = await (await database()).getAll('games', after, BATCH);
    const last = games.at(-1);
    if (!last) return;
    yield games;
    after = IDBKeyRange.lowerBound(last.id, true);
  }
}

/** Summaries of all saved games, most recently played first. */
export async function savedGameSummaries(): Promise<SavedGameSummary[]> {
  const heads: SavedGameSummary[] = [];
  for await (const games of batches()) {
    heads.push(...games.map(({ record: _, ...head }) => head));
  }
  return heads.sort((one, other) =>
    one.updated < other.updated ? 1 : one.updated > other.updated ? -1 : 0,
  );
}

/** Saves new games: all of them or, if one fails, none. */
export async function addGames(games: readonly SavedGame[]): Promise<void> {
  const transaction = (await database()).transaction('games', 'readwrite', {
    durability: 'strict',
  });
  // A failed addition aborts the transaction, which reports the reason.
  for (const game of games) transaction.store.add(game).catch(() => undefined);
  await transaction.done;
}

export async function getGame(id: string): Promise<SavedGame | undefined> {
  return (await database()).get('games', id);
}

/** Notes what has become known of a game, unless the game has gone on. */
export async function note(
  game: SavedGame,
  known: Partial<Pick<SavedGame, 'info' | 'told'>>,
): Promise<void> {
  const transaction = (await database()).transaction('games', 'readwrite');
  const stored = await transaction.store.get(game.id);
  if (stored?.record === game.record) await transaction.store.put({ ...stored, ...known });
  await transaction.done;
}

export async function deleteGame(id: string): Promise<void> {
  await (await database()).delete('games', id);
}

export async function saveCustomGame(game: CustomGameFile): Promise<void> {
  await (await database()).put('own', game);
}

export async function deleteCustomGame(id: string): Promise<void> {
  await (await database()).delete('own', id);
}
