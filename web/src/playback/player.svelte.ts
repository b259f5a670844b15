/** Steps through the moves of a line, by hand or automatically. */

import type { ActionResult, Scene, Step } from '../engine/engine';
import { delayMs, type Pace } from './pace';

/** What a replay needs of its table, which is a copy. */
export interface ReplayTable {
  scene(): Scene;
  lastMove(): Step | undefined;
  note(): string | undefined;
  lineLength(): number;
  lineTimes(): ArrayLike<number>;
  goToMove(moves: number, now_ms: number): ActionResult;
}

export class ReplayPlayer {
  /** How many moves of the line are made. */
  at = $state(0);
  playing = $state(false);
  pace = $state<Pace>('normal');
  scene = $state.raw<Scene>()!;
  /** The move made last. */
  last = $state.raw<Step>();
  /** What the player noted here. */
  note = $state<string>();
  /** What a screen reader announces about it. */
  said = $state('');
  /** How many moves there are, and after how many it begins. */
  readonly length: number;
  readonly start: number;
  readonly times_ms: ArrayLike<number>;
  readonly #table: ReplayTable;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: ReplayTable, start = 0) {
    this.#table = table;
    this.length = table.lineLength();
    this.start = Math.min(start, this.length);
    this.times_ms = table.lineTimes();
    this.scene = table.scene();
    this.at = this.scene.figures.moves;
    this.last = table.lastMove();
    this.note = table.note();
  }

  /** What the clock of the game showed when the last move was made, if that is known. */
  get time_ms(): number | undefined {
    const time = this.at === 0 ? 0 : (this.times_ms[this.at - 1] ?? -1);
    return time < 0 ? undefined : time;
  }

  /** Goes to the position after this many moves, and stops playing. */
  goTo(moves: number): void {
    this.pause();
    this.#show(moves);
  }

  #show(moves: number): void {
    const wanted = Math.min(this.length, Math.max(this.start, Math.round(moves)));
    if (wanted === this.at) return;
    const { scene, last, said } = this.#table.goToMove(wanted, 0);
    this.scene = scene;
    this.last = last;
    this.note = this.#table.note();
    // One move forward is read out in full; otherwise only the move that led here.
    this.said = (wanted === this.at + 1 ? said : undefined) ?? last?.text ?? '';
    this.at = wanted;
  }

  /** Plays on; at the end, starts over. */
  play(): void {
    if (this.length === this.start) return;
    if (this.at >= this.length) this.#show(this.start);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Changes the pace. */
  setPace(pace: Pace): void {
    this.pace = pace;
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(
      () => {
        this.#show(this.at + 1);
        if (this.at < this.length) this.#wait();
        else this.playing = false;
      },
      delayMs(this.pace, this.times_ms, this.at),
    );
  }
}
