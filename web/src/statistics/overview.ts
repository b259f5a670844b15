/** What the statistics show at first sight: weeks, and the games with the best of each. */

import type { RecordInfo } from '../engine/engine';
import { daysBefore, firstWeekday, weekOf } from '../days/days';
import type { Ended } from './series';

/** What was played in a week. */
export interface Week {
  /** Its first day, as `2026-11-23`. */
  readonly first: string;
  readonly won: number;
  readonly lost: number;
}

const WEEKS_MIN = 8;
const WEEKS_MAX = 26;

/** The weeks up to now, from the first with a game: half a year at most, two months at least. */
export function weeks(
  games: readonly Ended[],
  now: Date,
  from: number = firstWeekday(),
): readonly Week[] {
  const counts = new Map<string, { won: number; lost: number }>();
  for (const { updated, info } of games) {
    const week = weekOf(new Date(updated), from);
    const count = counts.get(week) ?? { won: 0, lost: 0 };
    count[info.result === 'won' ? 'won' : 'lost'] += 1;
    counts.set(week, count);
  }
  const last = weekOf(now, from);
  const all = Array.from({ length: WEEKS_MAX }, (_, ago) => daysBefore(last, 7 * ago)).reverse();
  const begin = all.findIndex((first) => counts.has(first));
  const shown = begin < 0 ? WEEKS_MIN : Math.max(WEEKS_MIN, WEEKS_MAX - begin);
  return all.slice(-shown).map((first) => ({ first, won: 0, lost: 0, ...counts.get(first) }));
}

/** How often a game was played and won, and the best of the wins. */
export interface GameFigures {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Undefined unless it was won. */
  readonly moves: number | undefined;
  readonly points: number | undefined;
  readonly timeMs: number | undefined;
}

/** Each game that was played, those played most first. */
export function figuresByGame(infos: readonly RecordInfo[]): GameFigures[] {
  const played = new Map<string, RecordInfo[]>();
  for (const info of infos) {
    const known = played.get(info.game);
    if (known) known.push(info);
    else played.set(info.game, [info]);
  }
  return [...played]
    .map(([game, all]) => {
      const won = all.filter(({ result }) => result === 'won');
      return {
        game,
        played: all.length,
        won: won.length,
        moves: least(won.map(({ moves }) => moves)),
        points: least(
          won.map(({ score }) => -score),
          -1,
        ),
        timeMs: least(won.flatMap(({ timeMs }) => timeMs ?? [])),
      };
    })
    .sort((one, other) => other.played - one.played);
}

function least(values: readonly number[], sign: 1 | -1 = 1): number | undefined {
  if (values.length === 0) return undefined;
  return sign * values.reduce((one, other) => Math.min(one, other));
}

/** All the time at the table, in milliseconds. */
export function timeOf(infos: readonly RecordInfo[]): number {
  return infos.reduce((sum, { timeMs }) => sum + (timeMs ?? 0), 0);
}
