/** Which days had a daily deal won here, what streak they make, and their month as a calendar. */

import type { SavedGameSummary } from '../store/saved-games';
import { daysBefore } from './days';

/**
 * What became of a day's deals: at least one won, on that day, within a week or later; played, but
 * none won; or nothing.
 */
export type DayState = 'own' | 'won' | 'late' | 'played' | 'missed';

/** The days whose daily deals were played in this browser; all others were missed. */
export type PlayedDays = ReadonlyMap<string, Exclude<DayState, 'missed'>>;

/** What is needed of a saved game to know what it makes of a day. */
export type DayGame = Pick<SavedGameSummary, 'day' | 'info'> &
  Partial<Pick<SavedGameSummary, 'started' | 'updated' | 'seen' | 'judged'>>;

/** From the most that a day can become to the least. */
const STATES = ['own', 'won', 'late', 'played'] as const;

/** A deal counts for the streak if it is begun within this many days, its own counted. */
const STREAK_DAYS = 7;

/** Whether a day’s deal that is begun on another day is too late for the streak. */
export function isLate(day: string, begun: string): boolean {
  return begun > daysBefore(day, 1 - STREAK_DAYS);
}

export function playedDays(games: readonly DayGame[]): PlayedDays {
  const days = new Map<string, (typeof STATES)[number]>();
  for (const game of games) {
    if (game.day === undefined) continue;
    const state = stateOf(game, game.day);
    const known = days.get(game.day) ?? 'played';
    days.set(game.day, STATES.indexOf(state) < STATES.indexOf(known) ? state : known);
  }
  return days;
}

function stateOf(game: DayGame, day: string): (typeof STATES)[number] {
  const { info, started, updated } = game;
  if (info.result !== 'won') return 'played';
  if (started === undefined) return 'won';
  if (isLate(day, started.slice(0, 10))) return 'late';
  // Looking back at a game saves it anew: then only its beginning tells.
  const ended = game.seen || game.judged ? started : (updated ?? started);
  return ended.slice(0, 10) <= day ? 'own' : 'won';
}

/** Whether a day counts for the streak. */
export function isInStreak(state: DayState | undefined): boolean {
  return state === 'own' || state === 'won';
}

/** Whether a deal of the day was won, whenever that was. */
export function isWon(state: DayState | undefined): boolean {
  return isInStreak(state) || state === 'late';
}

/**
 * How many days were won in a row up to today. A day without a win is forgiven, but not counted; two
 * in a row end the streak. Today is not over yet, so it can only add to it.
 */
export function streak(days: PlayedDays, today: string): number {
  let won = isInStreak(days.get(today)) ? 1 : 0;
  let missed = 0;
  for (let before = 1; missed < 2; before += 1) {
    if (isInStreak(days.get(daysBefore(today, before)))) {
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

/** The first day of this day’s month. */
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
 * The weeks of a month, each with seven places: undefined for days of other months. Weeks begin on
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

/** Spider with one, two and four suits: each day, one of them is on the start screen. */
export const SPIDERS = ['spider-1', 'spider-2', 'spider'];

/** The game of Spider that stands out on a day, for newcomers as for everyone. */
export const spiderOf = (day: string): string => featured(day, SPIDERS)!;

/** Those of these games that stand out on a day: one of Spider, and beside it another one. */
export function featuredOf(day: string, games: readonly string[]): string[] {
  const other = featured(
    day,
    games.filter((game) => !SPIDERS.includes(game)),
  );
  return [spiderOf(day), other].filter(
    (game): game is string => game !== undefined && games.includes(game),
  );
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
