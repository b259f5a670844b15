import { v4 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import type { SyncChange, SyncItem } from '../site/wire';
import type { SavedGame, SyncedItem, SyncState } from '../store/database';
import { gameText, nameOfGame } from './items';
import { Round, type Events, type Here, type Server } from './sync-round';

const NOW = '2026-11-21T12:00:00.000Z';

/** A server as `crates/site` makes it. */
class FakeServer implements Server {
  epoch: string | undefined;
  version = 0;
  items = new Map<string, SyncItem>();
  /** The network fails after this many further requests. */
  lives = Infinity;
  sent = 0;
  /** Whether an answer gets lost after the work was done. */
  losesAnswers = false;

  async changesAfter(after: number): ReturnType<Server['changesAfter']> {
    if (this.lives-- <= 0) return { ok: false, failure: { is: 'away' } };
    const all = [...this.items.values()].filter(({ version }) => version > after);
    const items = all.sort((one, other) => one.version - other.version).slice(0, 3);
    const version = items.at(-1)?.version ?? this.version;
    const epoch = this.epoch === undefined ? {} : { epoch: this.epoch };
    return { ok: true, value: { ...epoch, items, version, more: version < this.version } };
  }

  async change(
    epoch: string | undefined,
    changes: readonly SyncChange[],
  ): ReturnType<Server['change']> {
    if (this.lives-- <= 0) return { ok: false, failure: { is: 'away' } };
    if (epoch !== this.epoch) {
      const problem = { type: '/api#conflict', title: 'Already taken', status: 409 };
      return { ok: false, failure: { is: 'problem', problem } };
    }
    this.epoch ??= newId();
    const versions = changes.map((change) => this.#one(change));
    if (this.losesAnswers) return { ok: false, failure: { is: 'away' } };
    return { ok: true, value: { epoch: this.epoch, versions } };
  }

  #one({ name, base = 0, data }: SyncChange): number | null {
    const there = this.items.get(name);
    if (there?.data === data) return there?.version ?? 0;
    if ((there?.version ?? 0) !== base) return null;
    this.version += 1;
    this.sent += 1;
    this.items.set(name, { name, version: this.version, ...(data === undefined ? {} : { data }) });
    return this.version;
  }
}

/** A browser. */
class Device {
  readonly games = new Map<string, SavedGame>();
  readonly rules = new Map<string, string>();
  values: Record<string, string | number | boolean | null> = {};
  readonly parted: string[] = [];
  readonly advanced: string[] = [];
  now = NOW;
  /** Called before games change, as another window may do it. */
  meanwhile: (() => void) | undefined;
  #state: SyncState | undefined;
  #synced = new Map<string, SyncedItem>();

  readonly here: Here = {
    state: async () => this.#state,
    setState: async (state) => void (this.#state = state),
    forget: async (state) => {
      this.#state = state;
      this.#synced.clear();
    },
    allSynced: async () => [...this.#synced.values()],
    synced: async (name) => this.#synced.get(name),
    setSynced: async (synced) => void this.#synced.set(synced.name, synced),
    game: async (id) => this.games.get(id),
    games: () => this.#batches(),
    changeGames: async (changes, synced) => {
      this.meanwhile?.();
      this.meanwhile = undefined;
      if (changes.some(({ id, seen }) => this.games.get(id)?.revision !== seen)) return false;
      for (const { id, game } of changes) {
        if (game) this.games.set(id, game);
        else this.games.delete(id);
      }
      this.#synced.set(synced.name, synced);
      return true;
    },
    rules: async () => this.rules,
    setRules: async (id, toml) => {
      if (toml === undefined) this.rules.delete(id);
      else this.rules.set(id, toml);
    },
    choices: () => this.values,
    setChoices: (values) => void Object.assign(this.values, values),
    infoOf: async (record) => infoOf(record),
    now: () => this.now,
    id: newId,
  };

  async *#batches(): AsyncGenerator<readonly SavedGame[]> {
    yield [...this.games.values()];
  }

  readonly #events: Events = {
    advanced: ({ id }) => void this.advanced.push(id),
    parted: ({ id }) => void this.parted.push(id),
  };

  round(server: Server): Round {
    return new Round(server, this.here, this.#events);
  }

  /** Plays a game up to these moves. */
  play(id: string, moves: string): void {
    const revision = (this.games.get(id)?.revision ?? 0) + 1;
    const record = `[Game "spider"]\n[Result "unfinished"]\n[Time "${revision}"]\n\n${moves}\n`;
    this.games.set(id, {
      id,
      revision,
      started: NOW,
      updated: NOW,
      record,
      info: infoOf(record),
    });
  }

  moves(): string[] {
    return [...this.games.values()].map(({ record }) => record.split('\n\n')[1]!.trim()).sort();
  }
}

function infoOf(record: string): RecordInfo {
  if (record.includes('broken')) throw new Error('it does not replay');
  return { game: 'spider', result: 'unfinished', assisted: false } as RecordInfo;
}

/** Synchronizes these devices until nothing changes any more. */
async function settle(server: FakeServer, ...devices: readonly Device[]): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    for (const device of devices) expect(await device.round(server).run()).toBeUndefined();
}

describe('games', () => {
  test('of all devices are on all of them', async () => {
    const [server, one, two] = [new FakeServer(), new Device(), new Device()];
    for (let number = 0; number < 7; number += 1) one.play(`a${number}`, `1. ${number}-9`);
    two.play('b', '1. 3-4');
    await settle(server, one, two);
    expect(one.moves()).toHaveLength(8);
    expect(two.moves()).toEqual(one.moves());
    const { sent } = server;
    await settle(server, one, two);
    expect(server.sent).toBe(sent);
  });

  test('played on elsewhere are further here', async () => {
    const [server, one, two] = [new FakeServer(), new Device(), new Device()];
    one.play('a', '1. 1-2');
    await settle(server, one, two);
    two.play('a', '1. 1-2 2. 3-4');
    await settle(server, two, one);
    expect(one.moves()).toEqual(['1. 1-2 2. 3-4']);
    expect([one.advanced, one.parted]).toEqual([['a'], []]);
  });

  test('played on differently on two devices are two games', async () => {
    const [server, one, two] = [new FakeServer(), new Device(), new Device()];
    one.play('a', '1. 1-2');
    await settle(server, one, two);
    one.play('a', '1. 1-2 2. 3-4');
    two.play('a', '1. 1-2 2. 5-6');
    await settle(server, one, two);
    expect(one.moves()).toEqual(['1. 1-2 2. 3-4', '1. 1-2 2. 5-6']);
    expect(two.moves()).toEqual(one.moves());
    expect([one.parted, two.parted]).toEqual([[], ['a']]);
  });

  test('with all moves of the other are the only one', async () => {
    const [server, one, two] = [new FakeServer(), new Device(), new Device()];
    one.play('a', '1. 1-2');
    await settle(server, one, two);
    one.play('a', '1. 1-2 2. 3-4');
    two.play('a', '1. 1-2@7 2. 3-4@9 * 3. 5-6');
    await settle(server, one, two);
    expect(one.moves()).toEqual(['1. 1-2@7 2. 3-4@9 * 3. 5-6']);
    expect(two.moves()).toEqual(one.moves());
  });

  test('deleted on one device are deleted on all, unless they were played on', async () => {
    const [server, one, two] = [new FakeServer(), new Device(), new Device()];
    one.play('a', '1. 1-2');
    one.play('b', '1. 3-4');
    await settle(server, one, two);
    one.games.clear();
    two.play('b', '1. 3-4 2. 5-6');
    await settle(server, one, two);
    for (const device of [one, two]) expect(device.moves()).toEqual(['1. 3-4 2. 5-6']);
  });

  test('of an unreadable form stay as they are on the server', async () => {
    const [server, one, two] = [new FakeServer(), new Device(), new Device()];
    one.play('a', '1. 1-2');
    await settle(server, one);
    const later = { name: 'later:1', version: 0, data: 'a' };
    const broken = gameText({ ...one.games.get('a')!, record: 'broken\n\n' });
    const strange = { name: nameOfGame('b'), version: 0, data: broken };
    for (const item of [later, strange])
      await server.change(server.epoch, [{ name: item.name, data: item.data }]);
    await settle(server, two, one);
    expect(two.moves()).toEqual(['1. 1-2']);
    expect(server.items.get('later:1')?.data).toBe('a');
    expect(server.items.get('game:b')?.data).toBe(broken);
  });

  test('that another window saves meanwhile are not overwritten', async () => {
    const [server, one, two] = [new FakeServer(), new Device(), new Device()];
    one.play('a', '1. 1-2');
    await settle(server, one, two);
    one.play('a', '1. 1-2 2. 3-4');
    await settle(server, one);
    two.meanwhile = () => two.play('a', '1. 1-2 2. 5-6');
    await settle(server, two, one);
    expect(two.moves()).toEqual(['1. 1-2 2. 3-4', '1. 1-2 2. 5-6']);
    expect(one.moves()).toEqual(two.moves());
  });
});

test('a network that fails at any moment loses and doubles nothing', async () => {
  for (let lives = 0; lives < 12; lives += 1) {
    for (const losesAnswers of [false, true]) {
      const [server, one, two] = [new FakeServer(), new Device(), new Device()];
      for (let number = 0; number < 5; number += 1) one.play(`a${number}`, `1. ${number}-9`);
      two.play('b', '1. 3-4');
      Object.assign(server, { lives, losesAnswers });
      for (const device of [one, two]) await device.round(server).run();
      one.play('a1', '1. 1-9 2. 5-6');
      Object.assign(server, { lives: Infinity, losesAnswers: false });
      await settle(server, two, one);
      expect(two.moves()).toEqual(one.moves());
      expect(one.moves()).toEqual([
        '1. 0-9',
        '1. 1-9 2. 5-6',
        '1. 2-9',
        '1. 3-4',
        '1. 3-9',
        '1. 4-9',
      ]);
    }
  }
});

test('what waits is counted', async () => {
  const [server, one] = [new FakeServer(), new Device()];
  one.play('a', '1. 1-2');
  server.lives = 0;
  const round = one.round(server);
  expect(await round.run()).toEqual({ is: 'away' });
  // The choices and the game.
  expect(await round.waiting()).toBe(2);
  server.lives = Infinity;
  await settle(server, one);
  expect(await one.round(server).waiting()).toBe(0);
});

test('a server that has lost everything gets it back, and no device deletes anything', async () => {
  const [server, one, two] = [new FakeServer(), new Device(), new Device()];
  one.play('a', '1. 1-2');
  two.play('b', '1. 3-4');
  await settle(server, one, two);
  const restored = new FakeServer();
  await settle(restored, one, two);
  for (const device of [one, two]) expect(device.moves()).toEqual(['1. 1-2', '1. 3-4']);
  expect([...restored.items.keys()].sort()).toEqual(['choices', 'game:a', 'game:b']);
});

test('the later choice stays, and a new device takes what others have chosen', async () => {
  const [server, one, two] = [new FakeServer(), new Device(), new Device()];
  one.values = { 'setting:theme': 'night' };
  two.values = { 'setting:theme': 'felt' };
  await settle(server, one, two);
  expect(two.values['setting:theme']).toBe('night');
  two.values['setting:theme'] = 'paper';
  two.now = '2026-11-21T13:00:00.000Z';
  one.values['favourite:spider'] = true;
  await settle(server, one, two);
  for (const device of [one, two])
    expect(device.values).toEqual({ 'setting:theme': 'paper', 'favourite:spider': true });
});

test('custom games come along, and go', async () => {
  const [server, one, two] = [new FakeServer(), new Device(), new Device()];
  one.rules.set('my-spider', 'toml');
  await settle(server, one, two);
  expect([...two.rules]).toEqual([['my-spider', 'toml']]);
  two.rules.clear();
  await settle(server, two, one);
  expect(one.rules.size).toBe(0);
});
