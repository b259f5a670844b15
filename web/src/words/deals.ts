/** Deals as the bar names them. */

import { date } from './words.svelte';

/** A deal longer than this is a list of all its cards. */
const LISTED = 24;
const SHORT = 14;
const HEAD = 7;
const TAIL = 4;

/** Long numbers lose their middle. Undefined for a list of all cards, which has no number. */
export function shortDeal(deal: string): string | undefined {
  if (deal.length > LISTED) return undefined;
  return deal.length > SHORT ? `${deal.slice(0, HEAD)}…${deal.slice(-TAIL)}` : deal;
}

/** The day of a daily deal, in few letters. */
export function shortDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return date(at, { timeZone: 'UTC', day: 'numeric', month: 'short' });
}
