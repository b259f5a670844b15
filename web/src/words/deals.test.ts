import { expect, test, vi } from 'vitest';

import { shortDay } from './deals';

test('the day of a daily deal has few letters', () => {
  vi.stubGlobal('navigator', { languages: ['de', 'en-GB'] });
  expect(shortDay('2026-11-23')).toBe('23 Nov');
});
