import { expect, test, vi } from 'vitest';

import { dealOfDay, isServed, isUnserved } from './deals-without-server';

vi.mock('../engine/engine', () => ({
  engine: { randomDeal: (entropy: bigint) => `own:${(entropy % 999_999_999n) + 1n}` },
}));
vi.mock('../engine/shared', () => ({ solver: undefined }));
vi.mock('../engine/tables', () => ({ dealTable: undefined }));

const signal = new AbortController().signal;

test('a day has the same deal as on a server: the first that the engine wins', async () => {
  const tried: string[] = [];
  const second = (game: string, deal: string) => {
    tried.push(`${game} ${deal}`);
    return Promise.resolve(tried.length === 2);
  };
  const deal = await dealOfDay('2026-11-21', 'spider', signal, second);
  // The number that a test of the server has, too.
  expect(tried[0]).toBe('spider own:85939150');
  expect(tried).toEqual([tried[0], `spider ${deal}`]);
});

test('a game whose deals are lost goes without one', async () => {
  const lost = vi.fn((_game: string, _deal: string) => Promise.resolve(false));
  expect(await dealOfDay('2026-11-21', 'russian-spider', signal, lost)).toBeUndefined();
  expect(new Set(lost.mock.calls.map(([, deal]) => deal)).size).toBe(lost.mock.calls.length);
});

test('a search that was given up ends', async () => {
  const aborter = new AbortController();
  const never = () => {
    aborter.abort();
    return Promise.resolve(false);
  };
  await expect(dealOfDay('2026-11-21', 'spider', aborter.signal, never)).rejects.toThrow();
});

test('what was learned about the server is remembered until it answers', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  expect(isUnserved({ is: 'away' })).toBe(false);
  expect(isUnserved({ is: 'none' })).toBe(true);
  expect(isUnserved({ is: 'away' })).toBe(true);
  isServed();
  expect(isUnserved({ is: 'away' })).toBe(false);
});
