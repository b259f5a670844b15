/** Goals of the player's own choosing, and how far each has come since it was set. */

import type { RecordInfo } from '../engine/engine';
import { weekOf } from '../site/days';
import type { GameEnd, GoalEvent } from './events';

export const KINDS = ['wins', 'week', 'row', 'no-undo', 'moves', 'minutes'] as const;
export type PersonalKind = (typeof KINDS)[number];

export interface PersonalGoal {
  readonly kind: PersonalKind;
  /** The game it is about; empty for any. */
  readonly game: string;
  /** How many wins it takes, or at most how many moves or minutes one may have. */
  readonly need: number;
  /** When it was set: ISO 8601, in UTC. What was played before does not count. */
  readonly since: string;
}

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly step: number;
}

/** Which numbers a kind can have, and the one it begins with. */
export const LIMITS: Readonly<Record<PersonalKind, Limits>> = {
  wins: { least: 1, most: 1000, usual: 10, step: 1 },
  week: { least: 1, most: 100, usual: 3, step: 1 },
  row: { least: 2, most: 100, usual: 3, step: 1 },
  'no-undo': { least: 1, most: 100, usual: 1, step: 1 },
  moves: { least: 10, most: 2000, usual: 150, step: 5 },
  minutes: { least: 1, most: 240, usual: 10, step: 1 },
};

/** More than anybody would pursue at a time. */
export const GOALS_MAX = 12;

const GAME_MAX = 100;
export const MINUTE_MS = 60_000;

/** A name without the time: a goal set on two devices is there once. */
export function nameOf({ kind, game, need }: Omit<PersonalGoal, 'since'>): string {
  return `${kind}:${need}:${game}`;
}

/** The goal with this name; undefined unless all of it makes sense. */
export function goalFrom(name: string, since: unknown): PersonalGoal | undefined {
  const [, found, digits, game] = /^([a-z-]+):(\d{1,4}):(.*)$/.exec(name) ?? [];
  const kind = KINDS.find((one) => one === found);
  const need = Number(digits);
  if (!kind || game === undefined || game.length > GAME_MAX) return undefined;
  if (need < LIMITS[kind].least || need > LIMITS[kind].most) return undefined;
  return isMoment(since) ? { kind, game, need, since } : undefined;
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

/** Whether it is one for which only games without help count. */
export const isUnassisted = (kind: PersonalKind): boolean => kind === 'no-undo' || kind in MEASURES;

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
function matters({ kind, game, since }: PersonalGoal, end: GameEnd, now: Date): boolean {
  if (end.at <= since || (game !== '' && end.info.game !== game)) return false;
  return kind !== 'week' || weekOf(new Date(end.at)) === weekOf(now);
}

/** Whether a game adds to it. */
function counts({ kind, need }: PersonalGoal, { won, info }: GameEnd): boolean {
  if (!won || (isUnassisted(kind) && info.assisted)) return false;
  if (kind === 'no-undo') return info.undos === 0;
  const measure = MEASURES[kind];
  return !measure || (measure(info) ?? Infinity) <= need;
}

/**
 * The least moves or minutes of a win that such a goal could count: all that is left to do is to
 * beat it.
 */
export function bestOf(
  kind: PersonalKind,
  game: string,
  events: readonly GoalEvent[],
  since = '',
): number | undefined {
  const measure = MEASURES[kind];
  if (!measure) return undefined;
  const values = events.flatMap((end) => {
    const fits = end.is === 'game' && end.won && !end.info.assisted && end.at > since;
    return fits && (game === '' || end.info.game === game) ? (measure(end.info) ?? []) : [];
  });
  return values.length > 0 ? Math.min(...values) : undefined;
}
