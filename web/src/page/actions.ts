/** What several parts of the page do alike. */

import { game, type Help } from '../game/game.svelte';
import { settings } from '../game/settings.svelte';
import { randomDeal } from './start';
import { engineAsk } from './engine-ask.svelte';
import { open } from './windows.svelte';

/** A new deal of the game on the table. */
export function newDeal(): void {
  game.deal_game(game.gameId, randomDeal());
}

/** Asks the engine for help; before the first time, whether the player wants what it knows. */
export function askEngine(help: Help): void {
  if (settings.engineAgreed || game.scene?.score.solver || game.scene?.ending === 'won') game.want(help);
  else {
    engineAsk.help = help;
    void open('engine');
  }
}
