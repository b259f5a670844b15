/** The engine in the background, shared by the game, its windows and reviews. */

import type { ReferenceFigures } from './jobs';
import { Solver } from './solver';
import SolverWorker from './worker?worker';

export const solver = new Solver(() => new SolverWorker());

/** Another one, for deals that are searched for before they are wanted: nothing waits for it. */
export const preparer = new Solver(() => new SolverWorker());

/** Another one, for reviews, which go on while one plays. */
export const reviews = new Solver(() => new SolverWorker());

/** Another one, for the fair player, so that a hint does not end the engine’s work. */
export const fairPlayer = new Solver(() => new SolverWorker());

/** Another one, for the games of the house, which nothing waits for either. */
export const house = new Solver(() => new SolverWorker());

/** The deals of a game that others are compared with, by its id or, of a custom game, its text. */
const referenceSets = new Map<string, ReferenceFigures>();

export function referenceSet(rules: string): ReferenceFigures {
  return referenceSets.get(rules) ?? { tried: 0, references: [] };
}

export function storeReferenceSet(rules: string, measured: ReferenceFigures): void {
  referenceSets.set(rules, measured);
}
