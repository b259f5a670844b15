/** How far the cards of a column lie apart. */

import type { Strip } from '../cards/faces';

/** The visible part of a covered face-down card, in heights of a card. */
const DOWN = 0.1;
const DOWN_MIN_PX = 3;
/**
 * What shows of a covered open card where there is room, in heights, if that is clearly more than
 * its index.
 */
const UP = 0.26;
const CLEARLY = 1.25;

/** The smallest touch target: cards are no closer than this if there is room. */
const TARGET_PX = 24;

/** What shows of a covered open card that is taller, and of one face down this share of it. */
export const TALL_STRIP_PX = 34;
const TALL_STRIP_MIN_PX = 28;
const TALL_DOWN = 0.28;

/** How far the cards of a column lie apart so that all of it fits; what is to show is in pixels. */
export function overlap(
  pile: { readonly down: number; readonly up: number },
  cardHeight: number,
  { least, whole }: Strip,
  room: number,
): { down: number; up: number } {
  const covered = Math.max(0, pile.up - 1);
  const spare = room - cardHeight;
  const best = whole
    ? Math.max(TALL_STRIP_MIN_PX, whole)
    : Math.max(TARGET_PX, roomy(cardHeight, least));
  let down = Math.max(DOWN_MIN_PX, whole ? best * TALL_DOWN : cardHeight * DOWN);
  let up = best;
  const left = (taken: number) => Math.max(0, spare - taken);
  const fits = () => pile.down * down + covered * up <= spare;
  // First the open cards lie closer, as long as they stay readable; then those face down; then the
  // open ones share what there is.
  if (!fits() && covered > 0)
    up = Math.min(best, Math.max(least, left(pile.down * down) / covered));
  if (!fits() && pile.down > 0) down = Math.max(DOWN_MIN_PX, left(covered * up) / pile.down);
  if (!fits() && covered > 0) up = left(pile.down * down) / covered;
  if (!fits() && pile.down > 0) down = left(covered * up) / pile.down;
  return { down, up };
}

/**
 * The distance of open cards if there is room: their index shows, or clearly more than that. A
 * little more would only show the edge of a picture.
 */
function roomy(cardHeight: number, strip: number): number {
  const most = cardHeight * UP;
  return most > strip * CLEARLY ? most : strip;
}
