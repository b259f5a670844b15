/** The clock of the game on the table, and when it stops. */

import type { Keeper } from './keeper.svelte';
import { now, type GameTable } from './table.svelte';

export class Clock {
  paused = $state(false);
  /** When the player did something last. */
  #touched = 0;
  /** Whether the clock is stopped only until a window closes. */
  #covered = false;
  readonly #table: GameTable;
  readonly #keeper: Keeper;

  constructor(table: GameTable, keeper: Keeper) {
    this.#table = table;
    this.#keeper = keeper;
  }

  /** Another game has been laid. */
  begin(): void {
    this.paused = false;
    this.#covered = false;
  }

  timeMs(): number {
    return this.#table.model?.timeMs(now()) ?? 0;
  }

  pause(): void {
    this.#table.model?.pause(now());
    this.paused = true;
    this.#keeper.save();
  }

  unpause(): void {
    this.#table.model?.unpause(now());
    this.paused = false;
  }

  /** Stops the clock while a window shows another position of the game. */
  cover(): void {
    if (!this.#table.model?.isRunning()) return;
    this.#table.model.pause(now());
    this.#covered = true;
    this.#keeper.save();
  }

  /** Restarts the clock, if it was running, once the window has closed. */
  uncover(): void {
    if (!this.#covered) return;
    this.#covered = false;
    if (!this.paused) this.#table.model?.unpause(now());
  }

  /** The player does something, wherever it is. */
  readonly touched = (): void => {
    this.#touched = now();
  };

  /** Pauses the game of a player who seems to have left. */
  pauseIfIdle(): void {
    this.#table.model?.seen(this.#touched);
    if (this.#table.model?.isIdle(now())) this.pause();
  }
}
