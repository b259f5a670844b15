import { expect, test } from 'vitest';

import { onTheWay, stepsFor } from './steps';

const card = (id: number, x: number, pile: string, face?: string) => ({
  id,
  x,
  y: 0,
  z: 100 + id,
  pile,
  face,
});

test('a card under way is between the piles, and above all others', () => {
  const from = [card(1, 0, 'column 1', 'KS'), card(2, 50, 'column 2', 'QS')];
  const to = [card(1, 100, 'column 3', 'KS'), card(2, 50, 'column 2', 'QS')];
  const half = onTheWay(from, to, 0.5);
  expect(half.map(({ id }) => id)).toEqual([2, 1]);
  expect(half.map(({ x }) => x)).toEqual([50, 50]);
  expect(onTheWay(from, to, 0).find(({ id }) => id === 1)?.x).toBe(0);
  expect(onTheWay(from, to, 1).find(({ id }) => id === 1)?.x).toBe(100);
});

test('a card turns over half way', () => {
  const [from, to] = [[card(1, 0, 'stock')], [card(1, 10, 'column 1', '7H')]];
  expect(onTheWay(from, to, 0.4)[0]?.face).toBeUndefined();
  expect(onTheWay(from, to, 0.6)[0]?.face).toBe('7H');
});

test('long games are shown without the way', () => {
  expect([stepsFor(96), stepsFor(200), stepsFor(201)]).toEqual([2, 2, 0]);
});
