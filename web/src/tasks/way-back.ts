/** The way back from a task, such as a lesson, to the game that lay on the table before. */

import type { Game } from '../game/game.svelte';
import { dealNew } from '../game/deals';
import { continueGame } from '../saved/continue';

/** How to put this game on the table again. */
export function wayBack(game: Game): () => Promise<void> {
  const { deal, gameId } = game.table;
  const isBegun = game.table.scene?.can.restart === true;
  const { id, day } = game.autosave;
  const picture = game.table.model?.picture();
  return async () => {
    if (isBegun && id !== undefined) await continueGame(game, id);
    else if (deal !== undefined) game.dealGame(gameId, deal, day);
    else if (picture !== undefined) game.practice(gameId, picture);
    else dealNew(game, gameId);
  };
}
