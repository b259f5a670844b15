/** The shape of an arrow over the table, from the cards of a move to where they go. */

import type { Step, Scene } from '../engine/engine';
import { drawnCards, endOf, idsOf } from './geometry';
import type { Layout, Point } from './layout';

/** How far the shaft bends upwards, as a share of its length. */
const BEND = 0.18;
/** In widths of a card. */
const HEAD = 0.34;

export interface Arrow {
  /** The shaft, as the path of an SVG. */
  readonly shaft: string;
  /** The corners of the head, as the points of an SVG polygon. */
  readonly head: string;
  /** Two strokes that cross where the arrow ends: the head of a move that loses. */
  readonly cross: string;
}

/** The arrow of a move; none for a row deal, which goes everywhere. */
export function arrowOf(step: Step, scene: Scene, layout: Layout): Arrow | undefined {
  if (!step.to) return undefined;
  const ids = idsOf(scene, step.from, step.count);
  // It begins on the lowest card, which none covers.
  const lifted = drawnCards(scene, layout).filter(({ id }) => ids.has(id));
  const last = lifted.sort((one, other) => one.z - other.z).at(-1);
  if (!last) return undefined;
  const { width, height } = layout.card;
  const end = endOf(step.to, scene, layout);
  const from = { x: last.x + width / 2, y: last.y + height / 2 };
  const to = { x: end.x + end.width / 2, y: end.y + end.height / 2 };
  return arrow(from, to, width * HEAD);
}

/** An arrow from one point to another. */
export function arrow(from: Point, to: Point, size: number): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - length * BEND };
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
