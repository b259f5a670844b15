/** What several parts of the page do alike. */

import { game } from '../game/game.svelte';
import { randomDeal } from './start';

/** A new deal of the game on the table. */
export function newDeal(): void {
  game.deal_game(game.gameId, randomDeal());
}
