/** Deals as the bar names them. */

import { date } from './words.svelte';

/** The day of a daily deal, in few letters. */
export function shortDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return date(at, { timeZone: 'UTC', day: 'numeric', month: 'short' });
}
