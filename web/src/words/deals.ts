/** Deals as the bar names them. */

import { date, say } from './words.svelte';

/** The day of a daily deal, in few letters. */
export function shortDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return date(at, { timeZone: 'UTC', day: 'numeric', month: 'short' });
}

/** A longer deal is a list of all its cards. */
const NAME_MAX = 24;

/**
 * A deal as players read it: one of our own by its number alone, one of another program by that
 * program’s name, too. Undefined where all its cards are listed.
 */
export function dealName(deal: string | undefined): string | undefined {
  if (deal === undefined || deal.length > NAME_MAX) return undefined;
  return say('deal-name', { deal: deal.replace(/^own:/, '') });
}
