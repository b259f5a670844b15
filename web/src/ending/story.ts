/** How a game went: cards in order and hidden cards over its moves, rows dealt, runs collected. */

import { yieldToBrowser } from '../browser/yield';
import type { Scene } from '../engine/engine';
import type { FilmTable } from './film';

/** What the story notes of a position. */
export interface StoryPoint {
  readonly order: number;
  /** Cards that lie face down in columns. */
  readonly hidden: number;
  /** Rows that are left in the stock. */
  readonly rows: number;
  /** The suits of the collected runs, in their order. */
  readonly runs: readonly string[];
}

/** Something that happened after this many moves. */
export interface StoryMark {
  readonly moves: number;
  /** The suit of a run; undefined for a row that was dealt. */
  readonly run?: string;
}

export interface Story {
  /** At the start, and after each move. */
  readonly points: readonly StoryPoint[];
  /** How many cards the game is played with. */
  readonly cards: number;
  readonly marks: readonly StoryMark[];
}

type StoryScene = Pick<
  Scene,
  'columns' | 'stock' | 'foundations' | 'reserves' | 'collected' | 'runs' | 'figures'
>;

export function pointOf({ columns, stock, collected, runs, figures }: StoryScene): StoryPoint {
  const length = runs > 0 ? collected.length / runs : 1;
  return {
    order: figures.cardsInOrder,
    hidden: columns.reduce(
      (sum, { cards }) => sum + cards.filter(({ face }) => face === undefined).length,
      0,
    ),
    rows: stock.rows,
    runs: Array.from({ length: runs }, (_, nth) => collected[nth * length]?.face?.slice(-1) ?? ''),
  };
}

export function cardsOf({ columns, stock, foundations, reserves, collected }: StoryScene): number {
  const lying = [...columns.map(({ cards }) => cards), ...foundations];
  return (
    lying.reduce((sum, cards) => sum + cards.length, 0) +
    stock.cards.length +
    reserves.filter((card) => card !== undefined).length +
    collected.length
  );
}

/** What happened from point to point. */
export function marksOf(points: readonly StoryPoint[]): StoryMark[] {
  return points.flatMap((point, moves): StoryMark[] => {
    const before = points[moves - 1];
    if (!before) return [];
    const row = point.rows < before.rows ? [{ moves }] : [];
    return [...row, ...point.runs.slice(before.runs.length).map((run) => ({ moves, run }))];
  });
}

/** The story of the line on a table, which is a copy. */
export async function storyOf(table: FilmTable): Promise<Story> {
  const points: StoryPoint[] = [];
  let cards = 0;
  const length = table.lineLength();
  for (let moves = 0; moves <= length; moves += 1) {
    // Between two moves, the page can be used.
    if (moves % 8 === 0) await yieldToBrowser();
    const { scene } = table.goToMove(moves, 0);
    cards = cardsOf(scene);
    points.push(pointOf(scene));
  }
  return { points, cards, marks: marksOf(points) };
}

/**
 * Where marks go that need `gap` between them: each at its place or, if the next one is too close,
 * further left; those that do not fit there move on to the right.
 */
export function spread(
  places: readonly number[],
  gap: number,
  [from, to]: readonly [from: number, to: number],
): number[] {
  const all = places.map((place) => Math.min(to, Math.max(from, place)));
  for (let at = all.length - 2; at >= 0; at -= 1) all[at] = Math.min(all[at]!, all[at + 1]! - gap);
  for (let at = 0; at < all.length; at += 1)
    all[at] = Math.max(all[at]!, at === 0 ? from : all[at - 1]! + gap);
  return all;
}
