import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import type { WholeEngine } from './whole';
import { address } from './whole-address';

/** The plans for the first cards of a game. */
async function plans(module: 'wasm-simd' | 'wasm-whole'): Promise<unknown[]> {
  const folder = new URL(`pkg/${module}/`, import.meta.url);
  const engine = (await import(`./pkg/${module}/engine.js`)) as WholeEngine;
  engine.initSync({ module: readFileSync(new URL('engine_bg.wasm', folder)) });
  const network = new URL('../../../crates/players/data/spider.net', import.meta.url);
  engine.bringNetwork('spider', readFileSync(network));
  const table = engine.Table.deal('spider', 'own:1');
  return [1, 2, 3].map(() => {
    const plan = engine.plan(table.hintQuery()!, 1);
    table.applyPlan(plan.moves, plan.percent, plan.certain);
    table.playLine(plan.moves, 0);
    return plan;
  });
}

test('a browser with SIMD gets the module for it, and plays as all others do', async () => {
  expect(address).toContain('wasm-simd');
  const asAll = await plans('wasm-whole');
  expect(asAll).toHaveLength(3);
  expect(await plans('wasm-simd')).toEqual(asAll);
});

test('whichever module it is, the page calls it the same way', () => {
  const code = (module: string): string =>
    readFileSync(new URL(`pkg/${module}/engine.js`, import.meta.url), 'utf8');
  expect(code('wasm-simd')).toBe(code('wasm-whole'));
});
