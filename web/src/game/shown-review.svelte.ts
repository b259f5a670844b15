/** What the windows that look back at a game show. */

import type { Table } from '../engine/engine';
import type { Game } from './game.svelte';
import { open } from '../ui/windows.svelte';

export interface ReviewSubject {
  /** A copy for the review alone. */
  readonly table: Table;
  readonly title: string;
  /** Whether it is the game on the table. */
  readonly current: boolean;
}

let reviewed = $state.raw<ReviewSubject>();

export function shownReview(): ReviewSubject | undefined {
  return reviewed;
}

/** Has this reviewed by a window that is opened again. */
export function keepReview(wanted: ReviewSubject): void {
  reviewed = wanted;
}

/** Whether the game could be won after each move, or luck and skill. */
export type ReviewView = 'review' | 'luck';

/** Reviews a game that is over. */
export function showReview(wanted: ReviewSubject, view: ReviewView = 'review'): void {
  reviewed = wanted;
  void open(view);
}

/** Reviews the game on the table. */
export function reviewCurrent({ table: { model, title } }: Game, view?: ReviewView): void {
  if (model) showReview({ table: model.copy(), title, current: true }, view);
}
