/** The one engine in the background: the game, its windows and reviews share it. */

import type { YardstickView } from './errands';
import { Solver } from './solver';
import SolverWorker from './worker?worker';

export const solver = new Solver(() => new SolverWorker());

/** The deals of a game that others are compared with, by the text of its file. */
const yardsticks = new Map<string, YardstickView>();

export function yardstick(rules: string): YardstickView {
  return yardsticks.get(rules) ?? { tried: 0, references: [] };
}

export function keepYardstick(rules: string, measured: YardstickView): void {
  yardsticks.set(rules, measured);
}
