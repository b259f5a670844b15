/** What the statistics show at first sight: weeks, and the time at the table. */

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

/** All the time at the table, in milliseconds. */
export function timeOf(infos: readonly RecordInfo[]): number {
  return infos.reduce((sum, { timeMs }) => sum + (timeMs ?? 0), 0);
}
