/** How the cards of a film get from one position to the next. */

import type { Placed } from '../motion/leg';

/** For how long the frames of a film are shown. */
export const STILL_MS = { first: 1000, move: 160, between: 40, last: 2500 } as const;

/** How many frames show a move on its way: none in games so long that the film would be too. */
export function stepsFor(moves: number): number {
  return moves <= 200 ? 2 : 0;
}

/**
 * The cards at this share of the way, from 0 to 1: those under way on top. A card that turns over
 * shows its new side in the second half.
 */
export function onTheWay(from: readonly Placed[], to: readonly Placed[], share: number): Placed[] {
  const before = new Map(from.map((card) => [card.id, card]));
  const eased = share * share * (3 - 2 * share);
  const cards = to.map((card) => {
    const { x, y, face, pile } = before.get(card.id) ?? card;
    return {
      ...card,
      x: x + (card.x - x) * eased,
      y: y + (card.y - y) * eased,
      z: card.z + (pile === card.pile ? 0 : 10_000),
      face: share < 0.5 ? face : card.face,
    };
  });
  return cards.sort((one, other) => one.z - other.z);
}
