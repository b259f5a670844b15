import { describe, expect, test } from 'vitest';

import type { PlayedDays } from './calendar';
import { monthsWithMedal, monthWon, needs } from './months';

/** The first days of a month, won. */
const won = (month: string, count: number): PlayedDays =>
  new Map(
    Array.from({ length: count }, (_, at) => [
      `${month}-${String(at + 1).padStart(2, '0')}`,
      (['own', 'won', 'late'] as const)[at % 3]!,
    ]),
  );

test.each([
  [31, 10, 20, 31],
  [30, 10, 20, 30],
  [28, 10, 19, 28],
  [17, 6, 12, 17],
  [1, 1, 1, 1],
])('in a month of %i days bronze takes %i, silver %i, gold %i', (days, bronze, silver, gold) => {
  expect(needs(days)).toEqual({ bronze, silver, gold });
});

describe('a month', () => {
  test.each([
    [0, undefined, { medal: 'bronze', more: 10 }],
    [9, undefined, { medal: 'bronze', more: 1 }],
    [10, 'bronze', { medal: 'silver', more: 10 }],
    [12, 'bronze', { medal: 'silver', more: 8 }],
    [20, 'silver', { medal: 'gold', more: 10 }],
    [30, 'gold', undefined],
  ])('with %i of 30 days won has the medal %s', (count, medal, next) => {
    const month = monthWon('2026-11-01', won('2026-11', count), undefined);
    expect(month).toEqual({ month: '2026-11-01', days: 30, won: count, medal, next });
  });

  test('has as many days as the calendar says', () => {
    const none: PlayedDays = new Map();
    expect(monthWon('2028-02-01', none, undefined).days).toBe(29);
    expect(monthWon('2027-02-01', none, undefined).days).toBe(28);
    expect(monthWon('2026-12-01', none, undefined).days).toBe(31);
  });

  test('counts only wins, and only its own', () => {
    const days: PlayedDays = new Map([
      ...won('2026-10', 3),
      ['2026-11-01', 'played'],
      ['2026-11-02', 'late'],
    ]);
    expect(monthWon('2026-11-01', days, undefined).won).toBe(1);
  });

  test('that begins late takes fewer days, unless one before was won', () => {
    expect(monthWon('2026-11-01', new Map(), '2026-11-14')).toMatchObject({
      days: 17,
      next: { medal: 'bronze', more: 6 },
    });
    expect(monthWon('2026-11-01', new Map(), '2026-03-14').days).toBe(30);
    const before: PlayedDays = new Map([['2026-11-10', 'won']]);
    expect(monthWon('2026-11-01', before, '2026-11-14')).toMatchObject({ days: 21, won: 1 });
  });
});

test('medals are listed with the latest first, and months without one left out', () => {
  const days: PlayedDays = new Map([
    ...won('2026-09', 30),
    ...won('2026-10', 9),
    ...won('2026-11', 21),
  ]);
  expect(monthsWithMedal(days, undefined).map(({ month, medal }) => [month, medal])).toEqual([
    ['2026-11-01', 'silver'],
    ['2026-09-01', 'gold'],
  ]);
});
