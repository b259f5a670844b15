/** Small pictures of tables: where each card of a scene lies in a box of fixed size. */

import type { Suit } from '../cards/suits';
import type { CardView, Scene } from '../engine/engine';

/** The box, in which cards are 10 by 14 at most. */
export const WIDTH = 144;
export const HEIGHT = 90;

const CARD = { width: 10, height: 14, gap: 2 };
/** How much of a card shows below another, face down and face up. */
const STRIP = { down: 1.8, up: 4.4 };
const MARGIN = 5;

export interface DrawnCard {
  readonly x: number;
  readonly y: number;
  /** Such as `10`; undefined on a card that lies face down, and on an empty place. */
  readonly rank?: string;
  readonly suit?: Suit;
  readonly isPlace?: boolean;
}

export interface Drawn {
  /** How much larger or smaller than usual its cards are. */
  readonly scale: number;
  readonly cards: readonly DrawnCard[];
}

/** Lays out a table as it begins: piles above, columns below, and the stock in the lower corner. */
export function drawTable(scene: Scene): Drawn {
  const perRow = Math.ceil(scene.columns.length / scene.columnRows);
  const piles = scene.foundations.length + scene.reserves.length;
  const step = CARD.width + CARD.gap;
  const across = Math.max(perRow, piles) * step - CARD.gap + (scene.hasStock ? step + 2 : 0);
  const rows = Array.from({ length: scene.columnRows }, (_, row) =>
    scene.columns.slice(row * perRow, (row + 1) * perRow),
  );
  const top = piles > 0 ? CARD.height + 3 : 0;
  const heights = rows.map((row) => Math.max(...row.map(({ cards }) => heightOf(cards))));
  const down = top + heights.reduce((sum, height) => sum + height + 3, -3);
  const scale = Math.min(
    1.5,
    (WIDTH - 2 * MARGIN) / across,
    (HEIGHT - 2 * MARGIN) / Math.max(down, 40),
  );
  // All is laid out in cards of usual size, and enlarged as one.
  const left = (WIDTH / scale - across) / 2;
  const cards: DrawnCard[] = [];
  let y = MARGIN / scale;
  const all = [...scene.foundations.map((pile) => pile.at(-1)), ...scene.reserves];
  cards.push(...all.map((card, at) => drawn(card, left + at * step, y)));
  y += top;
  rows.forEach((row, number) => {
    row.forEach((column, at) => {
      let below = y;
      if (column.cards.length === 0) cards.push(drawn(undefined, left + at * step, below));
      for (const card of column.cards) {
        cards.push(drawn(card, left + at * step, below));
        below += card.face === undefined ? STRIP.down : STRIP.up;
      }
    });
    y += heights[number]! + 3;
  });
  if (scene.hasStock) {
    const x = left + across - CARD.width;
    const bottom = (HEIGHT - MARGIN) / scale - CARD.height;
    for (let row = 0; row < Math.max(1, scene.stock.rows); row += 1)
      cards.push({ x, y: bottom - row * 1.5 });
  }
  return { scale, cards };
}

function heightOf(cards: readonly CardView[]): number {
  const strips = cards.slice(0, -1).map(({ face }) => (face === undefined ? STRIP.down : STRIP.up));
  return strips.reduce((sum, strip) => sum + strip, CARD.height);
}

function drawn(card: CardView | undefined, x: number, y: number): DrawnCard {
  if (!card) return { x, y, isPlace: true };
  const { face } = card;
  if (face === undefined) return { x, y };
  const rank = face.slice(0, -1).replace('T', '10');
  return { x, y, rank, suit: face.slice(-1) as Suit };
}
