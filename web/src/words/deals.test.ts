import { expect, test, vi } from 'vitest';

import { dealName, shortDay } from './deals';

vi.mock('./words.svelte', async (original) => ({
  ...(await original<object>()),
  say: (name: string, { deal }: { deal: string }) => `${name} ${deal}`,
}));

test('the day of a daily deal has few letters', () => {
  vi.stubGlobal('navigator', { languages: ['de', 'en-GB'] });
  expect(shortDay('2026-11-23')).toBe('23 Nov');
});

test('a deal of our own is named by its number, one of another program by that program, too', () => {
  expect(dealName('own:916625873')).toBe('deal-name 916625873');
  expect(dealName('ms:14934')).toBe('deal-name ms:14934');
  expect(dealName(`cards:${'KS'.repeat(104)}`)).toBe(undefined);
  expect(dealName(undefined)).toBe(undefined);
});
