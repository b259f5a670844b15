/** The days of a year, as a map: a column for each week, and a tone for how much was played. */

import { dayHere, daysAfter, daysBefore, firstWeekday, weekOf } from '../days/days';
import type { Ended } from './series';

/** A day of the map. */
export interface YearDay {
  /** As `2026-11-23`, where the player is. */
  readonly day: string;
  readonly games: number;
  readonly won: number;
}

/** How many weeks are shown: a whole year, on whichever weekday it begins. */
export const WEEKS = 53;
export const TONES = 4;

/** The weeks up to now, each with seven places, undefined for days to come. */
export function yearWeeks(
  games: readonly Ended[],
  now: Date,
  from: number = firstWeekday(),
): readonly (readonly (YearDay | undefined)[])[] {
  const counts = new Map<string, { games: number; won: number }>();
  for (const { updated, info } of games) {
    const day = dayHere(new Date(updated));
    const { games, won } = counts.get(day) ?? { games: 0, won: 0 };
    counts.set(day, { games: games + 1, won: won + Number(info.result === 'won') });
  }
  const [today, last] = [dayHere(now), weekOf(now, from)];
  return Array.from({ length: WEEKS }, (_, week) => {
    const first = daysBefore(last, 7 * (WEEKS - 1 - week));
    return Array.from({ length: 7 }, (_, nth) => {
      const day = daysAfter(first, nth);
      return day > today ? undefined : { day, games: 0, won: 0, ...counts.get(day) };
    });
  });
}

/** The days of the map on which something was played, oldest first. */
export function playedOf(weeks: ReturnType<typeof yearWeeks>): YearDay[] {
  return weeks.flat().filter((day): day is YearDay => day !== undefined && day.games > 0);
}

/**
 * How many games the strongest tone stands for: what nine of ten days do not exceed, so that one
 * long day does not make all others pale.
 */
export function topOf(played: readonly YearDay[]): number {
  const sorted = played.map(({ games }) => games).sort((one, other) => one - other);
  return Math.max(TONES, sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0);
}

/** The tone of this many games, from 1 to `TONES`; 0 for none. */
export function toneOf(games: number, top: number): number {
  return Math.min(TONES, Math.ceil((games * TONES) / top));
}

/** The columns in which a month begins, with one of its days; not where the next is too close. */
export function monthsOf(
  weeks: ReturnType<typeof yearWeeks>,
): { readonly at: number; readonly day: string }[] {
  const days = weeks.map((week) => week.find((day) => day !== undefined)?.day ?? '');
  const begins = days.flatMap((day, at) =>
    at === 0 || day.slice(0, 7) !== days[at - 1]?.slice(0, 7) ? [{ at, day }] : [],
  );
  return begins.filter(({ at }, nth) => (begins[nth + 1]?.at ?? WEEKS) - at >= 3);
}
