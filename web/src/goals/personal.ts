/** Goals of the player's own choosing, and how far each has come since it was set. */

import type { RecordInfo } from '../engine/engine';
import type { PlayKind } from '../engine/whole';
import { weekOf } from '../days/days';
import type { GameEnd, GoalEvent } from './events';

export const KINDS = ['wins', 'week', 'row', 'moves', 'minutes'] as const;
export type PersonalKind = (typeof KINDS)[number];

/** How games can be played, the loosest first: what satisfies one satisfies all before it. */
export const WAYS = [
  'helped',
  'new-card',
  'undo',
  'no-undo',
  'undo-off',
] as const satisfies readonly PlayKind[];

export interface PersonalGoal {
  readonly kind: PersonalKind;
  /** The game it is about; empty for any. */
  readonly game: string;
  /** How many wins it takes, or at most how many moves or minutes one may have. */
  readonly need: number;
  /** The loosest way to play for which a win counts. */
  readonly way: PlayKind;
  /** When it was set: ISO 8601, in UTC. What was played before does not count. */
  readonly since: string;
}

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly step: number;
  readonly way: PlayKind;
}

/** Which numbers a kind can have, and with which number and way it begins. */
export const LIMITS: Readonly<Record<PersonalKind, Limits>> = {
  wins: { least: 1, most: 1000, usual: 10, step: 1, way: 'helped' },
  week: { least: 1, most: 100, usual: 3, step: 1, way: 'helped' },
  row: { least: 2, most: 100, usual: 3, step: 1, way: 'helped' },
  moves: { least: 10, most: 2000, usual: 150, step: 5, way: 'new-card' },
  minutes: { least: 1, most: 240, usual: 10, step: 1, way: 'new-card' },
};

/** More than anybody would pursue at a time. */
export const GOALS_MAX = 12;

const GAME_MAX = 100;
export const MINUTE_MS = 60_000;

/** A name without the time: a goal set on two devices is there once. */
export function nameOf({ kind, game, need, way }: Omit<PersonalGoal, 'since'>): string {
  return `${way === LIMITS[kind].way ? kind : `${kind}-${way}`}:${need}:${game}`;
}

/** The goal with this name; undefined unless all of it makes sense. */
export function goalFrom(name: string, since: unknown): PersonalGoal | undefined {
  // Once a kind of its own.
  const current = name.replace(/^no-undo:/, 'wins-no-undo:');
  const [, found, how, digits, game] =
    /^([a-z]+)(?:-([a-z-]+))?:(\d{1,4}):(.*)$/.exec(current) ?? [];
  const kind = KINDS.find((one) => one === found);
  if (!kind || game === undefined || game.length > GAME_MAX) return undefined;
  const { least, most, way: usual } = LIMITS[kind];
  const way = WAYS.find((one) => one === (how ?? usual));
  const need = Number(digits);
  if (!way || need < least || need > most || !isMoment(since)) return undefined;
  return { kind, game, need, way, since };
}

/** As `Date.toISOString` writes it: as such texts sort, so do times. */
function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

export interface PersonalStanding {
  readonly goal: PersonalGoal;
  /** How many wins it has, at most those it needs; of a single win, none or one. */
  readonly done: number;
  readonly of: number;
  readonly reached: boolean;
  /** When it was reached. */
  readonly at: string | undefined;
}

/** Kinds that a single win reaches, and what it has of what the number limits. */
const MEASURES: Partial<Record<PersonalKind, (won: RecordInfo) => number | undefined>> = {
  moves: ({ moves }) => moves,
  minutes: ({ timeMs }) => (timeMs === undefined ? undefined : timeMs / MINUTE_MS),
};

/** Whether only first tries of a deal count: who knows the cards wins sooner. */
export const isOfFirstTries = (kind: PersonalKind): boolean => kind === 'row' || kind in MEASURES;

/** How far a goal has come at this moment by everything that has happened, oldest first. */
export function standing(
  goal: PersonalGoal,
  events: readonly GoalEvent[],
  now: Date,
): PersonalStanding {
  const { kind, need } = goal;
  const of = kind in MEASURES ? 1 : need;
  let done = 0;
  let at: string | undefined;
  for (const end of events) {
    if (at !== undefined) break;
    if (end.is !== 'game' || !matters(goal, end, now)) continue;
    if (kind === 'row' && !end.won) done = 0;
    if (!counts(goal, end)) continue;
    done += 1;
    if (done >= of) at = end.at;
  }
  return { goal, done, of, reached: at !== undefined, at };
}

/** Whether a game is one of those that the goal speaks of. */
function matters(goal: PersonalGoal, end: GameEnd, now: Date): boolean {
  const { kind, game, since } = goal;
  if (end.at <= since || (game !== '' && end.info.game !== game)) return false;
  if (isOfFirstTries(kind) && !end.first) return false;
  return kind !== 'week' || weekOf(new Date(end.at)) === weekOf(now);
}

/** Whether a game adds to it. */
function counts({ kind, need, way }: PersonalGoal, { won, info }: GameEnd): boolean {
  if (!won || !isPlayed(info, way)) return false;
  const measure = MEASURES[kind];
  return !measure || (measure(info) ?? Infinity) <= need;
}

/** Whether it was played in this way or a stricter one. */
function isPlayed({ kind, assisted }: RecordInfo, way: PlayKind): boolean {
  return WAYS.indexOf(kind ?? (assisted ? 'helped' : 'new-card')) >= WAYS.indexOf(way);
}

/**
 * The least moves or minutes of a win that such a goal could count: all that is left to do is to
 * beat it.
 */
export function bestOf(
  { kind, game, way, since }: Omit<PersonalGoal, 'need'>,
  events: readonly GoalEvent[],
): number | undefined {
  const measure = MEASURES[kind];
  if (!measure) return undefined;
  const values = events.flatMap((end) => {
    const fits = end.is === 'game' && end.won && end.first && end.at > since;
    if (!fits || (game !== '' && end.info.game !== game)) return [];
    return isPlayed(end.info, way) ? (measure(end.info) ?? []) : [];
  });
  return values.length > 0 ? Math.min(...values) : undefined;
}
