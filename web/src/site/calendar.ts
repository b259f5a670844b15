/** Which days had a daily deal won here, what streak they make, and their month as a calendar. */

import type { SavedGameSummary } from '../store/saved-games';
import { daysBefore } from './days';

/** What became of a day's deals: at least one won; played, but none won; or nothing. */
export type DayState = 'won' | 'played' | 'missed';

/** The days whose daily deals were played in this browser; all others were missed. */
export type PlayedDays = ReadonlyMap<string, Exclude<DayState, 'missed'>>;

export function playedDays(games: readonly Pick<SavedGameSummary, 'day' | 'info'>[]): PlayedDays {
  const days = new Map<string, 'won' | 'played'>();
  for (const { day, info } of games) {
    if (day === undefined || days.get(day) === 'won') continue;
    days.set(day, info.result === 'won' ? 'won' : 'played');
  }
  return days;
}

/**
 * How many days were won in a row up to today. A day without a win is forgiven, but not counted; two
 * in a row end the streak. Today is not over yet, so it can only add to it.
 */
export function streak(days: PlayedDays, today: string): number {
  let won = days.get(today) === 'won' ? 1 : 0;
  let missed = 0;
  for (let before = 1; missed < 2; before += 1) {
    if (days.get(daysBefore(today, before)) === 'won') {
      won += 1;
      missed = 0;
    } else missed += 1;
  }
  return won;
}

/** A day of a calendar. */
export interface CalendarDay {
  readonly day: string;
  /** Undefined on days to come, and today as long as nothing was played. */
  readonly state: DayState | undefined;
  readonly isToday: boolean;
}

/** The first day of the month in which this day lies. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month this many months later; earlier, if the number is negative. */
export function monthsAfter(month: string, months: number): string {
  const first = new Date(`${month}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

/**
 * The weeks of a month, each with seven places: undefined for those of other months. Weeks begin on
 * this weekday, from 0 for Sunday. Days before the first one played do not count as missed: nobody
 * was there to miss them.
 */
export function weeksOf(
  month: string,
  days: PlayedDays,
  today: string,
  firstWeekday: number,
): (CalendarDay | undefined)[][] {
  const earliest = [...days.keys()].sort()[0] ?? today;
  const lead = (new Date(`${month}T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7;
  const cells: (CalendarDay | undefined)[] = Array.from({ length: lead });
  for (let day = month; monthOf(day) === month; day = daysBefore(day, -1)) {
    const isMissed = day >= earliest && day < today;
    cells.push({
      day,
      state: days.get(day) ?? (isMissed ? 'missed' : undefined),
      isToday: day === today,
    });
  }
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/**
 * The game that stands out on a day, the same for everyone: each has its turn. The step keeps games
 * apart that follow each other in the alphabet, because those are often alike.
 */
export function featured(day: string, games: readonly string[]): string | undefined {
  const sorted = games.toSorted();
  const count = sorted.length;
  if (count === 0) return undefined;
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  let step = Math.max(1, Math.floor(count * 0.38));
  while (divisor(step, count) > 1) step += 1;
  return sorted[(number * step) % count];
}

/** The greatest common divisor. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
