import { describe, expect, test } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { monthsOf, playedOf, toneOf, topOf, yearWeeks } from './year';

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6];
const on = (day: string, result = 'won') => ({
  updated: new Date(`${day}T12:00:00`).toISOString(),
  info: { result } as RecordInfo,
});
const noon = (day: string): Date => new Date(`${day}T12:00:00`);
const days = (weeks: ReturnType<typeof yearWeeks>) => weeks.flat().map((one) => one?.day);

describe('the weeks of a year', () => {
  test.each([
    ['a Monday', '2026-11-23', MONDAY, '2025-11-24', 1],
    ['a Sunday', '2026-11-29', MONDAY, '2025-11-24', 7],
    ['weeks from Sunday', '2026-11-29', SUNDAY, '2025-11-30', 1],
    ['weeks from Saturday', '2026-11-27', SATURDAY, '2025-11-22', 7],
    ['a leap day', '2028-02-29', MONDAY, '2027-03-01', 2],
    ['the last day of a year', '2026-12-31', MONDAY, '2025-12-29', 4],
    ['the first day of a year', '2027-01-01', MONDAY, '2025-12-29', 5],
  ])('up to %s', (_, today, from, first, last) => {
    const weeks = yearWeeks([], noon(today), from);
    expect(weeks).toHaveLength(53);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(days(weeks)[0]).toBe(first);
    const shown = days(weeks).filter(Boolean);
    expect(shown.at(-1)).toBe(today);
    expect(weeks.at(-1)!.filter(Boolean)).toHaveLength(last);
    // No day twice, and none left out: also where a clock was put forward or back.
    expect(new Set(shown).size).toBe(52 * 7 + last);
    expect(shown.length).toBeGreaterThanOrEqual(365);
  });

  test('have a leap day in a leap year only', () => {
    expect(days(yearWeeks([], noon('2028-06-01'), MONDAY))).toContain('2028-02-29');
    expect(days(yearWeeks([], noon('2027-06-01'), MONDAY))).not.toContain('2027-02-29');
  });

  test('count games and wins of each day, and none before', () => {
    const games = [
      on('2026-11-23'),
      on('2026-11-23', 'lost'),
      on('2026-01-01', 'lost'),
      on('2025-11-20'),
    ];
    const weeks = yearWeeks(games, noon('2026-11-27'), MONDAY);
    expect(playedOf(weeks)).toEqual([
      { day: '2026-01-01', games: 1, won: 0 },
      { day: '2026-11-23', games: 2, won: 1 },
    ]);
    expect(weeks.at(-1)![0]).toEqual({ day: '2026-11-23', games: 2, won: 1 });
  });
});

describe('tones', () => {
  const day = (games: number) => ({ day: '2026-11-23', games, won: 0 });

  test('stand for one game each, while there are few', () => {
    const top = topOf([day(1), day(2)]);
    expect([0, 1, 2, 3, 4].map((games) => toneOf(games, top))).toEqual([0, 1, 2, 3, 4]);
    expect(topOf([])).toBe(4);
  });

  test('are not paled by one long day', () => {
    const usual = Array.from({ length: 19 }, () => day(8));
    const top = topOf([...usual, day(60)]);
    expect(top).toBe(8);
    expect([1, 8, 60].map((games) => toneOf(games, top))).toEqual([1, 4, 4]);
  });
});

test('months are named where they begin, if there is room for their names', () => {
  const months = monthsOf(yearWeeks([], noon('2026-11-27'), MONDAY));
  // The first column begins on 24 November: December would stand too close behind it.
  expect(months[0]).toEqual({ at: 1, day: '2025-12-01' });
  expect(months.map(({ day }) => day.slice(5, 7))).toEqual(
    '12 01 02 03 04 05 06 07 08 09 10 11'.split(' '),
  );
  expect(months.every(({ at }, nth) => nth === 0 || at - months[nth - 1]!.at >= 4)).toBe(true);
});
