import { beforeEach, expect, test } from 'vitest';

import type { DealCheckView } from '../engine/whole';
import { Checking, DEALS } from './checking.svelte';

/** What waits for the next frame. */
let waiting: (() => void)[] = [];
let freed = 0;

function checker() {
  let deals = 0;
  return {
    first: 'own:42',
    step(more: number): DealCheckView {
      deals += more;
      return { deals, left: DEALS - deals, figures: [] };
    },
    free: () => (freed += 1),
  };
}

const checking = (): Checking =>
  new Checking(checker, (work) => {
    waiting.push(work);
    return () => (waiting = waiting.filter((one) => one !== work));
  });

function frames(count: number): void {
  for (let left = count; left > 0; left -= 1) waiting.shift()?.();
}

beforeEach(() => {
  waiting = [];
  freed = 0;
});

test('the deals are checked a few in each frame, up to the last', () => {
  const check = checking();
  check.start('spider');
  expect([check.first, check.last?.deals, check.runs]).toEqual(['own:42', 10, true]);
  frames(4);
  expect([check.last?.deals, check.steps.length]).toEqual([50, 5]);
  frames(1000);
  expect([check.last?.deals, check.last?.left, check.runs]).toEqual([DEALS, 0, false]);
  expect([waiting.length, freed]).toEqual([0, 1]);
});

test('a check that is stopped, or begun again, leaves nothing behind', () => {
  const check = checking();
  check.start('spider');
  frames(3);
  check.start('spider');
  expect([check.last?.deals, waiting.length, freed]).toEqual([10, 1, 1]);
  check.stop();
  expect([waiting.length, freed]).toEqual([0, 2]);
  check.stop();
  expect(freed).toBe(2);
});
