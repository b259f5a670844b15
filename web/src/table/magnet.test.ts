import { expect, test } from 'vitest';

import { drawnTo } from './magnet';

const PLACE = { x: 300, y: 200 };
const WIDTH = 80;

/** Where a card is drawn that is held this far to the right of the place. */
const drawn = (right: number): number =>
  drawnTo(PLACE, { x: PLACE.x + right, y: PLACE.y }, WIDTH).x - PLACE.x;

test('cards are drawn towards a place that is less than half a card away', () => {
  expect(drawn(20)).toBeLessThan(15);
  expect(drawn(-20)).toBeGreaterThan(-15);
  expect(drawn(40)).toBe(40);
  expect(drawn(400)).toBe(400);
});

test('cards always follow the hand, and never jump', () => {
  const way = Array.from({ length: 121 }, (_, at) => drawn(at - 60));
  const steps = way.slice(1).map((right, at) => right - way[at]!);
  expect(Math.min(...steps)).toBeGreaterThan(0.3);
  expect(Math.max(...steps)).toBeLessThan(1.5);
});
