/** A lesson, a puzzle or a move to be played better, on the table. It is not saved. */

import { untrack } from 'svelte';

import type { Step, Table } from '../engine/engine';
import type { Game } from '../game/game.svelte';
import type { Tutor } from '../game/table.svelte';

export abstract class Task implements Tutor {
  protected readonly game: Game;
  #laid: number | undefined;

  constructor(game: Game) {
    this.game = game;
  }

  /** Whether the table still belongs to this task. */
  get isOnTable(): boolean {
    return this.game.table.laid === this.#laid;
  }

  /** Judges the table. Call this whenever it has changed. */
  abstract judge(): void;

  /** Points out the next move. */
  abstract hint(): void;

  /** Puts its table on the page. */
  protected lay(table: Table): void {
    this.game.teach(table, this);
    this.#laid = this.game.table.laid;
  }

  protected point(next: Step | undefined): void {
    this.game.announcer.hinted = next;
    if (next) this.game.announcer.say(next.text);
  }
}

/**
 * Has the task of a component judge what happens on the table, and ends it once another game has
 * been put there.
 */
export function follow({ table }: Game, task: () => Task | undefined, end: () => void): void {
  $effect(() => {
    void table.scene;
    untrack(() => task()?.judge());
  });
  $effect(() => {
    void table.laid;
    if (task() && !untrack(() => task()!.isOnTable)) untrack(end);
  });
}
