/** Draws the legs of one card as keyframes, of properties that need no layout and no painting. */

import { cssOf, eased, type Curve } from './curves';
import type { Leg, Point, Way } from './leg';

/** How a card is drawn at a moment of a leg, from 0 to 1. Whatever is not named stays as it is. */
interface Pose {
  readonly at: number;
  readonly point?: Point;
  readonly scale?: number;
  /** In degrees, in the plane of the table and out of it. */
  readonly lean?: number;
  readonly turn?: number;
  /** How it goes on from here; without it, evenly. */
  readonly easing?: Curve;
}

/** The keyframes of a card from its first leg to its last. */
export interface Track {
  readonly frames: Keyframe[];
  /** Where it is seen at some moments, in their order. */
  readonly stations: readonly Station[];
  readonly startMs: number;
  readonly durationMs: number;
}

/** Where a card is seen at a moment of its track, from 0 to 1. */
export interface Station {
  readonly offset: number;
  readonly point: Point;
  readonly easing: Curve | undefined;
}

/** How much larger a card is drawn in the hand, and so nearer. */
export const LIFT = 1.06;
/** Moments of a leg between which a card turns over. */
const TURNS: Record<Way, readonly [number, number]> = {
  carry: [0.15, 0.75],
  deal: [0.2, 0.72],
  gather: [0.15, 0.7],
  crown: [0.15, 0.7],
  nudge: [0, 1],
  swell: [0, 1],
  turn: [0, 1],
};

const BRISK: Curve = [0.22, 0.75, 0.28, 1];
const THROWN: Curve = [0.18, 0.62, 0.3, 1];
const SOFT: Curve = [0.4, 0, 0.3, 1];
const EASE_IN: Curve = [0.42, 0, 1, 1];
const EASE_OUT: Curve = [0, 0, 0.58, 1];
const EASE_IN_OUT: Curve = [0.42, 0, 0.58, 1];
/** A card is put down a little too far, and settles. */
const BEYOND_PX = 2.5;

/** Whether a card is turned over on this leg. */
export const turnsOver = ({ shows }: Leg): boolean => shows[0] !== shows[1];

/** The legs of one card in their order; `width` is the card’s. */
export function track(legs: readonly Leg[], width: number): Track {
  const startMs = Math.min(...legs.map((leg) => leg.startMs));
  const endMs = Math.max(...legs.map((leg) => leg.startMs + leg.durationMs));
  const durationMs = Math.max(1, endMs - startMs);
  // However often it is turned over, in the end it lies as it is drawn.
  let turn = -180 * legs.filter(turnsOver).length;
  const first = turn < 0 ? [{ pose: { at: 0, turn }, offset: 0 }] : [];
  const placed: { pose: Pose; offset: number }[] = [...first];
  for (const leg of legs) {
    const offset = (at: number) =>
      Math.min(1, Math.max(0, (leg.startMs + at * leg.durationMs - startMs) / durationMs));
    const side = turnsOver(leg) ? turned(leg, turn) : [];
    turn = side.at(-1)?.turn ?? turn;
    for (const pose of [...MOTIONS[leg.way](leg), ...side])
      placed.push({ pose: grown(pose, leg), offset: offset(pose.at) });
  }
  placed.sort((one, other) => one.offset - other.offset);
  const frames = placed.map(({ pose, offset }) => frame(pose, offset, width));
  const stations = placed.flatMap(({ pose: { point, easing }, offset }) =>
    point ? [{ offset, point, easing }] : [],
  );
  return { frames, stations, startMs, durationMs };
}

/**
 * Where a card is seen at this time of its animation. The browser knows it too, but would have to
 * bring all styles up to date to tell.
 */
export function pointAt({ stations, startMs, durationMs }: Track, nowMs: number): Point {
  const at = Math.min(1, Math.max(0, (nowMs - startMs) / durationMs));
  const next = stations.findIndex(({ offset }) => offset > at);
  const from = stations.at(next < 0 ? -1 : Math.max(0, next - 1));
  const to = stations.at(next);
  if (!from || !to) return { x: 0, y: 0 };
  const part = next < 1 ? 0 : eased(from.easing, (at - from.offset) / (to.offset - from.offset));
  return {
    x: from.point.x + (to.point.x - from.point.x) * part,
    y: from.point.y + (to.point.y - from.point.y) * part,
  };
}

/** Where stock or runs are drawn larger, a card grows or shrinks on its way. */
function grown(pose: Pose, { from: { size: first = 1 }, to: { size: last = 1 } }: Leg): Pose {
  if (pose.scale === undefined) return pose;
  return { ...pose, scale: pose.scale * (first + (last - first) * pose.at) };
}

function frame(
  { point, scale, lean, turn, easing }: Pose,
  offset: number,
  width: number,
): Keyframe {
  return {
    offset,
    ...(point && { translate: `${point.x}px ${point.y}px` }),
    ...(scale !== undefined && { scale: `${scale}` }),
    ...(lean !== undefined && { rotate: `${lean}deg` }),
    ...(turn !== undefined && {
      transform: `perspective(${Math.round(width * 5)}px) rotateY(${turn}deg)`,
    }),
    ...(easing && { easing: cssOf(easing) }),
  };
}

const MOTIONS: Record<Way, (leg: Leg) => Pose[]> = {
  carry: carried,
  deal: dealt,
  gather: (leg) => gathered(leg, 1.1),
  crown: (leg) => [
    ...gathered(leg, 1.22).filter(({ at, scale }) => scale === undefined || at < 0.9),
    { at: 0.88, scale: 1.2 },
    { at: 1, scale: 1 },
  ],
  nudge: (leg) => straight(leg, SOFT),
  swell: (leg) => [
    ...straight(leg),
    { at: 0, scale: 1, easing: EASE_OUT },
    { at: 0.4, scale: 1.07, easing: EASE_IN_OUT },
    { at: 1, scale: 1 },
  ],
  turn: (leg) => [
    ...straight(leg, SOFT),
    { at: 0, scale: 1, easing: EASE_OUT },
    { at: 0.5, scale: 1.05, easing: EASE_IN },
    { at: 1, scale: 1 },
  ],
};

function straight({ from, to }: Leg, easing?: Curve): Pose[] {
  return [
    { at: 0, point: from, ...(easing && { easing }) },
    { at: 1, point: to },
  ];
}

function carried(leg: Leg): Pose[] {
  const { from, to, held } = leg;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const beyond = Math.min(BEYOND_PX, long * 0.03) / Math.max(1, long);
  return [
    { at: 0, point: from, easing: BRISK },
    { at: 0.82, point: { x: to.x + dx * beyond, y: to.y + dy * beyond }, easing: EASE_IN_OUT },
    { at: 1, point: to },
    { at: 0, scale: held ? LIFT : 1, easing: EASE_OUT },
    { at: 0.25, scale: LIFT },
    { at: 0.6, scale: LIFT, easing: EASE_IN },
    { at: 0.86, scale: 0.99, easing: EASE_OUT },
    { at: 1, scale: 1 },
  ];
}

function dealt(leg: Leg): Pose[] {
  const { from, to, card } = leg;
  // Thrown cards spin a little, each its own way.
  const spin = (to.x < from.x ? 1 : -1) * (7 + ((card * 5) % 9));
  return [
    ...straight(leg, THROWN),
    { at: 0, scale: 1, easing: EASE_OUT },
    { at: 0.35, scale: 1.1, easing: EASE_IN },
    { at: 0.9, scale: 1 },
    { at: 1, scale: 1 },
    { at: 0, lean: 0, easing: EASE_OUT },
    { at: 0.25, lean: spin, easing: EASE_IN_OUT },
    { at: 0.85, lean: 0 },
    { at: 1, lean: 0 },
  ];
}

/** An arc over the table, drawn as short straight pieces. */
function gathered({ from, to }: Leg, scale: number): Pose[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Upwards, whichever way it goes.
  const side = dx < 0 ? 1 : -1;
  const over = { x: from.x + dx / 2 - dy * 0.16 * side, y: from.y + dy / 2 + dx * 0.16 * side };
  const pieces = 8;
  const arc = Array.from({ length: pieces + 1 }, (_, piece): Pose => {
    const at = piece / pieces;
    const t = at < 0.5 ? 2 * at * at : 1 - 2 * (1 - at) * (1 - at);
    const mix = (one: number, two: number, three: number) =>
      (1 - t) ** 2 * one + 2 * t * (1 - t) * two + t ** 2 * three;
    return { at, point: { x: mix(from.x, over.x, to.x), y: mix(from.y, over.y, to.y) } };
  });
  return [
    ...arc,
    { at: 0, scale: 1, easing: EASE_OUT },
    { at: 0.5, scale, easing: EASE_IN },
    { at: 1, scale: 1 },
    { at: 0, lean: 0, easing: EASE_OUT },
    { at: 0.5, lean: side * -9, easing: EASE_IN },
    { at: 1, lean: 0 },
  ];
}

/** Half a turn from here: in the middle, only the edge is seen. */
function turned(leg: Leg, from: number): Pose[] {
  const [start, end] = TURNS[leg.way];
  return [
    { at: start, turn: from, easing: EASE_IN },
    { at: (start + end) / 2, turn: from + 90, easing: EASE_OUT },
    { at: end, turn: from + 180 },
  ];
}
