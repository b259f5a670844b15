import { expect, test } from 'vitest';

import { pointAt, track } from './keyframes';
import type { Leg, Point } from './leg';

const LEG: Leg = {
  card: 0,
  from: { x: 0, y: 0 },
  to: { x: 100, y: 40 },
  startMs: 50,
  durationMs: 200,
  way: 'nudge',
  over: 9,
  lies: 1,
  lands: 2,
  shows: ['KS', 'KS'],
  held: false,
};

function expectAt(seen: Point, point: Point): void {
  expect(seen.x).toBeCloseTo(point.x, 2);
  expect(seen.y).toBeCloseTo(point.y, 2);
}

test('a card is seen where it starts, on the straight way, and where it lands', () => {
  const way = track([LEG], 80);
  expectAt(pointAt(way, 0), LEG.from);
  expectAt(pointAt(way, 50), LEG.from);
  const middle = pointAt(way, 150);
  // This curve has done more than half of the way in half of the time.
  expect(middle.x).toBeGreaterThan(50);
  expect(middle.x).toBeLessThan(100);
  expect(middle.y).toBeCloseTo(middle.x * 0.4, 5);
  expectAt(pointAt(way, 250), LEG.to);
  expectAt(pointAt(way, 9999), LEG.to);
});

test('between two legs a card waits where the first one ended', () => {
  const on = { ...LEG, from: LEG.to, to: { x: 0, y: 200 }, startMs: 450 };
  const way = track([LEG, on], 80);
  expectAt(pointAt(way, 350), LEG.to);
  expectAt(pointAt(way, 650), on.to);
});

test('a card that is put down goes a little too far on the way', () => {
  const way = track([{ ...LEG, way: 'carry' }], 80);
  const seen = Array.from({ length: 200 }, (_, at) => pointAt(way, 50 + at).x);
  expect(Math.max(...seen)).toBeGreaterThan(100);
  expect(Math.max(...seen)).toBeLessThan(103);
});

test('a card that turns over lies in the end as it is drawn, and half a turn away before', () => {
  const turn: Leg = { ...LEG, way: 'turn', shows: [undefined, 'KS'] };
  const back: Leg = { ...turn, shows: ['KS', undefined], startMs: 450 };
  const angles = (legs: Leg[]) =>
    track(legs, 80).frames.flatMap(({ transform }) =>
      typeof transform === 'string' ? [Number(/rotateY\((.*)deg/.exec(transform)?.[1])] : [],
    );
  expect(angles([LEG])).toEqual([]);
  expect(angles([turn])).toEqual([-180, -180, -90, 0]);
  expect(angles([turn, back])).toEqual([-360, -360, -270, -180, -180, -90, 0]);
  // Before it leaves on a later leg, too.
  expect(angles([LEG, { ...turn, startMs: 450 }])[0]).toBe(-180);
});

test('a card that leaves a larger stock shrinks on its way', () => {
  const deal: Leg = { ...LEG, way: 'deal', from: { ...LEG.from, size: 1.5 } };
  const scales = (leg: Leg) =>
    track([leg], 80).frames.flatMap(({ scale }) => (typeof scale === 'string' ? [+scale] : []));
  const [usual, larger] = [scales({ ...LEG, way: 'deal' }), scales(deal)];
  expect([larger[0], larger.at(-1)]).toEqual([1.5, 1]);
  expect(larger.every((scale, at) => scale >= usual[at]!)).toBe(true);
});
