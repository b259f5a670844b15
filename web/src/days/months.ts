/** What a month of daily deals was worth: a medal for the days won. */

import { isWon, monthOf, monthsAfter, type PlayedDays } from './calendar';
import { daysBefore } from './days';

export const MEDALS = ['bronze', 'silver', 'gold'] as const;
export type Medal = (typeof MEDALS)[number];

/** How many days bronze and silver take in a full month. Gold takes all of them. */
const FULL = { bronze: 10, silver: 20 };

/** How many days each medal takes, in a month that had this many. */
export function needs(days: number): Record<Medal, number> {
  return {
    bronze: Math.min(FULL.bronze, Math.ceil(days / 3)),
    silver: Math.min(FULL.silver, Math.ceil((2 * days) / 3)),
    gold: days,
  };
}

export interface Month {
  /** Its first day. */
  readonly month: string;
  /** How many of its days had deals, or will have. */
  readonly days: number;
  /** How many were won, on the day or later. */
  readonly won: number;
  readonly medal: Medal | undefined;
  /** The next medal, and how many more days it takes. */
  readonly next: { readonly medal: Medal; readonly more: number } | undefined;
}

/** A month. Days before the first that had deals do not count, unless they were won. */
export function monthWon(month: string, days: PlayedDays, first: string | undefined): Month {
  const wins = [...days.keys()].filter((day) => monthOf(day) === month && isWon(days.get(day)));
  const earliest = [...wins, ...(first === undefined ? [] : [first])].sort()[0] ?? month;
  const count = daysFrom(earliest > month ? earliest : month);
  const won = wins.length;
  const takes = needs(count);
  const medal = MEDALS.findLast((one) => count > 0 && won >= takes[one]);
  const next = MEDALS.find((one) => won < takes[one]);
  return {
    month,
    days: count,
    won,
    medal,
    next: next && { medal: next, more: takes[next] - won },
  };
}

/** The days of a month from this one on. */
function daysFrom(day: string): number {
  const last = daysBefore(monthsAfter(monthOf(day), 1), 1);
  return Number(last.slice(8)) - Number(day.slice(8)) + 1;
}

/** The months with a medal, the latest first. */
export function monthsWithMedal(days: PlayedDays, first: string | undefined): Month[] {
  const months = new Set([...days.keys()].map(monthOf));
  return [...months]
    .sort()
    .reverse()
    .map((month) => monthWon(month, days, first))
    .filter(({ medal }) => medal !== undefined);
}
