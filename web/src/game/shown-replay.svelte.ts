/** What the replay window shows. */

import type { Table } from '../engine/engine';
import type { Game } from './game.svelte';
import { open } from '../ui/windows.svelte';
import type { SavedGame } from '../store/database';

export interface ReplaySubject {
  /** A copy for the replay alone, because every step changes its counters. */
  readonly table: Table;
  readonly title: string;
  /** Whether it is the game on the table. */
  readonly isCurrent: boolean;
  /** Whether the game is finished, so that it cannot be continued. */
  readonly isOver: boolean;
  /** The record that was read; nothing for the game on the table. */
  readonly record?: string;
  /** The saved game it is of, if it is one. */
  readonly saved?: SavedGame;
}

let shown = $state.raw<ReplaySubject>();

export function shownReplay(): ReplaySubject | undefined {
  return shown;
}

export function showReplay(wanted: ReplaySubject): void {
  shown = wanted;
  void open('replay');
}

/** Shows the game on the table. */
export function replayCurrent({ table: { model, title } }: Game): void {
  const table = model?.copy();
  if (table) showReplay({ table, title, isCurrent: true, isOver: table.wasWon() });
}
