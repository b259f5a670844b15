/** The fair player, who plans hints in the background. */

import type { FairQuery, Scene, Table } from '../engine/engine';
import { fairPlayer } from '../engine/shared';
import type { Solver } from '../engine/solver';
import type { FairPlan, Job } from '../engine/jobs';

/** After this long a hint comes without a plan: the engine may still have to be loaded. */
const PATIENCE_MS = 1_000;
/** Once there is a plan, a hint waits this long for a better one. */
const PATIENCE_FOR_BETTER_MS = 250;

/** The table that gets the plan. */
export interface PlanTable {
  readonly model: Pick<Table, 'applyPlan' | 'hintQuery'> | undefined;
  readonly scene: Scene | undefined;
}

/** A plan on its way. */
interface Coming {
  readonly job: Extract<Job, { kind: 'plan' }>;
  /** Runs while a hint waits for it. */
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** What the player saw who asked for it. */
  scene?: Scene | undefined;
}

let coming: Coming | undefined;

/**
 * Has a hint given once the fair player has thought: its best plan, or, where that takes too long,
 * its first one or none. A plan that is late serves the next hint. Nothing is given if the player
 * has gone on.
 */
export function plan(
  table: PlanTable,
  query: FairQuery,
  giveHint: () => void,
  player: Pick<Solver, 'run' | 'job'> = fairPlayer,
): void {
  // Asking again waits for the same plan: started over with every press, it would never come.
  const isComing =
    coming !== undefined &&
    coming.job === player.job &&
    coming.job.query.knowledge === query.knowledge;
  const it: Coming = coming && isComing ? coming : { job: { kind: 'plan', query } };
  coming = it;
  let found: FairPlan | undefined;
  const give = (): void => {
    const isAwaited = it.timer !== undefined;
    clearTimeout(it.timer);
    it.timer = undefined;
    if (table.model?.hintQuery()?.knowledge !== query.knowledge) return;
    if (found) table.model.applyPlan(found.moves, found.percent, found.certain);
    if (isAwaited && table.scene === it.scene) giveHint();
  };
  it.scene = table.scene;
  it.timer ??= setTimeout(give, PATIENCE_MS);
  if (isComing) return;
  player.run(it.job, (update) => {
    if (update.kind === 'plan') found = update.plan;
    if (update.last || it.timer === undefined) return give();
    clearTimeout(it.timer);
    it.timer = setTimeout(give, PATIENCE_FOR_BETTER_MS);
  });
}
