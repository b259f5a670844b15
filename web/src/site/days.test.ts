import { expect, test } from 'vitest';

import { daysBefore, todayUtc } from './days';

test('days are days in UTC', () => {
  expect(todayUtc(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
});

test('days before cross months and leap days', () => {
  expect(daysBefore('2026-11-21', 0)).toBe('2026-11-21');
  expect(daysBefore('2026-12-01', 1)).toBe('2026-11-30');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2027-01-03', 6)).toBe('2026-12-28');
});
