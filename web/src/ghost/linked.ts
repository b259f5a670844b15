/** Races that come with links. */

import { game } from '../game/current';
import { keepGhost } from './ghosts.svelte';
import { refusalOf } from './refusal';
import { runOf } from './run';

/** Has a game raced in the deal on the table. If that is impossible, a notice says why. */
export function raceLinked(line: string, by: string | undefined): void {
  const { deal, gameId, model } = game.table;
  if (deal === undefined || !model) return;
  try {
    runOf(line, model);
    keepGhost({ game: gameId, deal, line, ...(by === undefined ? {} : { by }) });
  } catch (error) {
    game.announcer.note(refusalOf(error), 'problem');
  }
}
