import { describe, expect, it } from 'vitest';

import { histogram, rates, windowFor } from './series';

describe('the win rate', () => {
  it('is over the last games, from when there are enough', () => {
    expect(rates([true, false, true, true, false], 2)).toEqual([
      { game: 2, rate: 0.5 },
      { game: 3, rate: 0.5 },
      { game: 4, rate: 1 },
      { game: 5, rate: 0.5 },
    ]);
    expect(rates([true], 2)).toEqual([]);
  });

  it('covers more games the more there are', () => {
    expect([0, 10, 40, 100, 10_000].map(windowFor)).toEqual([5, 5, 10, 25, 50]);
  });
});

describe('a histogram', () => {
  it('counts every value once', () => {
    const values = Array.from({ length: 500 }, (_, at) => 61_000 + ((at * 7919) % 900_000));
    const bins = histogram(values, 'time');
    expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(500);
    for (const { from, to, count } of bins) {
      expect(values.filter((value) => value >= from && value < to)).toHaveLength(count);
    }
    expect(bins.length).toBeLessThanOrEqual(12);
  });

  it('has bins of a round width without gaps', () => {
    expect(histogram([3, 4, 9], 'moves').map((bin) => [bin.from, bin.count])).toEqual([
      [3, 1],
      [4, 1],
      [5, 0],
      [6, 0],
      [7, 0],
      [8, 0],
      [9, 1],
    ]);
    const times = histogram([95_000, 395_000], 'time').map((bin) => bin.from);
    expect(times).toEqual(Array.from({ length: 11 }, (_, at) => 90_000 + at * 30_000));
  });

  it('copes with impossible times', () => {
    const bins = histogram([0, Number.MAX_SAFE_INTEGER], 'time');
    expect(bins.length).toBeLessThanOrEqual(12);
    expect(histogram([], 'time')).toEqual([]);
    expect(histogram([7], 'moves')).toEqual([{ from: 7, to: 8, count: 1 }]);
  });
});
