/** What the review window shows. */

import type { Table } from '../engine/engine';
import { game } from '../game/current';
import { open } from '../ui/windows.svelte';

export interface Reviewed {
  /** A copy for the review alone. */
  readonly table: Table;
  readonly title: string;
  /** Whether it is the game on the table. */
  readonly current: boolean;
}

let reviewed = $state.raw<Reviewed>();

export function shownReview(): Reviewed | undefined {
  return reviewed;
}

/** Reviews a game that is over, or the one on the table. */
export function showReview(wanted?: Reviewed): void {
  const copy = wanted === undefined ? game.table?.copy() : undefined;
  reviewed = copy ? { table: copy, title: game.title, current: true } : wanted;
  if (!reviewed) return;
  void open('review');
}
