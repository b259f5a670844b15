/** The fair player, who plans hints in the background. */

import type { FairQuery, Scene, Table } from '../engine/engine';
import { fairPlayer } from '../engine/shared';
import type { Solver } from '../engine/solver';
import type { FairPlan } from '../engine/tasks';

/** After this long a hint comes without a plan: the engine may still have to be loaded. */
const PATIENCE_MS = 1_000;
/** Once there is a plan, a hint waits this long for a better one. */
const PATIENCE_FOR_BETTER_MS = 250;

/** The game that gets the plan. */
export interface Planned {
  readonly table: Pick<Table, 'applyPlan'> | undefined;
  readonly scene: Scene | undefined;
  giveHint(): void;
}

/**
 * Has a hint given once the fair player has thought: its best plan, or, where that takes too long,
 * its first one or none. Nothing is given if the player has gone on.
 */
export function plan(
  game: Planned,
  query: FairQuery,
  player: Pick<Solver, 'run'> = fairPlayer,
): void {
  const { scene } = game;
  let found: FairPlan | undefined;
  const give = (): void => {
    clearTimeout(timer);
    if (game.scene !== scene) return;
    if (found) game.table?.applyPlan(found.moves, found.percent, found.certain);
    game.giveHint();
  };
  let timer = setTimeout(give, PATIENCE_MS);
  // Not stopped if it is late: the engine is loaded then.
  player.run({ kind: 'plan', query }, (update) => {
    if (update.kind === 'plan') found = update.plan;
    if (update.last) return give();
    clearTimeout(timer);
    timer = setTimeout(give, PATIENCE_FOR_BETTER_MS);
  });
}
