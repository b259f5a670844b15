/** New deals. */

import { engine } from '../engine/engine';
import { game } from './current';

/** A new deal of the game on the table. */
export function newDeal(): void {
  game.dealGame(game.gameId, randomDeal());
}

/** A random deal, as text: the number is short enough to read out. */
export function randomDeal(): string {
  return engine.randomDeal(crypto.getRandomValues(new BigUint64Array(1))[0]!);
}
