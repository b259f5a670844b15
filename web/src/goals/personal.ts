/** How far each goal of the player's own choosing has come since it was set. */

import type { RecordInfo } from '../engine/engine';
import type { PlayKind } from '../engine/whole';
import { weekOf } from '../days/days';
import { WAYS, type PersonalGoal, type PersonalKind } from '../store/personal-goals';
import type { GameEnd, GoalEvent } from './events';

/** More than anybody would pursue at a time. */
export const GOALS_MAX = 12;

export const MINUTE_MS = 60_000;

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

/** Whether only first tries of a deal count: a player who knows the cards wins sooner. */
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
