/** Plays on from a position of a game that is looked back at. */

import type { Table } from '../engine/engine';
import { game } from '../game/current';
import type { Reviewed } from './shown-review.svelte';

/** Where a replay stands. */
interface Stand {
  readonly start: number;
  readonly at: number;
  pause(): void;
}

/**
 * A finished game stays as it is: its position becomes a practice game. On the game of the table the
 * moves shown are made; `isOther` says that they are those of another line.
 */
export function playOn(shown: Reviewed, table: Table, player: Stand, isOther: boolean): void {
  player.pause();
  try {
    if (!shown.current) game.practice(table.game(), table.picture());
    else if (isOther) {
      const line = table.lineMoves().slice(player.start, player.at);
      game.goToMove(player.start);
      game.playLine(line);
    } else game.goToMove(player.at);
  } catch (error) {
    game.note(String(error), 'problem');
  }
}
