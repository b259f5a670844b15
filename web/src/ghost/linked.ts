/** Races that come with links. */

import { game } from '../game/current';
import { keepGhost } from './ghosts.svelte';
import { refusalOf } from './refusal';
import { runOf } from './run';

/** Has a game raced in the deal on the table. If that is impossible, a notice says why. */
export function raceLinked(line: string, by: string | undefined): void {
  const { deal, gameId, table } = game;
  if (deal === undefined || !table) return;
  try {
    runOf(line, table);
    keepGhost({ game: gameId, deal, line, ...(by === undefined ? {} : { by }) });
  } catch (error) {
    game.note(refusalOf(error), 'problem');
  }
}
