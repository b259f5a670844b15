/** Deals as the bar names them. */

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
