import { describe, expect, it } from 'vitest';

import { track } from './keyframes';
import type { Leg, Placed } from './leg';
import { coversOf, plan, type Plan } from './plan';

/** Cards from their places, numbered in this order. */
function table(...cards: readonly (readonly [pile: string, x: number, y: number, z: number])[]) {
  return cards.map(([pile, x, y, z], id): Placed => ({ id, pile, x, y, z, face: 'KS' }));
}

/** A run in a column, the king first, and where it lies once it is collected: the king on top. */
const RUN = 13;
const run = table(
  ...Array.from({ length: RUN }, (_, at) => ['column 4', 300, at * 20, 100 + at] as const),
);
const collected = table(
  ...Array.from({ length: RUN }, (_, at) => ['collected', 900, 500, RUN - at] as const),
);

/** A stock of this many cards, the last on top, and the row that they become. */
const stock = (cards: number): Placed[] =>
  Array.from({ length: cards }, (_, id) => ({
    id,
    pile: 'stock',
    x: 900,
    y: 600,
    z: id,
    face: undefined,
  }));
const row = (cards: number): Placed[] =>
  stock(cards).map((card, at) => {
    const column = cards - at;
    return { ...card, pile: `column ${column}`, x: column * 80, y: 200, z: 105, face: 'AS' };
  });

const flights = ({ legs }: Plan): Leg[] => legs.filter(({ way }) => way !== 'swell');
const end = (leg: Leg): number => leg.startMs + leg.durationMs;

describe('a plan', () => {
  it('of a table that stays as it is has nothing to do', () => {
    expect(plan([run, run], 1)).toEqual({ legs: [], lengthMs: 0 });
  });

  it('brings every card from where it lay to where it lies', () => {
    const stages = [run, collected, run];
    const { legs } = plan(stages, 1);
    for (const { id } of run) {
      const own = legs.filter(({ card }) => card === id);
      expect(own[0]?.from).toEqual({ x: 300, y: id * 20 });
      expect(own.at(-1)?.to).toEqual({ x: 300, y: id * 20 });
      // Each leg begins where the one before ended, and not before that.
      own.slice(1).forEach((leg, at) => {
        expect(leg.from).toEqual(own[at]!.to);
        if (leg.way !== 'gather' && leg.way !== 'crown')
          expect(leg.startMs).toBeGreaterThanOrEqual(own[at]!.startMs);
      });
    }
  });

  it('takes as much longer as the player wants', () => {
    const normal = plan([run, collected], 1);
    const slow = plan([run, collected], 2);
    expect(slow.lengthMs).toBeCloseTo(normal.lengthMs * 2);
    expect(slow.legs.at(-1)!.startMs).toBeCloseTo(normal.legs.at(-1)!.startMs * 2);
  });

  it('of a long game’s end is no longer than a few seconds', () => {
    const stages = Array.from({ length: 81 }, (_, at) => (at % 2 === 0 ? run : collected));
    expect(plan(stages, 1).lengthMs).toBeLessThan(5000);
  });

  it('begins where cards are seen that are still under way', () => {
    const seen = new Map([[12, { x: 11, y: 22 }]]);
    const { legs } = plan([run, collected], 1, { seen, held: new Set() });
    expect(legs.find(({ card }) => card === 12)?.from).toEqual({ x: 11, y: 22 });
    expect(legs.find(({ card }) => card === 11)?.from).toEqual({ x: 300, y: 220 });
  });

  it('brings dragged cards back that nothing else has moved', () => {
    const start = { seen: new Map([[12, { x: 11, y: 22 }]]), held: new Set([12]) };
    const { legs } = plan([run, run], 1, start);
    expect(legs).toMatchObject([
      { card: 12, way: 'carry', held: true, from: { x: 11, y: 22 }, to: { x: 300, y: 240 } },
    ]);
  });
});

describe('a row', () => {
  it('is dealt card by card from the top of the stock, each over those before', () => {
    const { legs } = plan([stock(10), row(10)], 1);
    expect(legs.map(({ card }) => card)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    legs.slice(1).forEach((leg, at) => {
      expect(leg.startMs).toBeGreaterThan(legs[at]!.startMs);
      expect(leg.over).toBeGreaterThan(legs[at]!.over);
    });
    expect(legs.every(({ shows }) => shows[0] === undefined && shows[1] === 'AS')).toBe(true);
  });

  it('is dealt in about a second however long it is', () => {
    for (const cards of [10, 54, 130, 260]) {
      const { lengthMs } = plan([stock(cards), row(cards)], 1);
      expect(lengthMs).toBeGreaterThan(600);
      expect(lengthMs).toBeLessThanOrEqual(1200);
    }
  });

  it('is not heard more often than the ear can tell', () => {
    const { legs } = plan([stock(260), row(260)], 1);
    const heard = legs.filter(({ leaves }) => leaves === 'slide');
    expect(heard.length).toBeGreaterThan(5);
    heard.slice(1).forEach((leg, at) => {
      expect(leg.startMs - heard[at]!.startMs).toBeGreaterThan(30);
    });
  });

  it('goes back the way it came', () => {
    const { legs } = plan([row(10), stock(10)], 1);
    expect(legs.map(({ card }) => card)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a collected run', () => {
  it('leaves with its ace, and its king lands on top', () => {
    const way = flights(plan([run, collected], 1));
    expect(way.map(({ card }) => card)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(way.at(-1)).toMatchObject({ way: 'crown', landsWith: 'run', lands: RUN });
    expect(Math.max(...way.map(end))).toBe(end(way.at(-1)!));
    way.slice(1).forEach((leg, at) => expect(leg.over).toBeGreaterThan(way[at]!.over));
  });

  it('waits for the cards that complete it', () => {
    const apart = run.map((card, at) => (at < 10 ? card : { ...card, pile: 'column 2', x: 100 }));
    const { legs } = plan([apart, run, collected], 1);
    const last = Math.max(...legs.filter(({ way }) => way === 'carry').map(end));
    const first = Math.min(...legs.filter(({ way }) => way === 'gather').map((leg) => leg.startMs));
    expect(first).toBeGreaterThan(last * 0.9);
  });
});

describe('a move', () => {
  it('turns a card up once the cards on it have left', () => {
    const before = table(
      ['column 1', 0, 0, 100],
      ['column 1', 0, 9, 101],
      ['column 2', 90, 0, 100],
    );
    const covered = before.map((card, at) => (at === 0 ? { ...card, face: undefined } : card));
    const after = before.map((card, at) =>
      at === 1 ? { ...card, pile: 'column 2', x: 90 } : card,
    );
    const { legs } = plan([covered, after], 1);
    expect(legs.map(({ way }) => way)).toEqual(['carry', 'turn']);
    expect(legs[1]!.startMs).toBeGreaterThan(0);
    expect(legs[1]!.shows).toEqual([undefined, 'KS']);
  });

  it('keeps a stack together and in its order', () => {
    const there = run.map((card) => ({ ...card, pile: 'column 9', x: 800 }));
    const { legs } = plan([run, there], 1);
    expect(legs.map(({ card }) => card)).toEqual(run.map(({ id }) => id));
    expect(new Set(legs.map((leg) => leg.durationMs)).size).toBe(1);
  });

  it('leaves out what is not seen: cards that lie exactly below the same one before and after', () => {
    const heap = stock(10);
    const nearer = heap.map((card) => ({ ...card, y: 590 }));
    expect(coversOf(heap)).toEqual(heap.map(() => 9));
    expect(plan([heap, nearer], 1).legs.map(({ card }) => card)).toEqual([9]);
    expect(coversOf(row(3))).toEqual([0, 1, 2]);
    expect(plan([heap, row(10)], 1).legs.length).toBe(10);
  });

  it('of everything at once is not played pile by pile', () => {
    const mixed = run.map((card, at) => ({ ...card, pile: `column ${5 + (at % 5)}`, x: at * 60 }));
    expect(plan([run, mixed], 1).legs.every((leg) => leg.startMs === 0)).toBe(true);
  });
});

describe('the keyframes of a card', () => {
  it('begin where its first leg does and end at rest where its last does', () => {
    const { legs } = plan([run, collected, run], 1);
    const own = legs.filter(({ card }) => card === 12);
    const { frames, startMs, durationMs } = track(own, 100);
    const places = frames.filter((frame) => frame['translate'] !== undefined);
    expect(places[0]).toMatchObject({ offset: 0, translate: '300px 240px' });
    expect(places.at(-1)).toMatchObject({ offset: 1, translate: '300px 240px' });
    const scales = frames.filter((frame) => frame['scale'] !== undefined);
    expect(scales.at(-1)).toMatchObject({ offset: 1, scale: '1' });
    expect(startMs + durationMs).toBeCloseTo(Math.max(...own.map(end)));
    const offsets = frames.map(({ offset }) => Number(offset));
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
  });

  it('name only properties that are neither laid out nor painted', () => {
    const known = ['offset', 'easing', 'translate', 'scale', 'rotate', 'transform'];
    const { legs } = plan([stock(3), row(3)], 1);
    for (const leg of legs) {
      const { frames } = track([leg], 100);
      expect(
        frames.flatMap((frame) => Object.keys(frame)).filter((one) => !known.includes(one)),
      ).toEqual([]);
    }
  });

  it('turn a card over while it flies', () => {
    const [leg] = plan([stock(1), row(1)], 1).legs;
    const turns = track([leg!], 100).frames.filter(({ transform }) => transform !== undefined);
    expect(turns.map(({ transform }) => /rotateY\((.*)\)/.exec(String(transform))?.[1])).toEqual([
      '-180deg',
      '-180deg',
      '-90deg',
      '0deg',
    ]);
    const edge = Number(turns[2]?.offset);
    expect(edge).toBeGreaterThan(0.2);
    expect(edge).toBeLessThan(0.7);
  });
});
