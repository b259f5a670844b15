/** What several parts of the page do alike. */

import { game } from './current';

/** A new deal of the game on the table. */
export function newDeal(): void {
  game.dealGame(game.gameId, randomDeal());
}

/** One of our own deals, of which there are more than anyone will see. */
export function randomDeal(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String((BigInt(high) << 32n) | BigInt(low));
}
