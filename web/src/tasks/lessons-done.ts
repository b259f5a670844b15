/** How far the player has come in each lesson. */

import { keep, kept } from '../browser/local-storage';

const NAME = 'webspinner-lessons';

/** How many steps of a lesson are done. */
export function stepsDone(id: string): number {
  const count = all()[id];
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
}

/** How many steps are done, by the id of the lesson. */
export function allStepsDone(): Record<string, number> {
  return Object.fromEntries(Object.keys(all()).map((id) => [id, stepsDone(id)]));
}

/** Notes that this many steps are done, unless more were done before. */
export function setStepsDone(id: string, count: number): void {
  if (stepsDone(id) < count) keep(NAME, { ...all(), [id]: count });
}

const all = (): Record<string, unknown> => ({ ...Object(kept(NAME)) });
