import { expect, test } from 'vitest';

import { topOf } from './chance-scale';

test('a chart of chances is as high as they are, rounded up', () => {
  expect(topOf([0.03, 0.35, 0.12])).toBe(0.4);
  expect(topOf([0.01])).toBe(0.04);
  expect(topOf([0.2])).toBe(0.2);
  expect(topOf([0.9, 1])).toBe(1);
  expect(topOf([])).toBe(0.04);
});
