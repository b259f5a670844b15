import { expect, test } from 'vitest';

import { FIRST_STEPS_ALL } from '../settings/settings.svelte';
import { FIRST_STEPS, isDue, nextStep, type SoFar } from './first-steps';

const BEGIN: SoFar = { moves: 0, movesMost: 0, rows: 5, rowsFirst: 5, stranded: false };

/** What is pointed at in a game that has come so far, if the steps before this one are taken. */
function shown(from: number, soFar: Partial<SoFar>): string | undefined {
  const all = { ...BEGIN, movesMost: soFar.moves ?? 0, ...soFar };
  const at = nextStep(from, all);
  const step = at === undefined ? undefined : FIRST_STEPS[at];
  return step && isDue(step, all) ? step : undefined;
}

test('each step is pointed at when it is of use, and until it is taken', () => {
  expect(shown(0, {})).toBe('move');
  expect(shown(0, { moves: 1 })).toBeUndefined();
  expect(shown(1, { moves: 2 })).toBe('undo');
  expect(shown(1, { moves: 1, movesMost: 2 })).toBeUndefined();
  expect(shown(1, { moves: 6 })).toBeUndefined();
  expect(shown(2, { moves: 8 })).toBe('stock');
  expect(shown(2, { moves: 3, stranded: true })).toBe('stock');
  expect(shown(2, { moves: 9, rows: 4 })).toBeUndefined();
  expect(shown(2, { moves: 24 })).toBeUndefined();
});

test('what a player has found alone is not pointed at later', () => {
  const dealt = { ...BEGIN, moves: 9, movesMost: 9, rows: 4 };
  expect(nextStep(0, dealt)).toBeUndefined();
  expect(nextStep(0, { ...BEGIN, moves: 1, movesMost: 2 })).toBe(2);
});

test('the settings count them', () => {
  expect(FIRST_STEPS).toHaveLength(FIRST_STEPS_ALL);
});

test('without a stock, nothing is said about it', () => {
  expect(shown(2, { moves: 12, rows: 0, rowsFirst: 0 })).toBeUndefined();
});
