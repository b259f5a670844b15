import { expect, test } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { luckFigures, shufflersWithLess } from './luck';

const game = (moves: number, judged?: Parameters<typeof luckFigures>[0][number]['judged']) => ({
  info: { moves } as RecordInfo,
  ...(judged && { judged }),
});

test('errors are a share of all chances, luck is that of a game', () => {
  const first = game(40, { moves: 40, chances: 6, error: 0.3, luck: -0.5 });
  const second = game(50, { moves: 50, chances: 2, error: 0.1, luck: 0.1 });
  const { games, givenAway, luck } = luckFigures([first, game(30), second])!;
  expect([games, givenAway]).toEqual([2, 0.05]);
  expect(luck).toBeCloseTo(-0.2);
});

test('a game that was played on, or had no chance, says nothing', () => {
  expect(luckFigures([])).toBeUndefined();
  expect(luckFigures([game(41, { moves: 40, chances: 6, error: 1, luck: 0 })])).toBeUndefined();
  expect(luckFigures([game(9, { moves: 9, chances: 0, error: 0, luck: 0 })])).toBeUndefined();
});

test('fair shufflers are asked from ten games on', () => {
  const nine = Array.from({ length: 9 }, () => 0.1);
  expect(shufflersWithLess(nine)).toBeUndefined();
  expect(shufflersWithLess([...nine, 0.1])).toBe(100);
  const judged = { moves: 40, chances: 6, error: 0.3, luck: 0.2 };
  expect(luckFigures(nine.map(() => game(40, judged)))?.fewer).toBeUndefined();
  expect(luckFigures([1, ...nine].map(() => game(40, judged)))?.fewer).toBe(100);
});

test.each([
  ['as much good luck as bad', [0, 0, 0, 0, 0], 50],
  ['no luck at all', undefined, 50],
  // 1.26 deviations too little, and 0.18 too much.
  ['bad luck in three games', [-1, -1, -1, 0, 0], 10],
  ['somewhat more', [0.2, 0.1, 0, 0, 0], 57],
])('%s', (_, more, less) => {
  const even = [1, -1, 0.5, -0.5, 0.25, -0.25];
  const luck = more === undefined ? even.map(() => 0).concat([0, 0, 0, 0]) : [...even, ...more];
  expect(shufflersWithLess(luck)).toBe(less);
});
