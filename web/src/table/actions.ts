/** What a table does when a player touches it. An action promises whether it was done. */

import type { PileRef } from '../engine/engine';

export interface TableActions {
  /** Takes the last cards of a column in hand; without a count all that can be lifted. */
  take(column: number, count?: number): Promise<boolean>;
  takeReserve(slot: number): Promise<boolean>;
  put(pile: PileRef): Promise<boolean>;
  release(): void;
  obvious(column: number, count?: number): Promise<boolean>;
  obviousFromReserve(slot: number): Promise<boolean>;
  dealRow(): Promise<boolean>;
  undo(): Promise<boolean>;
}

/** Takes the cards of a pile in hand. */
export async function takeFrom(actions: TableActions, pile: PileRef, count: number) {
  if (pile.kind === 'column') return actions.take(pile.number, count);
  return pile.kind === 'reserve' && actions.takeReserve(pile.number);
}

/** Makes the obvious move of the cards of a pile, if there is one. */
export async function obviousFrom(actions: TableActions, pile: PileRef, count: number) {
  if (pile.kind === 'column') return actions.obvious(pile.number, count);
  return pile.kind === 'reserve' && actions.obviousFromReserve(pile.number);
}
