/** Has the fair player judge a line, in the background: luck and skill. */

import type { EngineQuery, Step, Table } from '../engine/engine';
import type { Solver } from '../engine/solver';
import type { DecisionView, LuckView } from '../engine/jobs';

/** What judging needs of its table, which is a copy. */
export interface JudgedTable {
  start(): EngineQuery;
  lineLength(): number;
  lineMoves(): string[];
  goToMove(moves: number, now_ms: number): unknown;
  lineStep(move: number): Step | undefined;
  copy(): Table;
  free(): void;
}

export class Judging {
  /** What is known so far; undefined until the first decision is judged. */
  luck = $state.raw<LuckView>();
  working = $state(false);
  /** Why the engine stopped, if it did. */
  trouble = $state.raw<string>();
  readonly length: number;
  readonly #table: JudgedTable;
  readonly #solver: Pick<Solver, 'run'>;
  #stop: (() => void) | undefined;

  constructor(table: JudgedTable, solver: Pick<Solver, 'run'>) {
    this.#table = table;
    this.#solver = solver;
    this.length = table.lineLength();
    table.goToMove(this.length, 0);
    this.work();
  }

  /** Starts, also after a failure. */
  work(): void {
    this.working = true;
    this.trouble = undefined;
    const request = { start: this.#table.start(), moves: this.#table.lineMoves() };
    this.#stop = this.#solver.run({ kind: 'judge', request }, (update) => {
      this.working = !update.last;
      if (update.kind === 'judge') this.luck = update.luck;
      else if (update.kind === 'failed') this.trouble = update.reason;
    });
  }

  /** How many moves are judged so far. */
  get judged(): number {
    return this.luck?.decisions.at(-1)?.to ?? 0;
  }

  /** After how many moves a decision and its better plan part. */
  parting({ from, better }: DecisionView): number {
    const played = this.#table.lineMoves();
    let at = from;
    while (better[at - from] !== undefined && better[at - from] === played[at]) at += 1;
    return at;
  }

  /** The move played after this many, as it is shown on the position before it. */
  played(at: number): Step | undefined {
    return this.#table.lineStep(at + 1);
  }

  /** The move of the better plan after this many, as it is shown on the position before it. */
  better(decision: DecisionView, at: number): Step | undefined {
    const table = this.#planned(decision);
    const step = table?.lineStep(at + 1);
    table?.free();
    return step;
  }

  /** A table before a decision, with the better plan ahead. The caller frees it. */
  betterLine(decision: DecisionView): Table | undefined {
    const table = this.#planned(decision);
    table?.goToMove(decision.from, 0);
    return table;
  }

  /** A table on which the better plan was made, if there is one. */
  #planned({ from, better }: DecisionView): Table | undefined {
    if (better.length === 0) return undefined;
    const table = this.#table.copy();
    table.goToMove(from, 0);
    table.playLine([...better], 0);
    return table;
  }

  close(): void {
    this.#stop?.();
    this.#table.free();
  }
}
