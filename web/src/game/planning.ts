/** The fair player, who plans hints in the background. */

import type { FairQuery, Scene, Table } from '../engine/engine';
import { fairPlayer } from '../engine/shared';
import type { Solver } from '../engine/solver';
import type { FairPlan } from '../engine/tasks';

/** After this long a hint comes without a plan: the engine may still have to be loaded. */
const PATIENCE_MS = 1_000;

/** The game that gets the plan. */
export interface Planned {
  readonly table: Pick<Table, 'applyPlan'> | undefined;
  readonly scene: Scene | undefined;
  giveHint(): void;
}

/**
 * Has a hint given once the fair player has thought, or without a plan if that takes too long.
 * Nothing is given if the player has gone on.
 */
export function plan(
  game: Planned,
  query: FairQuery,
  player: Pick<Solver, 'run'> = fairPlayer,
): void {
  const { scene } = game;
  const give = (found?: FairPlan): void => {
    clearTimeout(timer);
    if (game.scene !== scene) return;
    if (found) game.table?.applyPlan(found.moves, found.certain);
    game.giveHint();
  };
  const timer = setTimeout(give, PATIENCE_MS);
  // Not stopped if it is late: the engine is loaded then.
  player.run({ kind: 'plan', query }, (update) =>
    give(update.kind === 'plan' ? update.plan : undefined),
  );
}
