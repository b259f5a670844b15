/** The position that is being practised, stored so that a reload continues it. */

import type { Scene, Table } from '../engine/engine';
import { forgetPractice, storePractice } from '../store/practice';

export class Practice {
  #picture: string | undefined;

  /** Starts practising the position in this picture. */
  begin(picture: string): void {
    this.#picture = picture;
  }

  end(): void {
    this.#picture = undefined;
    forgetPractice();
  }

  /** Stores the moves made so far, unless nothing is practised or there are none. */
  store(game: string, table: Table | undefined, scene: Scene | undefined): void {
    if (this.#picture === undefined || !table || !scene?.can.restart) return;
    if (scene.ending === 'won') return forgetPractice();
    storePractice({
      game,
      picture: this.#picture,
      moves: table.lineMoves(),
      made: scene.score.moves,
      updated: new Date().toISOString(),
    });
  }
}
