import { expect, test } from 'vitest';

import type { DecisionView } from '../engine/jobs';
import { verdictOn } from './blame.svelte';

const decision = (from: number, to: number, error: number): DecisionView => ({
  from,
  to,
  error,
  chance: 0.5,
  luck: 0,
  after: 0.5 - error,
  better: [],
});
const decisions = [decision(0, 3, 0.2), decision(3, 7, 0.004), decision(7, 8, 0.05)];

test.each([
  [1, 0.2, false],
  [3, 0.2, false],
  [4, 0.004, true],
  [7, 0.004, true],
  [8, 0.05, false],
])('move %i belongs to the decision that it ends or is part of', (move, error, hidden) => {
  expect(verdictOn(move, decisions)).toEqual({ error, hidden });
});

test('what is not judged yet has no verdict', () => {
  expect(verdictOn(9, decisions)).toBeUndefined();
  expect(verdictOn(1, [])).toBeUndefined();
});
