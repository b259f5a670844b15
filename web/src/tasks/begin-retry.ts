/** Puts up a move to be played better: from a review, or one that has come back. */

import type { Step, Table } from '../engine/engine';
import { setUpTable } from '../engine/tables';
import type { Game } from '../game/game.svelte';
import { todayUtc } from '../days/days';
import { noteTried, type Mistake } from './mistakes';
import { want } from './wanted.svelte';
import { keepReview, type ReviewSubject } from '../game/shown-review.svelte';

/** Puts up the position before the move that lost. The solution is there and is not kept. */
export function retry(game: Game, review: ReviewSubject, lost: Step, solution: Table): void {
  const shown = { ...review, current: false };
  const from = solution.scene().figures.moves;
  const wanted = {
    kind: 'retry',
    game: solution.game(),
    picture: solution.picture(),
    line: solution.lineMoves().slice(from),
    lost,
    review: shown,
  } as const;
  want(game, wanted, () => keepReview({ ...shown, table: shown.table.copy() }));
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
  want(game, { kind: 'retry', game: id, picture, line, lost, ontried });
}
