import { expect, test } from 'vitest';

import type { WaitingResult } from '../store/database';
import type { Answer, Failure } from './api';
import { CHARS_MAX, GAMES_MAX, Queue, type QueueStore } from './queue';
import type { BatchAnswer, Problem, SharedResult } from './wire';

/** A store that all windows of a browser have in common. */
class Memory implements QueueStore {
  readonly waits = new Map<string, WaitingResult>();
  readonly counts = new Set<string>();

  all(): Promise<readonly WaitingResult[]> {
    return Promise.resolve([...this.waits.values()]);
  }
  add(result: WaitingResult): Promise<void> {
    if (!this.waits.has(result.id) && !this.counts.has(result.id))
      this.waits.set(result.id, result);
    return Promise.resolve();
  }
  counted({ id }: SharedResult): Promise<void> {
    this.waits.delete(id);
    this.counts.add(id);
    return Promise.resolve();
  }
  drop(id: string): Promise<void> {
    this.waits.delete(id);
    return Promise.resolve();
  }
}

const AWAY: Answer<BatchAnswer> = { ok: false, failure: { is: 'away' } };

function problem(status: number): Problem {
  return { type: '/api#x', title: 'x', status };
}

function counted(id: string): SharedResult {
  const figures = { moves: 1, undos: 0, cards_in_order: 0, score: 0 };
  return {
    id,
    game: 'spider',
    version: 1,
    deal: 'ms:1',
    outcome: 'won',
    assisted: false,
    ...figures,
  };
}

function game(id: string, record = 'record'): WaitingResult {
  return { id, record };
}

/** A fake server that counts each id once, and refuses those that the test chooses. */
class Server {
  readonly batches: string[][] = [];
  readonly known: string[] = [];
  readonly refuses = new Map<string, Problem>();
  /** Its answers to the next requests, before it counts anything. */
  readonly says: (Answer<BatchAnswer> | 'loses the answer')[] = [];

  readonly send = async (results: readonly WaitingResult[]): Promise<Answer<BatchAnswer>> => {
    await Promise.resolve();
    this.batches.push(results.map(({ id }) => id));
    const first = this.says.shift();
    if (first !== undefined && first !== 'loses the answer') return first;
    const answer = { results: results.map(({ id }) => this.#judge(id)) };
    return first === 'loses the answer' ? AWAY : { ok: true, value: answer };
  };

  #judge(id: string): BatchAnswer['results'][number] {
    const refused = this.refuses.get(id);
    if (refused) return { problem: refused };
    if (!this.known.includes(id)) this.known.push(id);
    return { result: counted(id) };
  }
}

/** As Web Locks have it: one after another. */
function locks(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

function window(
  store: QueueStore,
  server: Server,
  alone = locks(),
): { queue: Queue; counted: string[]; refused: string[] } {
  const events = { counted: [] as string[], refused: [] as string[] };
  const queue = new Queue(store, server.send, alone, {
    counted: ({ id }) => events.counted.push(id),
    refused: ({ id }, why) => events.refused.push(`${id} ${why.status}`),
  });
  return { queue, ...events };
}

test('what waits is sent once, and reported', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue, counted } = window(store, server);
  await queue.add(game('a'));
  expect(await queue.flush()).toBeUndefined();
  await queue.add(game('a'));
  expect(await queue.flush()).toBeUndefined();
  expect(server.batches).toEqual([['a']]);
  expect(counted).toEqual(['a']);
  expect(store.waits.size).toBe(0);
});

test('with nothing to send there is no request', async () => {
  const server = new Server();
  expect(await window(new Memory(), server).queue.flush()).toBeUndefined();
  expect(server.batches).toEqual([]);
});

test('many games are sent in small batches', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue } = window(store, server);
  for (let index = 0; index < GAMES_MAX * 2 + 1; index += 1) await queue.add(game(`g${index}`));
  await queue.flush();
  expect(server.batches.map((batch) => batch.length)).toEqual([GAMES_MAX, GAMES_MAX, 1]);
});

test('long games are sent alone', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue } = window(store, server);
  await queue.add(game('longest', 'x'.repeat(CHARS_MAX + 1)));
  await queue.add(game('long', 'x'.repeat(CHARS_MAX)));
  await queue.add(game('short'));
  await queue.flush();
  expect(server.batches).toEqual([['longest'], ['long'], ['short']]);
});

test('without a server games wait, and are sent later', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue, counted } = window(store, server);
  server.says.push(AWAY);
  await queue.add(game('a'));
  expect(await queue.flush()).toEqual({ is: 'away' });
  expect([...store.waits.keys()]).toEqual(['a']);
  await queue.add(game('b'));
  expect(await queue.flush()).toBeUndefined();
  expect(counted).toEqual(['a', 'b']);
});

test('an answer that is lost makes nothing count twice', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue, counted } = window(store, server);
  server.says.push('loses the answer');
  await queue.add(game('a'));
  expect(await queue.flush()).toEqual({ is: 'away' });
  expect(await queue.flush()).toBeUndefined();
  expect(server.batches).toEqual([['a'], ['a']]);
  expect([server.known, counted]).toEqual([['a'], ['a']]);
});

test('what is refused is dropped and reported, and the rest counts', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue, counted, refused } = window(store, server);
  server.refuses.set('b', problem(422));
  for (const id of ['a', 'b', 'c']) await queue.add(game(id));
  expect(await queue.flush()).toBeUndefined();
  expect([counted, refused, store.waits.size]).toEqual([['a', 'c'], ['b 422'], 0]);
});

test('what the server cannot judge now waits, and the rest counts', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue, counted, refused } = window(store, server);
  server.refuses.set('a', problem(503));
  for (const id of ['a', 'b']) await queue.add(game(id));
  expect(await queue.flush()).toEqual<Failure>({ is: 'problem', problem: problem(503) });
  expect([counted, refused, [...store.waits.keys()]]).toEqual([['b'], [], ['a']]);
  server.refuses.clear();
  expect(await queue.flush()).toBeUndefined();
  expect(counted).toEqual(['b', 'a']);
});

test('when a batch is too large, nothing is lost', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue } = window(store, server);
  const failure: Failure = { is: 'problem', problem: problem(429), retrySeconds: 9 };
  server.says.push({ ok: false, failure });
  await queue.add(game('a'));
  expect(await queue.flush()).toEqual(failure);
  expect(store.waits.size).toBe(1);
});

test('one game that spoils a whole request is found, and costs no other', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue, counted, refused } = window(store, server);
  const unreadable: Answer<BatchAnswer> = {
    ok: false,
    failure: { is: 'problem', problem: problem(400) },
  };
  server.says.push(unreadable, unreadable);
  for (const id of ['a', 'b', 'c']) await queue.add(game(id));
  expect(await queue.flush()).toBeUndefined();
  expect(server.batches).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  expect([counted, refused]).toEqual([['b', 'c'], ['a 400']]);
});

test('an answer of the wrong length is no answer', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue } = window(store, server);
  server.says.push({ ok: true, value: { results: [] } });
  await queue.add(game('a'));
  expect(await queue.flush()).toEqual({ is: 'none' });
  expect(store.waits.size).toBe(1);
});

test('two windows send each game once', async () => {
  const [store, server, alone] = [new Memory(), new Server(), locks()];
  const [one, other] = [window(store, server, alone), window(store, server, alone)];
  await Promise.all([one.queue.add(game('a')), other.queue.add(game('b'))]);
  await Promise.all([one.queue.flush(), other.queue.flush(), one.queue.flush()]);
  expect(server.batches).toEqual([['a', 'b']]);
});

test('a game that ends while others are sent goes with the next round', async () => {
  const [store, server] = [new Memory(), new Server()];
  const { queue } = window(store, server);
  await queue.add(game('a'));
  const first = queue.flush();
  await queue.add(game('b'));
  await Promise.all([first, queue.flush()]);
  expect(server.known).toEqual(['a', 'b']);
  expect(store.waits.size).toBe(0);
});

test('a store that fails is like a server that is away', async () => {
  const store = new Memory();
  store.all = () => Promise.reject(new Error('no room'));
  const { queue } = window(store, new Server());
  expect(await queue.flush()).toEqual({ is: 'away' });
  store.all = () => Promise.resolve([]);
  expect(await queue.flush()).toBeUndefined();
});
