import { expect, test, vi } from 'vitest';

import type { Show } from './show';
import { countWin, shortened } from './shortened';

const show = (lengthMs: number): Show => ({ lengthMs, dims: 0.5, stays: false, marks: () => [] });
const lengths = (win: number): number[] =>
  shortened([show(3000), show(9000)], win).map(({ lengthMs }) => lengthMs);

test('the first win of a day is celebrated in full, each later one more briefly', () => {
  expect(lengths(1)).toEqual([3000, 9000]);
  expect(lengths(2)).toEqual([4500]);
  expect(lengths(3)).toEqual([3000]);
  expect(lengths(10)).toEqual([2500]);
});

test('a short one does not get longer', () => {
  expect(shortened([show(2000)], 5).map(({ lengthMs }) => lengthMs)).toEqual([2000]);
});

test('every day begins anew, whatever the browser kept', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
  const day = (number: number): Date => new Date(2026, 10, number, 12);
  expect([1, 1, 2, 2, 2].map((one) => countWin(day(one)))).toEqual([1, 2, 1, 2, 3]);
  for (const nonsense of ['"x"', '7', '{"day":1}', '{"day":"x","wins":"y"}', '{'])
    expect((store.set('celebrated', nonsense), countWin(day(3)))).toBe(1);
  vi.unstubAllGlobals();
});
