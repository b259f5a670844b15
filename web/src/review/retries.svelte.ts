/** The move that the player wants to play better. Its card is loaded only then. */

import type { Reviewed } from './shown-review.svelte';
import type { Step, Table } from '../engine/engine';
import { beginTask, taskEnded } from '../saved/task';
import type { Wanted } from './retry.svelte';

let wanted = $state.raw<Wanted>();

export function wantedRetry(): Wanted | undefined {
  return wanted;
}

export function endRetry(): void {
  wanted?.review.table.free();
  wanted = undefined;
  taskEnded();
}

/** Puts up the position before the move that lost. The solution stands there and is not kept. */
export function retry(review: Reviewed, lost: Step, solution: Table): void {
  wanted?.review.table.free();
  const goBack = beginTask(endRetry);
  const from = solution.scene().figures.moves;
  wanted = {
    game: solution.game(),
    picture: solution.picture(),
    line: solution.lineMoves().slice(from),
    lost,
    review: { ...review, current: false },
    goBack,
  };
}
