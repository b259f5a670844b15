import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { beginText, daysBefore, todayUtc, weekOf } from './days';

// Times of day are written in the player's language.
beforeEach(() => vi.stubGlobal('navigator', { languages: ['en-GB'] }));
afterEach(() => vi.unstubAllGlobals());

test('days are days in UTC', () => {
  expect(todayUtc(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
});

test('days before cross months and leap days', () => {
  expect(daysBefore('2026-11-21', 0)).toBe('2026-11-21');
  expect(daysBefore('2026-12-01', 1)).toBe('2026-11-30');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2027-01-03', 6)).toBe('2026-12-28');
});

test('weeks are told apart by their first day, where the player is', () => {
  expect(weekOf(new Date(2026, 10, 22, 23, 59), 1)).toBe('2026-11-16');
  expect(weekOf(new Date(2026, 10, 23, 0, 0), 1)).toBe('2026-11-23');
  expect(weekOf(new Date(2026, 10, 22, 0, 0), 0)).toBe('2026-11-22');
  expect(weekOf(new Date(2027, 0, 2), 1)).toBe('2026-12-28');
});

test('midnight needs no time of day', () => {
  const begin = new Date('2026-11-21T00:00:00Z');
  const isMidnight = begin.getHours() + begin.getMinutes() === 0;
  expect(beginText('2026-11-21') === undefined).toBe(isMidnight);
});
