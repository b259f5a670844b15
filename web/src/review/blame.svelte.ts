/** Whether the move that lost a game could have been known to lose it: asks the fair player. */

import { fairPlayer } from '../engine/shared';
import type { Table } from '../engine/engine';
import type { DecisionView } from '../engine/jobs';
import { Judging } from './judging.svelte';

/** An error below that is none: estimates differ by as much. */
const ERROR_MIN = 0.01;

export interface Verdict {
  /** How much of the chances the moves around it gave away, as far as anybody could know. */
  readonly error: number;
  /** Whether that is little enough to say that nobody could have known. */
  readonly hidden: boolean;
}

/** The decision that a move belongs to, once it is judged. */
export function verdictOn(move: number, decisions: readonly DecisionView[]): Verdict | undefined {
  const decision = decisions.find(({ from, to }) => from < move && move <= to);
  return decision && { error: decision.error, hidden: decision.error < ERROR_MIN };
}

export class Blame {
  readonly #judging: Judging;
  readonly #move: number;

  /** The table is a copy, and freed at the end. */
  constructor(table: Table, move: number) {
    this.#judging = new Judging(table, fairPlayer);
    this.#move = move;
  }

  get verdict(): Verdict | undefined {
    const { luck } = this.#judging;
    return luck?.hasLuck ? verdictOn(this.#move, luck.decisions) : undefined;
  }

  close(): void {
    this.#judging.close();
  }
}
