import { expect, test } from 'vitest';

import { shortDay } from './deals';

test('the day of a daily deal has few letters', () => {
  expect(shortDay('2026-11-23')).toMatch(/^(23 Nov|Nov 23)$/);
});
