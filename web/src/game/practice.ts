/** The position that is being practised, stored so that a reload continues it. */

import type { Scene, Table } from '../engine/engine';
import { setUpTable } from '../engine/tables';
import { forgetPractice, storePractice, type Practised } from '../store/practice';

export class Practice {
  #picture: string | undefined;

  /** The position that is being practised, as it was at the start. */
  get picture(): string | undefined {
    return this.#picture;
  }

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
      made: scene.figures.moves,
      updated: new Date().toISOString(),
    });
  }
}

/** The table as it was left. Stops at the first move that the game no longer allows. */
export function practisedTable({ game, picture, moves, made }: Practised): Table {
  const table = setUpTable(game, picture);
  table.playLine([...moves], 0);
  table.goToMove(Math.min(made, table.lineLength()), 0);
  table.pause(0);
  return table;
}
