import { expect, it } from 'vitest';

import type { CardView, Happened, PileRef, Scene } from '../engine/engine';
import { stages } from './stages';

const card = (id: number, isUp = true): CardView => ({
  id,
  face: isUp ? `card ${id}` : undefined,
  seen: undefined,
});

interface Piles {
  readonly columns: readonly (readonly CardView[])[];
  readonly stock?: readonly number[];
  readonly rows?: number;
  readonly collected?: readonly CardView[];
  readonly runs?: number;
}

function scene({ columns, stock = [], rows = 0, collected = [], runs = 0 }: Piles): Scene {
  const lift = { lift: 0, finished: false };
  return {
    columns: columns.map((cards) => ({ cards, ...lift })),
    stock: { cards: stock, rows, refused: undefined },
    foundations: [],
    reserves: [],
    reservesTake: false,
    collected,
    runs,
  } as unknown as Scene;
}

const column = (number: number): PileRef => ({ kind: 'column', number });
const moved = (from: PileRef, to: PileRef, count: number): Happened => ({
  kind: 'moved',
  from,
  to,
  count,
});
const COLLECTED: PileRef = { kind: 'collected' };
const STOCK: PileRef = { kind: 'stock' };

/** The numbers of the cards in the columns, those face down with a dash. */
const columnsOf = (one: Scene): string[] =>
  one.columns.map(({ cards }) =>
    cards.map(({ id, face }) => (face === undefined ? `-${id}` : `${id}`)).join(' '),
  );

const before = scene({
  columns: [
    [card(0, false), card(3)],
    [card(1), card(2)],
  ],
});
const after = scene({
  columns: [[card(0)], []],
  collected: [card(1), card(2), card(3)],
  runs: 1,
});
const collects: Happened[] = [
  moved(column(1), column(2), 1),
  moved(column(2), COLLECTED, 3),
  { kind: 'turnedUp', column: 1 },
];

it('a move that completes a run is shown before the run leaves', () => {
  const all = stages(before, collects, after);
  expect(all.map(columnsOf)).toEqual([
    ['0', '1 2 3'],
    ['0', ''],
  ]);
  expect(all.map(({ runs }) => runs)).toEqual([0, 1]);
  expect(all.at(-1)).toBe(after);
});

it('what is taken back is shown in the opposite order', () => {
  const back: Happened[] = [
    { kind: 'turnedDown', column: 1 },
    moved(COLLECTED, column(2), 3),
    moved(column(2), column(1), 1),
  ];
  const all = stages(after, back, before);
  expect(all.map(columnsOf)).toEqual([
    ['-0', '1 2 3'],
    ['-0 3', '1 2'],
  ]);
});

it('the cards of a row are one stage', () => {
  const full = scene({ columns: [[], []], stock: [0, 1, 2, 3], rows: 2 });
  const dealt = scene({ columns: [[card(3)], [card(2)]], stock: [0, 1], rows: 1 });
  const happened = [moved(STOCK, column(1), 1), moved(STOCK, column(2), 1)];
  expect(stages(full, happened, dealt)).toEqual([dealt]);
  const taken = [moved(column(2), STOCK, 1), moved(column(1), STOCK, 1)];
  expect(stages(dealt, taken, full)).toEqual([full]);
});

it('a row that completes a run lies before the run leaves', () => {
  const full = scene({ columns: [[card(2)], [card(3)]], stock: [0, 1], rows: 1 });
  const left = scene({ columns: [[], [card(3), card(0)]], collected: [card(2), card(1)], runs: 1 });
  const happened = [
    moved(STOCK, column(1), 1),
    moved(STOCK, column(2), 1),
    moved(column(1), COLLECTED, 2),
  ];
  const all = stages(full, happened, left);
  expect(all.map(columnsOf)).toEqual([
    ['2 1', '3 0'],
    ['', '3 0'],
  ]);
});

it('a table that is laid out anew, or does not fit what happened, is shown at once', () => {
  expect(stages(before, [{ kind: 'laidOut' }], after)).toEqual([after]);
  expect(stages(before, [], after)).toEqual([after]);
  const strange = [moved(column(2), COLLECTED, 1), moved(column(1), column(2), 1)];
  expect(stages(before, strange, after)).toEqual([after]);
});
