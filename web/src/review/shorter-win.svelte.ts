/** Looks for a win in fewer moves than a game took, in the background. */

import type { EngineQuery } from '../engine/engine';
import type { Solver } from '../engine/solver';

/** The levels of effort that are tried, of the engine’s three: half a second, then some seconds. */
const EFFORTS = 2;

export class ShorterWin {
  /** The line, in notation; none if the engine found no shorter one; undefined until it has looked. */
  line = $state.raw<readonly string[]>();
  #stop: (() => void) | undefined;
  readonly #solver: Pick<Solver, 'run'>;

  constructor(start: EngineQuery, length: number, solver: Pick<Solver, 'run'>) {
    this.#solver = solver;
    this.#look(start, length);
  }

  #look(query: EngineQuery, length: number): void {
    this.#stop = this.#solver.run({ kind: 'answer', query }, (update) => {
      if (update.kind !== 'answer') return;
      const { verdict } = update;
      if (verdict.is === 'won') this.line = verdict.line.length < length ? verdict.line : [];
      else if (query.effort + 1 < EFFORTS)
        this.#look({ ...query, effort: query.effort + 1 }, length);
      else this.line = [];
    });
  }

  close(): void {
    this.#stop?.();
  }
}
