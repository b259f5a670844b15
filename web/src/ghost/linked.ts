/** Races that come with links. */

import type { Game } from '../game/game.svelte';
import { keepGhost } from './ghosts.svelte';
import { refusalOf } from './refusal';
import { runOf } from './run';

/** Has a game raced in the deal on the table. If that is impossible, a notice says why. */
export function raceLinked({ table, announcer }: Game, line: string, by: string | undefined): void {
  const { deal, gameId, model } = table;
  if (deal === undefined || !model) return;
  try {
    runOf(line, model);
    keepGhost({ game: gameId, deal, line, ...(by === undefined ? {} : { by }) });
  } catch (error) {
    announcer.note(refusalOf(error), 'problem');
  }
}
