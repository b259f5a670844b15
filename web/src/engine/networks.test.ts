import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

import { loadNetwork } from './networks';
import type { WholeEngine } from './whole';

/** An engine of its own, without networks of single games. */
async function engine(): Promise<WholeEngine> {
  vi.resetModules();
  const engine = (await import('./pkg/wasm-whole/engine.js')) as WholeEngine;
  const module = readFileSync(new URL('pkg/wasm-whole/engine_bg.wasm', import.meta.url));
  engine.initSync({ module });
  return engine;
}

/** The files of the project, at their addresses. */
const files = vi.fn(async (address: string) => {
  const path = new URL(`../../..${address.slice(address.indexOf('/crates'))}`, import.meta.url);
  return new Response(readFileSync(path));
});

afterEach(() => vi.unstubAllGlobals());

test('a network is loaded when its game needs it, and once', async () => {
  vi.stubGlobal('fetch', files);
  const fresh = await engine();
  expect(fresh.missingNetwork('spider')).toBe('spider');
  const weaker = fresh.plan(fresh.Table.deal('spider', 'own:1').hintQuery()!, 1);
  await loadNetwork(fresh, 'spider');
  await loadNetwork(fresh, 'spider');
  expect(files).toHaveBeenCalledOnce();
  expect(fresh.missingNetwork('spider')).toBeUndefined();
  const plan = fresh.plan(fresh.Table.deal('spider', 'own:1').hintQuery()!, 1);
  expect(plan).not.toEqual(weaker);
  expect(fresh.missingNetwork('spider-2')).toBe('spider-2');
});

test('where it cannot be loaded, the network of all games plays', async () => {
  const fresh = await engine();
  for (const answer of [
    Promise.reject(new Error('no network')),
    new Response('', { status: 404 }),
  ]) {
    vi.stubGlobal('fetch', () => answer);
    await loadNetwork(fresh, 'spider-2');
    expect(fresh.missingNetwork('spider-2')).toBe('spider-2');
  }
  const plan = fresh.plan(fresh.Table.deal('spider-2', 'own:1').hintQuery()!, 1);
  expect(plan.moves).not.toEqual([]);
});

test('games without a network of their own need none, and a player’s own file neither', async () => {
  const fresh = await engine();
  expect(fresh.missingNetwork('scorpion')).toBeUndefined();
});
