/** The engine in the background, shared by the game, its windows and reviews. */

import type { ReferenceSetView } from './tasks';
import { Solver } from './solver';
import SolverWorker from './worker?worker';

export const solver = new Solver(() => new SolverWorker());

/** The deals of a game that others are compared with, by the text of its file. */
const referenceSets = new Map<string, ReferenceSetView>();

export function referenceSet(rules: string): ReferenceSetView {
  return referenceSets.get(rules) ?? { tried: 0, references: [] };
}

export function storeReferenceSet(rules: string, measured: ReferenceSetView): void {
  referenceSets.set(rules, measured);
}
