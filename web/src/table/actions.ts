/** What a table does when it is touched. */

import type { Place } from '../engine/engine';

export interface TableActions {
  /** Takes the last cards of a column in hand; without a count all that can be lifted. */
  take(column: number, count?: number): boolean;
  takeReserve(slot: number): boolean;
  put(place: Place): unknown;
  release(): void;
  /** Whether there was such a move. */
  obvious(column: number, count?: number): boolean;
  obviousFromReserve(slot: number): boolean;
  dealRow(): unknown;
}

/** Takes the cards of a place in hand. */
export function takeFrom(actions: TableActions, place: Place, count: number): boolean {
  if (place.kind === 'column') return actions.take(place.number, count);
  return place.kind === 'reserve' && actions.takeReserve(place.number);
}

/** Makes the move that is most likely meant by the cards of a place, and says whether there is one. */
export function obviousFrom(actions: TableActions, place: Place, count: number): boolean {
  if (place.kind === 'column') return actions.obvious(place.number, count);
  return place.kind === 'reserve' && actions.obviousFromReserve(place.number);
}
