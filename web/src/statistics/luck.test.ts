import { expect, test } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { luckFigures } from './luck';

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
