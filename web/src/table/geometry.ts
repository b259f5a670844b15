/** Turns a scene into positions on the screen. */

import type { CardView, PileRef, Scene } from '../engine/engine';
import type { Placed } from '../motion/leg';
import { keyOf } from '../motion/stages';
import type { Layout, Piles, Point } from './layout';

export function samePile(one: PileRef, other: PileRef): boolean {
  return keyOf(one) === keyOf(other);
}

/** The piles that cards may be put on, if the rules allow it. */
export function buildablePiles({ columns, foundations, reserves, reservesTake }: Scene): PileRef[] {
  return [
    ...columns.map((_, at): PileRef => ({ kind: 'column', number: at + 1 })),
    ...foundations.map((_, at): PileRef => ({ kind: 'foundation', number: at + 1 })),
    ...(reservesTake ? reserves : []).map((_, at): PileRef => ({
      kind: 'reserve',
      number: at + 1,
    })),
  ];
}

/** The numbers of the last cards of a pile. */
export function idsOf(scene: Scene, pile: PileRef, count: number): ReadonlySet<number> {
  if (pile.kind === 'column') {
    const { cards } = scene.columns[pile.number - 1]!;
    return new Set(cards.slice(cards.length - count).map((card) => card.id));
  }
  const reserve = pile.kind === 'reserve' ? scene.reserves[pile.number - 1] : undefined;
  return new Set(reserve && count > 0 ? [reserve.id] : []);
}

export function pilesOf(scene: Scene): Piles {
  return {
    columns: scene.columns.map(({ cards }) => {
      const up = cards.filter((card) => card.face !== undefined).length;
      return { down: cards.length - up, up };
    }),
    columnRows: scene.columnRows,
    foundations: scene.foundations.length,
    reserves: scene.reserves.length,
    runs: scene.runsMax,
    hasStock: scene.hasStock,
    stockRows: scene.stock.rows,
  };
}

/** Every card with its place, by number: the order never changes, so no element ever moves. */
export function drawnCards(scene: Scene, layout: Layout): Placed[] {
  const drawn: Placed[] = [];
  const put = ({ id, face }: Pick<CardView, 'id' | 'face'>, pile: string, at: Point, z: number) =>
    drawn.push({ ...at, id, face, z, pile });
  scene.columns.forEach(({ cards }, column) => {
    columnPoints(cards, layout, column).forEach((point, index) =>
      put(cards[index]!, `column ${column + 1}`, point, 100 + index),
    );
  });
  scene.foundations.forEach((pile, slot) =>
    pile.forEach((card, index) =>
      put(card, `foundation ${slot + 1}`, layout.foundations[slot]!, index),
    ),
  );
  scene.reserves.forEach((card, slot) => {
    if (card) put(card, `reserve ${slot + 1}`, layout.reserves[slot]!, 1);
  });
  stockPoints(scene, layout).forEach((point, index) =>
    put({ id: scene.stock.cards[index]!, face: undefined }, 'stock', point, index),
  );
  const run = scene.runs > 0 ? scene.collected.length / scene.runs : 1;
  scene.collected.forEach((card, index) => {
    // The last card of a run is its ace; the king that it begins with lies on top.
    const nth = Math.floor(index / run);
    put(card, 'collected', onRail(runPoint(layout, nth), layout), nth * 20 + (run - (index % run)));
  });
  return drawn.sort((one, other) => one.id - other.id);
}

/**
 * The same cards before they are dealt: all lie on the stock, or if the game has none just below
 * the table, in the order in which they will be dealt, row by row.
 */
export function undealtCards(scene: Scene, layout: Layout): Placed[] {
  const cards = drawnCards(scene, layout);
  const from = scene.hasStock ? (stockPoints(scene, layout).at(-1) ?? layout.stock) : below(layout);
  const dealt = cards
    .filter(({ pile }) => pile !== 'stock')
    .sort((one, other) => one.z - other.z || numberOf(one) - numberOf(other));
  const later = new Map(dealt.map(({ id }, at) => [id, dealt.length - at]));
  return cards.map((card) => {
    const order = later.get(card.id);
    if (order === undefined) return card;
    return {
      ...card,
      ...from,
      z: scene.stock.cards.length + order,
      pile: 'stock',
      face: undefined,
    };
  });
}

const numberOf = ({ pile }: Placed): number => Number(pile.split(' ')[1] ?? 0);

function below({ columns, card }: Layout): Point {
  const across = columns.map(({ x }) => x);
  const lowest = Math.max(...columns.map(({ y, height }) => y + height));
  return { x: (Math.min(...across) + Math.max(...across)) / 2, y: lowest + card.height };
}

/** Where a card of the stock or a collected run lies, by its upper left corner on the table. */
function onRail({ x, y }: Point, { card, rail }: Layout): Point & { size?: number } {
  if (rail.width === card.width) return { x, y };
  // A card is drawn larger around its middle.
  return {
    x: x + (rail.width - card.width) / 2,
    y: y + (rail.height - card.height) / 2,
    size: rail.width / card.width,
  };
}

function runPoint(layout: Layout, nth: number): Point {
  return { x: layout.collected.x + nth * layout.run.x, y: layout.collected.y + nth * layout.run.y };
}

/** Where the cards of a column lie. */
export function columnPoints(cards: readonly CardView[], layout: Layout, column: number): Point[] {
  const { x, y, down, up } = layout.columns[column]!;
  let top = y;
  return cards.map((card) => {
    const point = { x, y: top };
    top += card.face === undefined ? down : up;
    return point;
  });
}

/** The stock, one heap for each row that is left. */
function stockPoints({ stock: { cards, rows } }: Scene, layout: Layout): Point[] {
  const { stock, heap } = layout;
  const inRow = Math.max(1, Math.ceil(cards.length / Math.max(1, rows)));
  return cards.map((_, index) => {
    const nth = Math.floor(index / inRow);
    return onRail({ x: stock.x + nth * heap.x, y: stock.y + nth * heap.y }, layout);
  });
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** The place of the last card of a pile, or of the first in an empty one. */
export function endOf(pile: PileRef, scene: Scene, layout: Layout): Area {
  const { x, y, width, height } = areaOf(pile, scene, layout);
  if (pile.kind !== 'column') return { x, y, width, height };
  return { x, y: y + height - layout.card.height, width, height: layout.card.height };
}

/** The place of a pile and the size of its touch target. */
export function areaOf(pile: PileRef, scene: Scene, layout: Layout): Area {
  const { width, height } = layout.card;
  switch (pile.kind) {
    case 'column': {
      const column = layout.columns[pile.number - 1]!;
      const cards = scene.columns[pile.number - 1]!.cards;
      const last = columnPoints(cards, layout, pile.number - 1).at(-1);
      return { x: column.x, y: column.y, width, height: (last ? last.y - column.y : 0) + height };
    }
    case 'foundation':
      return { ...layout.foundations[pile.number - 1]!, width, height };
    case 'reserve':
      return { ...layout.reserves[pile.number - 1]!, width, height };
    case 'stock':
      return { ...layout.stock, ...layout.rail };
    case 'collected':
      return { ...layout.collected, ...layout.rail };
  }
}
