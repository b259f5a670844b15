/**
 * Tables, of whichever engine can make them. Each function throws a readable error if there is no
 * such table, or `NotReady` if only the whole engine can tell and it is not loaded.
 */

import { engine, type Table } from './engine';
import { whole } from './whole';

/** Deals a game. */
export function dealTable(game: string, shuffle: string): Table {
  return engine.Table.deal(game, shuffle) ?? whole().Table.deal(game, shuffle);
}

/** Continues the game of a record, where its player left it. */
export function resumeTable(record: string): Table {
  return engine.Table.resume(record) ?? whole().Table.resume(record);
}

/** Sets up a position from its picture. */
export function setUpTable(game: string, picture: string): Table {
  return whole().Table.practice(game, picture);
}
