/** The shape of an arrow over the table, from the cards of a move to where they go. */

import type { PileRef, Step, Scene } from '../engine/engine';
import { drawnCards, endOf, idsOf } from './geometry';
import type { Layout, Point } from './layout';

/** How far the shaft bends upwards, as a share of its length. */
const BEND = 0.18;
/** In widths of a card. */
const HEAD = 0.34;
/** An arrow below the columns keeps that far away from them, in widths of a card. */
const CLEAR = 0.22;
/** It begins and ends that far down on its cards, in heights of a card. */
const LOW = 0.82;

export interface Arrow {
  /** The shaft, as the path of an SVG. */
  readonly shaft: string;
  /** The corners of the head, as the points of an SVG polygon. */
  readonly head: string;
  /** Two strokes that cross where the arrow ends: the head of a move that loses. */
  readonly cross: string;
}

/**
 * The arrow of a move on a table of this height; none for a row deal, which goes everywhere. Where
 * there is room it runs below the columns, so that it lies over no rank.
 */
export function arrowOf(
  step: Step,
  scene: Scene,
  layout: Layout,
  tableHeight: number,
): Arrow | undefined {
  if (!step.to) return undefined;
  const ids = idsOf(scene, step.from, step.count);
  // It begins on the lowest card, which none covers.
  const lifted = drawnCards(scene, layout).filter(({ id }) => ids.has(id));
  const last = lifted.sort((one, other) => one.z - other.z).at(-1);
  if (!last) return undefined;
  const { width, height } = layout.card;
  const end = endOf(step.to, scene, layout);
  const below = lowestOf(step.from, step.to, scene, layout) + width * CLEAR;
  const dips = below + width * CLEAR < tableHeight;
  const down = dips ? LOW : 0.5;
  const from = { x: last.x + width / 2, y: last.y + height * down };
  const to = { x: end.x + end.width / 2, y: end.y + end.height * down };
  return arrow(from, to, width * HEAD, dips ? below : undefined);
}

/** How far down the columns reach from one to another; without end if they are not in one row. */
function lowestOf(from: PileRef, to: PileRef, scene: Scene, layout: Layout): number {
  if (from.kind !== 'column' || to.kind !== 'column') return Infinity;
  const first = Math.min(from.number, to.number);
  const across = layout.columns.slice(first - 1, Math.max(from.number, to.number));
  if (across.some(({ y }) => y !== across[0]!.y)) return Infinity;
  const ends = across.map((_, at) => endOf({ kind: 'column', number: first + at }, scene, layout));
  return Math.max(...ends.map(({ y, height }) => y + height));
}

/** An arrow from one point to another, as far down in the middle as `below` if that is given. */
export function arrow(from: Point, to: Point, size: number, below?: number): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const level = (from.y + to.y) / 2;
  // The middle of the curve is half as far away as the point that bends it.
  const bend = {
    x: (from.x + to.x) / 2,
    y: below === undefined ? level - length * BEND : 2 * below - level,
  };
  // The direction in which the curve arrives.
  const away = Math.hypot(to.x - bend.x, to.y - bend.y) || 1;
  const along = { x: (to.x - bend.x) / away, y: (to.y - bend.y) / away };
  const neck = { x: to.x - along.x * size, y: to.y - along.y * size };
  const side = { x: -along.y * size * 0.55, y: along.x * size * 0.55 };
  const points = [
    to,
    { x: neck.x + side.x, y: neck.y + side.y },
    { x: neck.x - side.x, y: neck.y - side.y },
  ];
  const text = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
  const [arm, { x, y }] = [size * 0.45, to];
  const stroke = (dx: number, dy: number): string =>
    `M${text({ x: x - dx, y: y - dy })}L${text({ x: x + dx, y: y + dy })}`;
  return {
    cross: stroke(arm, arm) + stroke(arm, -arm),
    shaft: `M${text(from)}Q${text(bend)} ${text(neck)}`,
    head: points.map(text).join(' '),
  };
}
