import { expect, test } from 'vitest';

import type { CardView, Scene } from '../engine/engine';
import { drawTable, HEIGHT, WIDTH } from './picture';

const card = (face?: string): CardView => ({ id: 0, face, seen: undefined });
const scene = (columns: CardView[][], more: Partial<Scene> = {}): Scene =>
  ({
    columns: columns.map((cards) => ({ cards })),
    columnRows: 1,
    foundations: [],
    reserves: [],
    reservesTake: false,
    hasStock: true,
    stock: { cards: [], rows: 5, refused: undefined },
    ...more,
  }) as unknown as Scene;

const wide = scene(Array.from({ length: 16 }, () => [card(), card('TH')]));
const long = scene([Array.from({ length: 40 }, () => card('KS')), [], [card()]]);
const twoRows = scene(
  Array.from({ length: 8 }, () => [card('AD')]),
  { columnRows: 2, foundations: [[], [], [], []] },
);

test.each([
  ['wide', wide, 16 * 2 + 5],
  ['long', long, 40 + 1 + 1 + 5],
  ['in two rows below foundations', twoRows, 8 + 4 + 5],
])('a table that is %s is drawn whole, within the picture', (_, table, count) => {
  const { scale, cards } = drawTable(table);
  expect(cards).toHaveLength(count);
  for (const { x, y } of cards) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect((x + 10) * scale).toBeLessThanOrEqual(WIDTH);
    expect((y + 14) * scale).toBeLessThanOrEqual(HEIGHT);
  }
});

test('cards show their ranks and colours, and hidden ones nothing', () => {
  const [hidden, open] = drawTable(wide).cards;
  expect(hidden).not.toHaveProperty('rank');
  expect(open).toMatchObject({ rank: '10', suit: 'H' });
});

test('an empty column is a place', () => {
  expect(drawTable(long).cards.filter(({ isPlace }) => isPlace)).toHaveLength(1);
});
