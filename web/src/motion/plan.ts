/**
 * Plans how cards get from where they lay to where they lie: which card flies when, from where to
 * where. Planning is pure; `MotionPlayer` carries it out.
 */

import type { Leg, Placed, Point } from './leg';
import { ways, type Change } from './ways';

export interface Plan {
  /** In the order in which they begin. */
  readonly legs: readonly Leg[];
  readonly lengthMs: number;
}

export interface Start {
  /** Where cards are seen that are not where they lay: still under way, or dragged. */
  readonly seen: ReadonlyMap<number, Point>;
  /** Which of them were dragged. */
  readonly held: ReadonlySet<number>;
}

export const STILL: Start = { seen: new Map(), held: new Set() };

/** A longer plan is played faster. */
const LONGEST_MS = 4200;
/** Flying cards lie over all that rest, and below what lies over the table. */
const OVER = 1000;
const OVER_LEVELS = 900;

/** Plans the way through all of these, each with the same cards in the order of their numbers. */
export function plan(
  stages: readonly (readonly Placed[])[],
  pace: number,
  { seen, held }: Start = STILL,
): Plan {
  const legs: Leg[] = [];
  let start = 0;
  stages.slice(1).forEach((after, at) => {
    const changes = changesOf(stages[at]!, after, at === 0 ? seen : STILL.seen, held);
    const { legs: more, nextMs } = ways(changes, at === 0 ? held : STILL.held);
    legs.push(...more.map((leg) => ({ ...leg, startMs: leg.startMs + start })));
    start += nextMs;
  });
  return timed(stacked(legs), pace);
}

/** For each card the number of the topmost one in exactly its place: only that one is seen. */
export function coversOf(cards: readonly Placed[]): readonly number[] {
  const placeOf = ({ x, y }: Placed): string => `${x} ${y}`;
  const tops = new Map<string, number>();
  for (const card of [...cards].sort((one, other) => one.z - other.z))
    tops.set(placeOf(card), card.id);
  return cards.map((card) => tops.get(placeOf(card))!);
}

/** The cards that are not as they were, and are seen. */
function changesOf(
  before: readonly Placed[],
  after: readonly Placed[],
  seen: Start['seen'],
  held: Start['held'],
): Change[] {
  const [covers, lastCovers] = [coversOf(after), coversOf(before)];
  return after.flatMap((to, at) => {
    const was = before[at];
    if (was?.id !== to.id) return [];
    if (covers[at] !== to.id && covers[at] === lastCovers[at]) return [];
    const isLeft = was.pile !== to.pile || was.x !== to.x || was.y !== to.y;
    if (!isLeft && was.face === to.face && !held.has(to.id)) return [];
    return [{ from: { ...was, ...seen.get(to.id) }, to }];
  });
}

/** In the order in which they leave, each flying card over those that left before. */
function stacked(legs: readonly Leg[]): Leg[] {
  const sorted = [...legs].sort((one, other) => one.startMs - other.startMs);
  return sorted.map((leg, at) =>
    leg.over < OVER ? leg : { ...leg, over: OVER + Math.floor((at * OVER_LEVELS) / sorted.length) },
  );
}

function timed(legs: readonly Leg[], pace: number): Plan {
  const length = Math.max(0, ...legs.map((leg) => leg.startMs + leg.durationMs));
  const factor = pace * Math.min(1, LONGEST_MS / Math.max(1, length));
  return {
    legs: legs.map((leg) => ({
      ...leg,
      startMs: leg.startMs * factor,
      durationMs: leg.durationMs * factor,
    })),
    lengthMs: length * factor,
  };
}
