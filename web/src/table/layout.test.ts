import { expect, test } from 'vitest';

import { INDICES, indexStrip, SIZES } from '../cards/faces';
import { ASPECT, overlap } from './layout';

const WIDTH = 100;
const pile = { down: 0, up: 3 };

test('where there is room, no card shows a sliver of what lies below its index', () => {
  for (const size of SIZES) {
    for (const index of INDICES) {
      const strip = WIDTH * indexStrip(size, index);
      const { up } = overlap(pile, WIDTH * ASPECT, strip, 1000);
      const more = up / strip;
      expect(more === 1 || more > 1.25, `${size}, ${index}: ${more}`).toBe(true);
    }
  }
});

test('cards lie as close as their column needs, and the open ones last', () => {
  const strip = 30;
  const piles = { down: 4, up: 6 };
  const heights = [1000, 330, 280, 240, 200];
  const laid = heights.map((room) => overlap(piles, 140, strip, room));
  for (const [at, { down, up }] of laid.entries()) {
    expect(4 * down + 5 * up + 140).toBeLessThanOrEqual(Math.max(heights[at]!, 140) + 0.001);
    const before = laid[at - 1];
    if (before) expect([down <= before.down, up <= before.up]).toEqual([true, true]);
  }
  // Those face down have given all they can before an index is covered.
  expect(laid.filter(({ up }) => up < strip).every(({ down }) => down === 3)).toBe(true);
});
