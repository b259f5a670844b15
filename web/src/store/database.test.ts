import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import type { SavedGame } from './database';

let database: typeof import('./database') & typeof import('./saved-games');

/** Each test has an empty browser. */
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  database = { ...(await import('./database')), ...(await import('./saved-games')) };
});

function savedGame(id: string, more: Partial<SavedGame> = {}, result = 'unfinished'): SavedGame {
  const moment = '2026-11-21T20:00:00.000Z';
  return {
    id,
    revision: 0,
    started: moment,
    updated: moment,
    record: `record ${id}`,
    info: { result } as RecordInfo,
    ...more,
  };
}

describe('a game that is saved', () => {
  it('keeps its id, and its revision increases each time', async () => {
    const first = await database.saveGame(savedGame('a'), 'fresh');
    const second = await database.saveGame({ ...savedGame('a', first), record: 'more' }, 'fresh');
    expect([first, second]).toEqual([
      { id: 'a', revision: 1 },
      { id: 'a', revision: 2 },
    ]);
    expect((await database.getGame('a'))?.record).toBe('more');
  });

  it('may have been saved just as the page is left', async () => {
    const left = vi.fn(() => database.leaveDatabase());
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...options
    ) {
      const transaction = begin.apply(this, options);
      transaction.addEventListener('complete', left);
      return transaction;
    });
    await database.saveGame(savedGame('a'), 'unused');
    vi.restoreAllMocks();
    expect(left).toHaveReturned();
    expect(left.mock.results.map(({ type }) => type)).not.toContain('throw');
    expect((await database.getGame('a'))?.revision).toBe(1);
  });

  it('is saved beside another window’s version', async () => {
    const { revision } = await database.saveGame(savedGame('a'), 'unused');
    await database.saveGame(savedGame('a', { revision, record: 'of one window' }), 'unused');
    const other = await database.saveGame(
      savedGame('a', { revision, record: 'of the other' }),
      'b',
    );
    expect(other).toEqual({ id: 'b', revision: 1 });
    const again = await database.saveGame(
      savedGame('b', { ...other, record: 'of the other, further' }),
      'unused',
    );
    expect(again).toEqual({ id: 'b', revision: 2 });
    expect((await database.getGame('a'))?.record).toBe('of one window');
    expect((await database.getGame('b'))?.record).toBe('of the other, further');
  });

  it('is saved although it was deleted meanwhile', async () => {
    const saved = await database.saveGame(savedGame('a'), 'unused');
    await database.deleteGame('a');
    await database.saveGame(savedGame('a', saved), 'unused');
    expect(await database.getGame('a')).toBeDefined();
  });
});

it('an older database gets the names of today', async () => {
  const old = await openDB('webspinner', 3, {
    upgrade(made) {
      made.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      for (const store of ['own', 'waiting', 'counted', 'synced', 'sync'])
        made.createObjectStore(store);
    },
  });
  const info = { result: 'won', moves: 99, network: 104, windows: 1104 };
  for (const id of ['a', 'b']) await old.put('games', { ...savedGame(id), info });
  old.close();
  for (const id of ['a', 'b']) {
    expect(await database.getGame(id)).toEqual({
      ...savedGame(id),
      info: { result: 'won', moves: 99, cardsInOrder: 104, score: 1104 },
    });
  }
});

describe('a game whose save a closing page left pending', () => {
  let stored: Map<string, string>;
  const left = (game: SavedGame, saves: number): void => {
    stored.set(`webspinner-unsaved ${game.id}`, JSON.stringify({ game, saves }));
  };
  const all = async (): Promise<string[]> => {
    const games: SavedGame[] = [];
    for await (const batch of database.batches()) games.push(...batch);
    return games.map(({ record }) => record).sort();
  };
  const reopened = async (): Promise<void> => {
    vi.resetModules();
    database = { ...(await import('./database')), ...(await import('./saved-games')) };
  };

  beforeEach(() => {
    stored = new Map();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      removeItem: (name: string) => void stored.delete(name),
    };
    vi.stubGlobal(
      'localStorage',
      new Proxy(storage, {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is saved when the page is opened again, and then no longer pending', async () => {
    left(savedGame('a', { record: 'new' }), 1);
    expect(await all()).toEqual(['new']);
    expect((await database.getGame('a'))?.revision).toBe(1);
    expect(stored.size).toBe(0);
  });

  it('continues from those of its saves that finished', async () => {
    const { revision } = await database.saveGame(savedGame('a', { record: 'first' }), 'unused');
    await database.saveGame(savedGame('a', { revision, record: 'second' }), 'unused');
    left(savedGame('a', { revision, record: 'third' }), 2);
    await reopened();
    expect(await all()).toEqual(['third']);
    expect((await database.getGame('a'))?.revision).toBe(3);
  });

  it('is not saved twice', async () => {
    const { revision } = await database.saveGame(savedGame('a', { record: 'first' }), 'unused');
    await database.saveGame(savedGame('a', { revision, record: 'second' }), 'unused');
    left(savedGame('a', { revision, record: 'second' }), 1);
    await reopened();
    expect(await all()).toEqual(['second']);
    expect((await database.getGame('a'))?.revision).toBe(2);
  });

  it('is saved beside another window’s version', async () => {
    let { revision } = await database.saveGame(savedGame('a'), 'unused');
    left(savedGame('a', { revision, record: 'left' }), 1);
    for (const record of ['other', 'other, further']) {
      ({ revision } = await database.saveGame(savedGame('a', { revision, record }), 'unused'));
    }
    await reopened();
    expect(await all()).toEqual(['left', 'other, further']);
  });

  it('is skipped if it cannot be read', async () => {
    stored.set('webspinner-unsaved a', '{"game":{"id":"a"');
    stored.set('webspinner-unsaved b', 'null');
    expect(await all()).toEqual([]);
  });
});

describe('all games', () => {
  const many = Array.from({ length: 450 }, (_, at) =>
    savedGame(`game ${(at * 7919) % 450}`, {
      updated: new Date(Date.UTC(2026, 0, 1, at)).toISOString(),
    }),
  );

  it('are read in batches, none twice and none left out', async () => {
    await database.addGames(many);
    const ids: string[] = [];
    let batches = 0;
    for await (const games of database.batches()) {
      ids.push(...games.map((game) => game.id));
      batches += 1;
    }
    expect(batches).toBe(3);
    expect(new Set(ids)).toEqual(new Set(many.map((game) => game.id)));
    expect(ids).toHaveLength(450);
  });

  it('are listed without their moves, the one played last first', async () => {
    await database.addGames(many);
    const heads = await database.savedGameSummaries();
    expect(heads.map((head) => head.id)).toEqual(many.map((game) => game.id).reverse());
    expect(heads.some((head) => 'record' in head)).toBe(false);
  });

  it('are added together, or none of them', async () => {
    await database.addGames([savedGame('a')]);
    await expect(
      database.addGames([savedGame('b'), savedGame('a'), savedGame('c')]),
    ).rejects.toThrow();
    expect((await database.savedGameSummaries()).map((head) => head.id)).toEqual(['a']);
  });
});

it('the game to continue is the unfinished one played last', async () => {
  expect(await database.latestUnfinished()).toBeUndefined();
  await database.addGames([
    savedGame('won', { updated: '2026-03' }, 'won'),
    savedGame('old', { updated: '2026-01' }),
    savedGame('new', { updated: '2026-02' }),
  ]);
  expect((await database.latestUnfinished())?.id).toBe('new');
});

it('a browser that stores nothing says so each time', async () => {
  const refused = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open: refused });
  await expect(database.saveGame(savedGame('a'), 'b')).rejects.toThrow('denied');
  await expect(database.savedGameSummaries()).rejects.toThrow('denied');
  vi.stubGlobal('indexedDB', new IDBFactory());
  await database.saveGame(savedGame('a'), 'b');
  expect(await database.savedGameSummaries()).toHaveLength(1);
});
