/** A lesson, a puzzle or a move to be played better, on the table: nothing of it is kept. */

import type { Step, Table } from '../engine/engine';
import type { Game } from '../game/game.svelte';
import type { Tutor } from '../game/tutor';

/** The game on whose table a task lies. */
export type TaskGame = Pick<
  Game,
  'laid' | 'left' | 'said' | 'hinted' | 'teach' | 'play' | 'undo' | 'say'
>;

export abstract class Task implements Tutor {
  protected readonly game: TaskGame;
  #laid: number | undefined;

  constructor(game: TaskGame) {
    this.game = game;
  }

  /** Whether the table is still that of this task. */
  get isOnTable(): boolean {
    return this.game.laid === this.#laid;
  }

  /** Judges the table. Call this whenever it has changed. */
  abstract judge(): void;

  /** Points out the next move. */
  abstract hint(): void;

  /** Puts its table on the page. */
  protected lay(table: Table): void {
    this.game.teach(table, this);
    this.#laid = this.game.laid;
  }

  protected point(next: Step | undefined): void {
    this.game.hinted = next;
    if (next) this.game.say(next.text);
  }
}
