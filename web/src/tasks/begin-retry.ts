/** Puts up a move to be played better: from a review, or one that has come back. */

import type { Step, Table } from '../engine/engine';
import { setUpTable } from '../engine/tables';
import type { Game } from '../game/game.svelte';
import { beginTask } from './way-back';
import { todayUtc } from '../days/days';
import { noteTried, type Mistake } from './mistakes';
import { endRetry, want } from './wanted-retry.svelte';
import { keepReview, type Reviewed } from '../game/shown-review.svelte';

/** Puts up the position before the move that lost. The solution is there and is not kept. */
export function retry(game: Game, review: Reviewed, lost: Step, solution: Table): void {
  const shown = { ...review, current: false };
  const goBack = beginTask(game, endRetry, () =>
    keepReview({ ...shown, table: shown.table.copy() }),
  );
  const from = solution.scene().figures.moves;
  want({
    game: solution.game(),
    picture: solution.picture(),
    line: solution.lineMoves().slice(from),
    lost,
    review: shown,
    goBack,
  });
}

/** Puts up a mistake that has come back. Throws a readable error if its game is there no more. */
export function retryMistake(game: Game, mistake: Mistake): void {
  const { game: id, picture, line } = mistake;
  const table = setUpTable(id, picture);
  const { refused } = table.play(mistake.lost, 0);
  const lost = table.lineStep(1);
  table.free();
  // What is stored need not be ours.
  if (!lost) throw new Error(refused);
  const ontried = (isBetter: boolean): void => noteTried(mistake, isBetter, todayUtc());
  want({ game: id, picture, line, lost, ontried, goBack: beginTask(game, endRetry) });
}
