import { expect, test } from 'vitest';

import { funnel } from './funnel';

const SIZE = { width: 100, height: 40 };
const CHANCE = { expected: 2, deviation: 1 };

test('what chance expects is in the middle, and the means lie beside each other', () => {
  const counted = [
    { deals: 50, mean: 2, low: 1.8, high: 2.2 },
    { deals: 100, mean: 2.2, low: 1.9, high: 2.1 },
  ];
  const { line, band } = funnel(counted, CHANCE, 100, SIZE);
  // Four deviations of the last mean are the edge: 0.4 of 2.
  expect(line).toBe('50.0,20.0 100.0,10.0');
  expect(band).toBe('50.0,10.0 100.0,15.0 100.0,25.0 50.0,30.0');
});

test('what is far off is at the edge', () => {
  const counted = [{ deals: 1, mean: 9, low: 0, high: 4 }];
  const { line, band } = funnel(counted, CHANCE, 100, SIZE);
  expect(line).toBe('1.0,0.0');
  expect(band).toBe('1.0,0.0 1.0,40.0');
});
