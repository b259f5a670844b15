import { expect, test } from 'vitest';

import { heightFor, INDICES, SIZES, sizeFor, stripOf } from '../cards/faces';
import type { Card } from '../settings/faces';
import { ASPECT, HEAPS, layOut, type Piles } from './layout';
import { overlap } from './overlap';

const WIDTH = 100;
const quarter = () => ({ least: 0.25 });
const pile = { down: 0, up: 3 };

test('if there is room, no card shows a sliver of what is below its index', () => {
  for (const size of SIZES) {
    for (const index of INDICES) {
      const least = WIDTH * stripOf({ size, index }).least;
      const { up } = overlap(pile, WIDTH * ASPECT, { least }, 1000);
      const more = up / least;
      expect(more === 1 || more > 1.25, `${size}, ${index}: ${more}`).toBe(true);
    }
  }
});

test('cards move together as far as their column needs, open ones last', () => {
  const strip = 30;
  const piles = { down: 4, up: 6 };
  const heights = [1000, 330, 280, 240, 200];
  const laid = heights.map((room) => overlap(piles, 140, { least: strip }, room));
  for (const [at, { down, up }] of laid.entries()) {
    expect(4 * down + 5 * up + 140).toBeLessThanOrEqual(Math.max(heights[at]!, 140) + 0.001);
    const before = laid[at - 1];
    if (before) expect([down <= before.down, up <= before.up]).toEqual([true, true]);
  }
  // Face-down cards are as close as possible before an index is covered.
  expect(laid.filter(({ up }) => up < strip).every(({ down }) => down === 3)).toBe(true);
});

const ROOMS = [
  [320, 500],
  [390, 760],
  [844, 320],
  [1280, 720],
  [1920, 1000],
  [3840, 2088],
] as const;
const column = { down: 5, up: 1 };
/** The shapes of games: Spider, with five decks, Little Spider, and one without a stock. */
const SHAPES: readonly Piles[] = [
  {
    columns: Array(10).fill(column),
    columnRows: 1,
    foundations: 0,
    reserves: 0,
    runs: 8,
    hasStock: true,
    stockRows: 5,
  },
  {
    columns: Array(15).fill(column),
    columnRows: 1,
    foundations: 0,
    reserves: 0,
    runs: 20,
    hasStock: true,
    stockRows: 5,
  },
  {
    columns: Array(8).fill({ down: 0, up: 1 }),
    columnRows: 2,
    foundations: 4,
    reserves: 0,
    runs: 0,
    hasStock: true,
    stockRows: 5,
  },
  {
    columns: Array(10).fill({ down: 0, up: 5 }),
    columnRows: 1,
    foundations: 0,
    reserves: 3,
    runs: 8,
    hasStock: false,
    stockRows: 0,
  },
];

test('no pile lies over another, and none outside', () => {
  for (const [width, height] of ROOMS) {
    for (const [shape, piles] of SHAPES.entries()) {
      for (const leftHanded of [false, true]) {
        const laid = layOut(piles, { width, height, leftHanded, scale: 1, strip: quarter });
        const { card, columns, foundations, reserves, stock, collected } = laid;
        const rise = piles.hasStock ? card.height * HEAPS : 0;
        const points = [
          ...columns.map(({ x, y, height }) => ({ x, y, height })),
          ...[...foundations, ...reserves].map(({ x, y }) => ({ x, y, height: card.height })),
          ...(piles.hasStock
            ? [{ x: stock.x, y: stock.y - rise, height: card.height + rise }]
            : []),
          ...(piles.runs > 0 ? [{ ...collected, height: card.height }] : []),
        ];
        const name = `${width}x${height}, shape ${shape}, ${leftHanded ? 'left' : 'right'}`;
        for (const [at, one] of points.entries()) {
          expect(
            one.x >= 0 && one.x + card.width <= width,
            `${name}: ${at} lies within the width`,
          ).toBe(true);
          expect(
            one.y >= 0 && one.y + one.height <= height + 1,
            `${name}: ${at} lies within the height`,
          ).toBe(true);
          for (const other of points.slice(at + 1)) {
            const apart =
              Math.abs(one.x - other.x) >= card.width - 1 ||
              one.y + one.height <= other.y + 1 ||
              other.y + other.height <= one.y + 1;
            expect(apart, `${name}: ${JSON.stringify([one, other])}`).toBe(true);
          }
        }
      }
    }
  }
});

test('a whole run can be read wherever the table is no smaller than a phone', () => {
  for (const [width, height] of ROOMS) {
    const laid = layOut(
      { ...SHAPES[0]!, columns: Array(10).fill({ down: 4, up: 13 }) },
      { width, height, leftHanded: false, scale: 1, strip: quarter },
    );
    expect(laid.columns[0]!.up, `${width}x${height}`).toBeGreaterThanOrEqual(
      laid.card.width * 0.25 - 0.001,
    );
  }
});

test('the heaps of the stock lean away from the edge, for either hand', () => {
  for (const [width, height] of ROOMS) {
    for (const leftHanded of [false, true]) {
      const room = { width, height, leftHanded, scale: 1, strip: quarter };
      const { card, stock, heap } = layOut(SHAPES[0]!, room);
      const [first, last] = [stock.x, stock.x + 4 * heap.x];
      const edge = leftHanded ? Math.min(first, last) : width - card.width - Math.max(first, last);
      expect(edge, `${width}x${height}`).toBeGreaterThanOrEqual(2);
      expect(Math.sign(heap.x)).toBe(leftHanded ? 1 : -1);
    }
  }
});

test('the size that the player wants counts in every room, as long as cards stay readable', () => {
  for (const [width, height] of ROOMS) {
    const wide = (scale: number): number =>
      layOut(SHAPES[0]!, { width, height, leftHanded: false, scale, strip: quarter }).card.width;
    const [full, half] = [wide(1), wide(0.5)];
    expect(half, `${width}x${height}`).toBe(Math.floor(Math.max(Math.min(full, 27), full / 2)));
    expect(wide(0.75)).toBeGreaterThanOrEqual(half);
  }
  // On a desktop every step of the setting makes a difference.
  const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5].map(
    (scale) =>
      layOut(SHAPES[0]!, { width: 1440, height: 820, leftHanded: false, scale, strip: quarter })
        .card.width,
  );
  expect(new Set(sizes).size).toBe(sizes.length);
});

/** The strip that small, upright cards need for their index. */
const strip = (card: Card) =>
  stripOf({
    size: sizeFor(card.width),
    index: card.low ? 'low' : 'normal',
    height: heightFor(card),
  });
const spider = (columns: Piles['columns'][number]): Piles => ({
  ...SHAPES[0]!,
  columns: [columns, ...Array<typeof columns>(9).fill({ down: 4, up: 1 })],
});

test.each([
  [390, 760],
  [320, 490],
])('on a phone of %i × %i cards are far enough apart for a finger', (width, height) => {
  const room = { width, height, leftHanded: false, scale: 1, strip };
  for (const up of [2, 5, 8]) {
    const { columns } = layOut(spider({ down: 2, up }), room);
    expect(columns[0]!.up, `${up} open cards`).toBeGreaterThanOrEqual(24);
  }
});

test.each([
  [844, 312],
  [667, 297],
])('on a phone on its side of %i × %i no index is cut in a long column', (width, height) => {
  const room = { width, height, leftHanded: false, scale: 1, strip };
  for (const piles of [spider({ down: 4, up: 14 }), spider({ down: 5, up: 8 })]) {
    const { card, columns } = layOut(piles, room);
    expect(columns[0]!.up).toBeGreaterThanOrEqual(card.width * strip(card).least);
    // Low indices let them stay large.
    expect(card.width).toBeGreaterThanOrEqual(50);
  }
});

test.each([
  [320, 437],
  [344, 751],
  [390, 713],
  [430, 801],
])('on an upright phone of %i × %i the room is used', (width, height) => {
  const room = { width, height, leftHanded: false, scale: 1, strip };
  const deal = spider({ down: 5, up: 1 });
  const rows = spider({ down: 5, up: 5 });
  const { card, rail, columns } = layOut(rows, room);
  expect(card.height / card.width).toBeGreaterThan(1.6);
  expect(card.height / card.width).toBeLessThan(1.77);
  expect(columns[0]!.up).toBeGreaterThanOrEqual(28);
  expect(columns[0]!.down).toBeGreaterThanOrEqual(7);
  expect(rail.width).toBeGreaterThanOrEqual(44);
  // The columns begin nearer to the thumb, and at the top when one needs the room.
  expect(columns[0]!.y).toBeGreaterThan(height * 0.1);
  expect(layOut(deal, room).columns[0]!.y).toBe(columns[0]!.y);
  const long = layOut(spider({ down: 4, up: 20 }), room);
  expect(long.columns[0]!.y).toBeLessThan(height * 0.05);
  expect(long.card.width).toBe(card.width);
  expect(long.columns[0]!.up).toBeGreaterThanOrEqual(card.width * strip(long.card).least);
});

test('on a desktop cards keep their shape, and stock and runs their size', () => {
  for (const [width, height] of [
    [1256, 721],
    [1920, 1000],
  ] as const) {
    const room = { width, height, leftHanded: false, scale: 1, strip };
    const { card, rail, columns } = layOut(SHAPES[0]!, room);
    expect(card.height).toBe(Math.round(card.width * ASPECT));
    expect(rail).toEqual(card);
    expect(columns[0]!.y).toBeLessThan(20);
  }
});
