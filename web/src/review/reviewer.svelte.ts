/** Reviews a line: queries the engine about its positions, one after another, in the background. */

import type { EngineQuery, Remark, Review, Step, Table, VerdictView } from '../engine/engine';
import type { Solver } from '../engine/solver';

/** What a review needs of its table, which is a copy. */
export interface ReviewedTable {
  start(): EngineQuery;
  lineLength(): number;
  lineMoves(): string[];
  goToMove(moves: number, now_ms: number): unknown;
  lineStep(move: number): Step | undefined;
  lineTexts(): string[];
  nextQuery(wanted: 'lastWinnable'): EngineQuery | undefined;
  applyAnswer(wanted: 'lastWinnable', query: EngineQuery, verdict: VerdictView): void;
  review(): Review;
  remarks(): { moves: (Remark | undefined)[] };
  missedJoin(move: number): Step | undefined;
  engineHint(): Step | undefined;
  solutionLength(): number | undefined;
  solution(): Table | undefined;
  copy(): Table;
  free(): void;
}

/** What tells one line from another. */
export type Line = Pick<ReviewedTable, 'start' | 'lineMoves'>;

export function isSame(one: Line, other: Line): boolean {
  const textOf = (line: Line): string =>
    [line.start().rules, line.start().position, ...line.lineMoves()].join('\n');
  return textOf(one) === textOf(other);
}

/** A move that keeps a game winnable. */
export interface Better {
  readonly step: Step;
  /** In how many moves the game is won with it, that move included. */
  readonly moves: number;
}

export class Reviewer {
  /** What is known so far. */
  review = $state.raw<Review>()!;
  working = $state(false);
  /** Why the engine stopped, if it did. */
  trouble = $state.raw<string>();
  /** Called when there is nothing left to find out. */
  ondone: (() => void) | undefined;
  readonly length: number;
  /** What there is to say of each move, whether or not it cost the game. */
  readonly remarks: readonly (Remark | undefined)[];
  readonly #table: ReviewedTable;
  readonly #solver: Pick<Solver, 'run'>;
  #stop: (() => void) | undefined;

  constructor(table: ReviewedTable, solver: Pick<Solver, 'run'>) {
    this.#table = table;
    this.#solver = solver;
    this.length = table.lineLength();
    table.goToMove(this.length, 0);
    this.review = table.review();
    this.remarks = table.remarks().moves;
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
        if (!this.working) this.ondone?.();
      } else if (update.kind === 'failed') {
        this.working = false;
        this.trouble = update.reason;
      }
    });
  }

  /** Stops; `work` goes on. */
  pause(): void {
    this.#stop?.();
    this.working = false;
  }

  /** Whether there is more to find out. */
  get unfinished(): boolean {
    return this.#table.nextQuery('lastWinnable') !== undefined;
  }

  /** Whether it is about the same line. */
  isOf(line: Line): boolean {
    return isSame(this.#table, line);
  }

  /** The move of this number, from 1, as it is shown on the position before it. */
  step(move: number): Step | undefined {
    return this.#table.lineStep(move);
  }

  /** Where the cards of this move could have gone to join another, if it missed that. */
  missedJoin(move: number): Step | undefined {
    return this.#table.missedJoin(move);
  }

  /** All moves in words. */
  texts(): string[] {
    return this.#table.lineTexts();
  }

  /** What could have been played instead of this move to win, if that is known. */
  better(move: number): Better | undefined {
    return this.#before(move, (table) => {
      const [step, moves] = [table.engineHint(), table.solutionLength()];
      return step && moves !== undefined ? { step, moves } : undefined;
    });
  }

  /** A table before this move, with the winning line ahead. The caller frees it. */
  solution(move: number): Table | undefined {
    return this.#before(move, (table) => table.solution());
  }

  /** A copy of its table, with all that is known. The caller frees it. */
  copy(): Table {
    return this.#table.copy();
  }

  #before<T>(move: number, look: (table: ReviewedTable) => T): T {
    this.#table.goToMove(move - 1, 0);
    const seen = look(this.#table);
    this.#table.goToMove(this.length, 0);
    return seen;
  }

  close(): void {
    this.#stop?.();
    this.#table.free();
  }
}
