/** Reviews a line: queries the engine about its positions, one after another, in the background. */

import type { EngineQuery, Review, Step, VerdictView } from '../engine/engine';
import type { Solver } from '../engine/solver';

/** What a review needs of its table, which is a copy. */
export interface ReviewedTable {
  lineLength(): number;
  goToMove(moves: number, now_ms: number): unknown;
  lineStep(move: number): Step | undefined;
  lineTexts(): string[];
  nextQuery(wanted: 'lastWinnable'): EngineQuery | undefined;
  applyAnswer(wanted: 'lastWinnable', query: EngineQuery, verdict: VerdictView): void;
  review(): Review;
  free(): void;
}

export class Reviewer {
  /** What is known so far. */
  review = $state.raw<Review>()!;
  working = $state(false);
  /** Why the engine stopped, if it did. */
  trouble = $state.raw<string>();
  readonly length: number;
  readonly #table: ReviewedTable;
  readonly #solver: Pick<Solver, 'run'>;
  #stop: (() => void) | undefined;

  constructor(table: ReviewedTable, solver: Pick<Solver, 'run'>) {
    this.#table = table;
    this.#solver = solver;
    this.length = table.lineLength();
    table.goToMove(this.length, 0);
    this.review = table.review();
    this.work();
  }

  /** Starts or continues the review, also after a failure. */
  work(): void {
    const query = this.#table.nextQuery('lastWinnable');
    this.working = query !== undefined;
    this.trouble = undefined;
    if (!query) return;
    this.#stop = this.#solver.run({ kind: 'answer', query }, (update) => {
      if (update.kind === 'answer') {
        this.#table.applyAnswer('lastWinnable', query, update.verdict);
        this.review = this.#table.review();
        this.work();
      } else if (update.kind === 'failed') {
        this.working = false;
        this.trouble = update.reason;
      }
    });
  }

  /** The move of this number, from 1, as it is shown on the position before it. */
  step(move: number): Step | undefined {
    return this.#table.lineStep(move);
  }

  /** All moves in words. */
  texts(): string[] {
    return this.#table.lineTexts();
  }

  close(): void {
    this.#stop?.();
    this.#table.free();
  }
}
