import { describe, expect, test } from 'vitest';

import type { CardView, Scene } from '../engine/engine';
import { cardsOf, marksOf, pointOf, spread, storyOf, type StoryPoint } from './story';

const card = (face?: string): CardView => ({ id: 1, face, seen: undefined });
const scene = (changes: object = {}): Scene =>
  ({
    columns: [{ cards: [card(), card(), card('KS')] }, { cards: [card('7H')] }],
    stock: { cards: [1, 2, 3, 4], rows: 2 },
    foundations: [[card('AS')]],
    reserves: [card('2D'), undefined],
    collected: [],
    runs: 0,
    figures: { cardsInOrder: 5 },
    ...changes,
  }) as unknown as Scene;

const point = (changes: Partial<StoryPoint> = {}): StoryPoint => ({
  order: 0,
  hidden: 0,
  rows: 2,
  runs: [],
  ...changes,
});

test('a point counts what lies face down in columns, but not the stock', () => {
  expect(pointOf(scene())).toEqual({ order: 5, hidden: 2, rows: 2, runs: [] });
});

test('a point names the suit of each run, in their order', () => {
  const collected = ['AS', '2S', '3S', 'AH', '2H', '3H'].map(card);
  expect(pointOf(scene({ collected, runs: 2 })).runs).toEqual(['S', 'H']);
});

test('all cards are counted, wherever they lie', () => {
  const collected = ['AC', '2C'].map(card);
  expect(cardsOf(scene({ collected, runs: 1 }))).toBe(4 + 4 + 1 + 1 + 2);
});

describe('marks', () => {
  test('are the rows dealt and the runs collected, each after its move', () => {
    const points = [
      point(),
      point({ order: 4 }),
      point({ rows: 1 }),
      point({ rows: 1, runs: ['S'] }),
      // The row that was dealt completed two runs.
      point({ rows: 0, runs: ['S', 'H', 'S'] }),
    ];
    expect(marksOf(points)).toEqual([
      { moves: 2 },
      { moves: 3, run: 'S' },
      { moves: 4 },
      { moves: 4, run: 'H' },
      { moves: 4, run: 'S' },
    ]);
  });

  test('of a game without moves there are none', () => {
    expect(marksOf([point()])).toEqual([]);
    expect(marksOf([])).toEqual([]);
  });
});

test('a story has the start and a point after each move', async () => {
  const orders = [3, 5, 4];
  const table = {
    lineLength: () => 2,
    goToMove: (moves: number) => ({ scene: scene({ figures: { cardsInOrder: orders[moves] } }) }),
  };
  const { points, cards, marks } = await storyOf(table);
  expect(points.map(({ order }) => order)).toEqual(orders);
  expect([cards, marks]).toEqual([10, []]);
});

describe('what hangs side by side', () => {
  test.each([
    ['stays where there is room', [10, 50, 90], [10, 50, 90]],
    ['makes room to the left', [10, 90, 92], [10, 72, 92]],
    ['stays inside on the right', [120, 130], [80, 100]],
    ['moves right where the left is full', [0, 2, 4], [0, 20, 40]],
    ['may be nothing', [], []],
  ])('%s', (_, places, expected) => {
    expect(spread(places, 20, [0, 100])).toEqual(expected);
  });
});
