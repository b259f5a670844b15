/**
 * What was last agreed with the player’s other devices. It is in the database of the games, and
 * changes in one transaction with them: were it ever there without them, all would count as deleted.
 */

import { database, type SavedGame, type SyncedItem, type SyncState } from './database';

/** The only key of the store of states. */
const ONLY = 'state';

export async function syncState(): Promise<SyncState | undefined> {
  return (await database()).get('sync', ONLY);
}

export async function setSyncState(state: SyncState): Promise<void> {
  await (await database()).put('sync', state, ONLY);
}

/** Begins anew: nothing is agreed. */
export async function forgetSynced(state: SyncState): Promise<void> {
  const transaction = (await database()).transaction(['sync', 'synced'], 'readwrite');
  await Promise.all([
    transaction.objectStore('synced').clear(),
    transaction.objectStore('sync').put(state, ONLY),
    transaction.done,
  ]);
}

export async function allSynced(): Promise<SyncedItem[]> {
  return (await database()).getAll('synced');
}

export async function getSynced(name: string): Promise<SyncedItem | undefined> {
  return (await database()).get('synced', name);
}

export async function setSynced(synced: SyncedItem): Promise<void> {
  await (await database()).put('synced', synced);
}

/** A change to the saved games: the game to store, or none to delete it, under this id. */
export interface GameChange {
  readonly id: string;
  /** Its revision when the change was decided on; undefined if it was not there. */
  readonly seen: number | undefined;
  readonly game: SavedGame | undefined;
}

/**
 * Makes these changes and notes what is agreed, unless a game has changed since it was seen. Returns
 * whether it did.
 */
export async function changeGames(
  changes: readonly GameChange[],
  synced: SyncedItem,
): Promise<boolean> {
  const transaction = (await database()).transaction(['games', 'synced'], 'readwrite', {
    durability: 'strict',
  });
  const games = transaction.objectStore('games');
  const there = await Promise.all(changes.map(({ id }) => games.get(id)));
  const same = changes.every(({ seen }, at) => there[at]?.revision === seen);
  if (same) {
    for (const { id, game } of changes) {
      if (game) await games.put(game);
      else await games.delete(id);
    }
    await transaction.objectStore('synced').put(synced);
  }
  await transaction.done;
  return same;
}
