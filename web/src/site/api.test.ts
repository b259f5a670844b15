import { expect, test } from 'vitest';

import { Api, isPassing, problemWord } from './api';
import type { Problem } from './wire';

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** A server with one answer for everything, and the requests it got. */
function server(answer: () => Response | Promise<Response>): { api: Api; sent: Sent[] } {
  const sent: Sent[] = [];
  const api = new Api((address, init) => {
    sent.push({ address, init });
    return Promise.resolve(answer());
  }, 50);
  return { api, sent };
}

function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': type, ...headers },
  });
}

const PROBLEM: Problem = {
  type: '/api#too-many',
  title: 'Too many requests',
  status: 429,
  detail: 'try again in 7 s',
};
const FIGURES = {
  played: 3,
  won: 2,
  lost: 1,
  win_rate: 66.7,
  win_ratio: 2,
  average_win_time_ms: null,
  best_win_time_ms: null,
  highest_score: 900,
  most_cards_in_order: null,
  fewest_moves: 120,
};

test('an answer of the right shape is the answer', async () => {
  const value = {
    day: '2026-11-21',
    deals: [{ day: '2026-11-21', game: 'spider', version: 1, deal: 'own:7' }],
    pending: ['beleaguered-spider'],
  };
  const { api, sent } = server(() => json(value));
  expect(await api.daily()).toEqual({ ok: true, value });
  expect(sent[0]?.address).toBe('/api/v1/daily');
  expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
});

test('additions by later versions are ignored', async () => {
  const { api } = server(() => json({ place: 3, places: 9, medal: 'bronze' }));
  expect(await api.standing('x', 'time')).toMatchObject({ ok: true, value: { place: 3 } });
});

test('the place without undo is asked for by name', async () => {
  const { api, sent } = server(() => json({ place: 3, places: 9 }));
  for (const field of ['assisted', 'no-undo'] as const) await api.standing('x', 'time', field);
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/v1/results/x/standing?by=time',
    '/api/v1/results/x/standing?by=time&no_undo=true',
  ]);
});

test('names are escaped in addresses', async () => {
  const { api, sent } = server(() =>
    json({ game: 'spider', unassisted: FIGURES, assisted: FIGURES }),
  );
  await api.statistics('spider/../me', 'ms:1?x#y z');
  await api.board('spider', '2026-11-21', { by: 'moves', field: 'assisted', after: 'a&b' });
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/v1/statistics/spider%2F..%2Fme/deals/ms%3A1%3Fx%23y%20z',
    '/api/v1/daily/spider/2026-11-21/board?by=moves&assisted=true&limit=25&after=a%26b',
  ]);
});

test('the hundred come with how far the player is, if one is signed in', async () => {
  const entry = { place: 1, nickname: 'Ada', won: 61, score: 52000, moves: 9100, own: false };
  const value = {
    game: 'spider',
    kind: 'undo-off',
    players: 1,
    entries: [entry],
    own: { finished: 34, won: 12 },
  };
  const { api, sent } = server(() => json(value));
  expect(await api.hundred('spider', 'undo-off')).toEqual({ ok: true, value });
  expect(sent[0]?.address).toBe('/api/v1/statistics/spider/hundred?kind=undo-off&limit=25');
  const other = server(() => json({ ...value, kind: 'helped' }));
  expect(await other.api.hundred('spider', 'own')).toMatchObject({ ok: false });
});

test('what is sent is JSON', async () => {
  const { api, sent } = server(() => json({ results: [] }));
  await api.send([{ id: 'a', record: 'r', day: '2026-11-21' }]);
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"results":[{"id":"a","record":"r","day":"2026-11-21"}]}',
    headers: { 'content-type': 'application/json' },
  });
});

test('no content is an answer where none is expected', async () => {
  const { api } = server(() => new Response(null, { status: 204 }));
  expect(await api.logOut()).toEqual({ ok: true, value: undefined });
});

test('a problem says how long to wait', async () => {
  const { api } = server(() => json(PROBLEM, 429, { 'retry-after': '7' }));
  const failure = { is: 'problem', problem: PROBLEM, retrySeconds: 7 };
  expect(await api.me()).toEqual({ ok: false, failure });
  expect(await api.deleteMe()).toEqual({ ok: false, failure });
});

test('a server without this API counts as no server', async () => {
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  for (const answer of [
    page,
    json({ name: 'another API' }),
    new Response('not JSON', { headers: { 'content-type': 'application/json' } }),
  ]) {
    expect(await server(() => answer).api.daily()).toEqual({ ok: false, failure: { is: 'none' } });
  }
  for (const status of [404, 405, 501]) {
    const { api } = server(() => new Response('no such file', { status }));
    expect(await api.send([])).toEqual({ ok: false, failure: { is: 'none' } });
  }
});

test('a server that is down counts as away, also behind a proxy', async () => {
  const away = { ok: false, failure: { is: 'away' } };
  expect(await server(() => Promise.reject(new TypeError('Failed to fetch'))).api.me()).toEqual(
    away,
  );
  expect(
    await server(() => new Response('<h1>Bad gateway</h1>', { status: 502 })).api.me(),
  ).toEqual(away);
});

test('a server that never answers counts as away', async () => {
  const api = new Api(
    (_, { signal }) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    5,
  );
  expect(await api.me()).toEqual({ ok: false, failure: { is: 'away' } });
});

test('problems are distinguished by their words and by whether they are temporary', () => {
  expect(problemWord(PROBLEM)).toBe('too-many');
  expect([408, 429, 500, 503].map((status) => isPassing({ ...PROBLEM, status }))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([400, 401, 409, 422].map((status) => isPassing({ ...PROBLEM, status }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
