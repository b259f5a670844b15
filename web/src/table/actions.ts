/** What a table does when a player touches it. */

import type { PileRef } from '../engine/engine';

export interface TableActions {
  /** Takes the last cards of a column in hand; without a count all that can be lifted. */
  take(column: number, count?: number): boolean;
  takeReserve(slot: number): boolean;
  /** Returns whether the cards could be put there. */
  put(pile: PileRef): boolean;
  release(): void;
  /** Whether there was such a move. */
  obvious(column: number, count?: number): boolean;
  obviousFromReserve(slot: number): boolean;
  dealRow(): boolean;
  undo(): boolean;
}

/** Takes the cards of a pile in hand. */
export function takeFrom(actions: TableActions, pile: PileRef, count: number): boolean {
  if (pile.kind === 'column') return actions.take(pile.number, count);
  return pile.kind === 'reserve' && actions.takeReserve(pile.number);
}

/**
 * Makes the obvious move of the cards of a pile, and returns whether there is one.
 */
export function obviousFrom(actions: TableActions, pile: PileRef, count: number): boolean {
  if (pile.kind === 'column') return actions.obvious(pile.number, count);
  return pile.kind === 'reserve' && actions.obviousFromReserve(pile.number);
}
