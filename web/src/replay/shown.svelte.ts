/** What the replay window shows. */

import { game } from '../game/game.svelte';
import { open } from '../page/windows.svelte';
import type { Table } from '../engine/engine';
import type { KeptGame } from '../store/database';

export interface Shown {
  /** A copy for the replay alone. */
  readonly table: Table;
  readonly title: string;
  /** The kept game it is of; nothing for the game on the table, or one that is not kept. */
  readonly kept?: KeptGame;
  /** Whether it is of the game on the table. */
  readonly current: boolean;
}

let shown = $state.raw<Shown>();

export function shownReplay(): Shown | undefined {
  return shown;
}

export function showReplay(wanted: Shown): void {
  game.pause();
  shown = wanted;
  void open('replay');
}

/** Shows the game on the table from its start. */
export function replayCurrent(): void {
  const table = game.table?.copy();
  if (!table) return;
  showReplay({ table, title: game.title, current: true });
}
