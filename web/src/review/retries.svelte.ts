/** The move that the player wants to play better. Its card is loaded only then. */

import type { Reviewed } from './shown-review.svelte';
import type { Step, Table } from '../engine/engine';
import { game } from '../game/current';
import { continueGame } from '../saved/continue';
import type { Wanted } from './retry.svelte';

let wanted = $state.raw<Wanted>();

export function wantedRetry(): Wanted | undefined {
  return wanted;
}

export function endRetry(): void {
  wanted?.review.table.free();
  wanted = undefined;
}

/** Puts up the position before the move that lost. The solution stands there and is not kept. */
export function retry(review: Reviewed, lost: Step, solution: Table): void {
  const goBack = wanted?.goBack ?? wayBack();
  endRetry();
  const from = solution.scene().score.moves;
  wanted = {
    game: solution.game(),
    picture: solution.picture(),
    line: solution.lineMoves().slice(from),
    lost,
    review: { ...review, current: false },
    goBack,
  };
}

/** How to put the game back on the table that lies there now. */
function wayBack(): () => Promise<void> {
  const { deal, gameId } = game;
  const begun = game.scene?.can.restart === true;
  const [id, picture] = [game.autosave.id, game.table?.picture()];
  return async () => {
    if (begun && id !== undefined) await continueGame(id);
    else if (deal !== undefined) game.dealGame(gameId, deal);
    else if (picture !== undefined) game.practice(gameId, picture);
  };
}
