/** What the windows that look back at a game show. */

import type { Table } from '../engine/engine';
import { game } from './current';
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

/** Has this reviewed by a window that is opened again. */
export function keepReview(wanted: Reviewed): void {
  reviewed = wanted;
}

/** Whether the game could be won after each move, or luck and skill. */
export type ReviewView = 'review' | 'luck';

/** Reviews a game that is over, or the one on the table. */
export function showReview(wanted?: Reviewed, view: ReviewView = 'review'): void {
  const copy = wanted === undefined ? game.table.model?.copy() : undefined;
  reviewed = copy ? { table: copy, title: game.table.title, current: true } : wanted;
  if (!reviewed) return;
  void open(view);
}
