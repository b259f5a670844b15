/**
 * What this browser stores: games, custom game files, and results that are not sent yet.
 *
 * The page works without it: if the browser refuses storage or has no space left, play goes on and
 * the player is informed.
 */

import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { v4 as newId } from 'uuid';

import type { RecordInfo } from '../engine/engine';
import { forgetPendingSave, pendingSaves, type PendingSave } from './pending-saves';

export interface SavedGame {
  readonly id: string;
  /** Increases with each save, so that two windows notice each other. */
  readonly revision: number;
  readonly started: string;
  readonly updated: string;
  readonly record: string;
  readonly info: RecordInfo;
  /** The day of the daily deal, if it is one. */
  readonly day?: string;
  /** Whether the player has seen the engine’s analysis after the game had ended. */
  readonly seen?: boolean;
  /** What luck and skill came to, if the player looked back at the game once it had ended. */
  readonly judged?: JudgedTotals;
  /** Whether a site was told that the game is lost, because it was left. */
  readonly told?: boolean;
}

/** What the decisions of a game come to, in shares of 1. */
export interface JudgedTotals {
  /** How many moves the game had then. */
  readonly moves: number;
  /** The chances of winning before all decisions together. */
  readonly chances: number;
  readonly error: number;
  readonly luck: number;
}

export interface CustomGameFile {
  readonly id: string;
  readonly toml: string;
}

export interface WaitingResult {
  readonly id: string;
  readonly record: string;
  readonly day?: string;
  readonly nickname?: string;
}

/** A result that the server has counted: it is never sent again, and its rank can be looked up. */
export interface CountedResult {
  readonly id: string;
  readonly game: string;
  readonly won: boolean;
  readonly assisted: boolean;
  readonly day?: string;
}

/** An item that was last agreed with the player’s other devices. */
export interface SyncedItem {
  readonly name: string;
  /** Its version on the server. */
  readonly version: number;
  /** What it was here then. */
  readonly mark: string;
}

/** How far this browser has come with the player’s other devices. */
export interface SyncState {
  /** The server’s copy; undefined as long as nothing was ever sent. */
  readonly epoch: string | undefined;
  /** The last version that was fetched. */
  readonly after: number;
  /** The format of items that this page understood then. */
  readonly format: number;
  /** Settings and other choices with the times when they were made. */
  readonly choices: Readonly<Record<string, Choice>>;
}

/** A choice of the player’s, and when it was made. */
export interface Choice {
  readonly value: string | number | boolean | null;
  readonly at: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { updated: string } };
  own: { key: string; value: CustomGameFile };
  waiting: { key: string; value: WaitingResult };
  counted: { key: string; value: CountedResult; indexes: { day: string } };
  synced: { key: string; value: SyncedItem };
  sync: { key: string; value: SyncState };
}

const NAME = 'webspinner';
const VERSION = 4;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    async upgrade(database, from, _, transaction) {
      if (from < 1) first(database);
      if (from < 2)
        database.createObjectStore('counted', { keyPath: 'id' }).createIndex('day', 'day');
      if (from < 3) {
        database.createObjectStore('synced', { keyPath: 'name' });
        database.createObjectStore('sync');
      }
      if (from < 4) await rename(transaction);
    },
    // A later version of the page needs the database: close it, and reopen it when needed.
    blocking() {
      void opened?.then((database) => database.close());
      opened = undefined;
    },
    // The browser has closed it: reopen it when needed.
    terminated() {
      opened = undefined;
    },
  }).then(async (database) => {
    // A save that finds no space stays pending.
    for (const pending of pendingSaves())
      await finishSave(database, pending).catch(() => undefined);
    return database;
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Saves under way. */
const saves = new Set<{ readonly abort: () => void }>();

/** Begins to save a game. */
function begin(database: IDBPDatabase<Schema>) {
  const transaction = database.transaction('games', 'readwrite', { durability: 'strict' });
  saves.add(transaction);
  const ended = (): boolean => saves.delete(transaction);
  transaction.done.then(ended, ended);
  return transaction;
}

/**
 * Gives up the saves under way, which are pending, and lets go of the database: the page is left.
 * WebKit can keep a save that ends with its page, and every later page would wait for it in vain.
 */
export function leaveDatabase(): void {
  for (const save of saves) {
    try {
      save.abort();
    } catch {
      // It has just ended, and the page is yet to hear of it.
    }
  }
  opened?.then(
    (database) => database.close(),
    () => undefined,
  );
  opened = undefined;
}

/** Finishes a save that a closing page may not have finished. */
async function finishSave(
  database: IDBPDatabase<Schema>,
  { game: left, saves }: PendingSave,
): Promise<void> {
  const game = renamed(left);
  const transaction = begin(database);
  const known = await transaction.store.get(game.id);
  const further = known === undefined ? 0 : known.revision - game.revision;
  // If there were more saves than its own, another window has played on: both games stay.
  const id = further > saves ? newId() : game.id;
  const revision = id === game.id ? (known?.revision ?? game.revision) + 1 : 1;
  if (known?.record !== game.record) await transaction.store.put({ ...game, id, revision });
  await transaction.done;
  forgetPendingSave(game.id);
}

/** Gives the figures of all games the names that they have now. */
async function rename(
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
): Promise<void> {
  const games = transaction.objectStore('games');
  for await (const cursor of games) await cursor.update(renamed(cursor.value));
}

/** A game as it was saved before the fourth version, when two of its figures had other names. */
interface OldGame extends Omit<SavedGame, 'info'> {
  readonly info: RecordInfo & { readonly network?: number; readonly windows?: number };
}

function renamed(game: OldGame): SavedGame {
  const { network, windows, ...info } = game.info;
  return {
    ...game,
    info: {
      ...info,
      cardsInOrder: info.cardsInOrder ?? network ?? 0,
      score: info.score ?? windows ?? 0,
    },
  };
}

/** Creates what the first version of the database had. */
function first(database: IDBPDatabase<Schema>): void {
  const games = database.createObjectStore('games', { keyPath: 'id' });
  games.createIndex('updated', 'updated');
  database.createObjectStore('own', { keyPath: 'id' });
  database.createObjectStore('waiting', { keyPath: 'id' });
}

/**
 * Saves a game. If another window has played on with the same game, both are saved: this one
 * under the new id `fresh`. Returns the id and revision that were stored.
 */
export async function saveGame(
  game: SavedGame,
  fresh: string,
): Promise<{ id: string; revision: number }> {
  const transaction = begin(await database());
  const known = await transaction.store.get(game.id);
  const moved = known !== undefined && known.revision !== game.revision;
  const id = moved ? fresh : game.id;
  const revision = moved ? 1 : game.revision + 1;
  await transaction.store.put({ ...game, id, revision });
  await transaction.done;
  return { id, revision };
}

/** The unfinished game that was played most recently. */
export async function latestUnfinished(): Promise<SavedGame | undefined> {
  const index = (await database()).transaction('games').store.index('updated');
  for (
    let cursor = await index.openCursor(null, 'prev');
    cursor;
    cursor = await cursor.continue()
  ) {
    if (cursor.value.info.result === 'unfinished') return cursor.value;
  }
  return undefined;
}

export async function customGames(): Promise<CustomGameFile[]> {
  return (await database()).getAll('own');
}

/** Stores a result that is to be sent, unless it is already waiting or counted. */
export async function addWaiting(result: WaitingResult): Promise<void> {
  const stores = ['waiting', 'counted'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  const [waits, counts] = await Promise.all(
    stores.map((name) => transaction.objectStore(name).getKey(result.id)),
  );
  if (waits === undefined && counts === undefined)
    await transaction.objectStore('waiting').add(result);
  await transaction.done;
}
