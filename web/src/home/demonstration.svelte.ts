/** The fair player plays deal after deal by itself, for whoever looks on. */

import type { FairQuery, Scene, Table } from '../engine/engine';
import type { Solver } from '../engine/solver';

/** The table of a deal. */
export type DemonstrationTable = Pick<
  Table,
  'scene' | 'hintQuery' | 'applyPlan' | 'takePlannedMove' | 'play' | 'free'
>;

/** From one move to the next, and from the end of a game to the next deal. */
const MOVE_MS = 1_200;
const END_MS = 5_000;

export class Demonstration {
  scene = $state.raw<Scene>();
  #playing = false;
  readonly #deal: () => DemonstrationTable;
  readonly #player: Pick<Solver, 'run'>;
  readonly #onFailure: () => void;
  #table: DemonstrationTable;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the thinking. */
  #stop: (() => void) | undefined;

  /** Without the engine the picture stands still, which `onFailure` is told. */
  constructor(deal: () => DemonstrationTable, player: Pick<Solver, 'run'>, onFailure: () => void) {
    this.#deal = deal;
    this.#player = player;
    this.#onFailure = onFailure;
    this.#table = deal();
    this.scene = this.#table.scene();
  }

  play(): void {
    if (this.#playing) return;
    this.#playing = true;
    this.#wait(MOVE_MS);
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
    this.#stop?.();
    this.#stop = undefined;
  }

  end(): void {
    this.pause();
    this.#table.free();
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => this.#go(), ms);
  }

  #go(): void {
    const query = this.#table.hintQuery();
    if (query) return this.#ask(query);
    const planned = this.#table.takePlannedMove();
    if (planned === undefined) return this.#lay();
    this.scene = this.#table.play(planned, 0).scene;
    this.#wait(this.scene.ending === undefined ? MOVE_MS : END_MS);
  }

  /** Every plan turns a card up, deals a row or wins, so each game comes to its end. */
  #ask(query: FairQuery): void {
    this.#stop = this.#player.run({ kind: 'plan', query }, (update) => {
      if (!update.last) return;
      this.#stop = undefined;
      if (update.kind !== 'plan') {
        this.pause();
        return this.#onFailure();
      }
      const { moves, percent, certain } = update.plan;
      this.#table.applyPlan(moves, percent, certain);
      this.#go();
    });
  }

  #lay(): void {
    this.#table.free();
    this.#table = this.#deal();
    this.scene = this.#table.scene();
    this.#wait(MOVE_MS);
  }
}
