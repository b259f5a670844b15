/** The positions of the pips on a number card. */

import type { Rank } from './ranks';

/** A pip's column (-1, 0, 1) and height from -1 (top) to 1; the lower half is upside down. */
export type Pip = readonly [column: number, height: number];

const sides = (...heights: number[]): Pip[] =>
  heights.flatMap((height): Pip[] => [
    [-1, height],
    [1, height],
  ]);

const THIRD = 1 / 3;

export const PIPS: Partial<Record<Rank, readonly Pip[]>> = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: sides(-1, 1),
  5: [...sides(-1, 1), [0, 0]],
  6: sides(-1, 0, 1),
  7: [...sides(-1, 0, 1), [0, -0.5]],
  8: [...sides(-1, 0, 1), [0, -0.5], [0, 0.5]],
  9: [...sides(-1, -THIRD, THIRD, 1), [0, 0]],
  T: [...sides(-1, -THIRD, THIRD, 1), [0, -2 * THIRD], [0, 2 * THIRD]],
};
