import { expect, test } from 'vitest';

import { shortDay, shortDeal } from './deals';

test('a deal is named so that the bar has room for it', () => {
  expect(shortDeal('')).toBe('');
  expect(shortDeal('own:123456789')).toBe('own:123456789');
  expect(shortDeal('own:3254834834234035595')).toBe('own:325…5595');
  expect(shortDeal(`cards:${'KS'.repeat(104)}`)).toBeUndefined();
});

test('the day of a daily deal has few letters', () => {
  expect(shortDay('2026-11-23')).toMatch(/^(23 Nov|Nov 23)$/);
});
