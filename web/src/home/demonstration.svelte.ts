/** A game that was played before plays itself, again and again, to look at. */

import type { Happened, Scene, Table } from '../engine/engine';

/** The table of the deal. */
export type DemonstrationTable = Pick<Table, 'scene' | 'play' | 'free'>;

/** From one move to the next, and from the end of the game to the next beginning. */
const MOVE_MS = 1_400;
const END_MS = 6_000;

export class Demonstration {
  scene = $state.raw<Scene>()!;
  /** What led to the scene. */
  happened = $state.raw<readonly Happened[]>([]);
  readonly #deal: () => DemonstrationTable;
  readonly #moves: readonly string[];
  #table: DemonstrationTable;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Plays these moves on the table that is dealt. */
  constructor(deal: () => DemonstrationTable, moves: readonly string[]) {
    this.#deal = deal;
    this.#moves = moves;
    this.#table = deal();
    this.scene = this.#table.scene();
  }

  play(): void {
    this.#timer ??= setTimeout(() => this.#go(), MOVE_MS);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  end(): void {
    this.pause();
    this.#table.free();
  }

  #go(): void {
    const move = this.#moves[this.#next];
    if (move === undefined) this.#begin();
    else {
      ({ scene: this.scene, happened: this.happened } = this.#table.play(move, 0));
      this.#next += 1;
    }
    const isOver = this.#next === this.#moves.length;
    this.#timer = setTimeout(() => this.#go(), isOver ? END_MS : MOVE_MS);
  }

  #begin(): void {
    this.#table.free();
    this.#table = this.#deal();
    [this.scene, this.happened, this.#next] = [this.#table.scene(), [], 0];
  }
}
