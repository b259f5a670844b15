import { expect, test } from 'vitest';

import { cssOf, eased, type Curve } from './curves';

const EASE_IN_OUT: Curve = [0.42, 0, 0.58, 1];

test('a curve begins and ends where it should, and is in the middle in the middle', () => {
  expect(eased(EASE_IN_OUT, 0)).toBeCloseTo(0, 3);
  expect(eased(EASE_IN_OUT, 0.5)).toBeCloseTo(0.5, 3);
  expect(eased(EASE_IN_OUT, 1)).toBeCloseTo(1, 3);
});

test('a curve starts slowly if it is bent that way', () => {
  // Read off a browser's own animation.
  expect(eased(EASE_IN_OUT, 0.25)).toBeCloseTo(0.129, 2);
  expect(eased([0.22, 0.75, 0.28, 1], 0.25)).toBeGreaterThan(0.5);
});

test('without a curve it goes evenly', () => {
  expect(eased(undefined, 0.3)).toBe(0.3);
});

test('style sheets write curves like this', () => {
  expect(cssOf(EASE_IN_OUT)).toBe('cubic-bezier(0.42, 0, 0.58, 1)');
});
