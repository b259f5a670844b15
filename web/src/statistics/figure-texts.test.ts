import { expect, it, vi } from 'vitest';

import { ratioText, unitText } from './figure-texts';

vi.mock('../words/words.svelte', () => ({
  number: (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en', options).format(value),
}));

it.each([
  [{ won: 0, lost: 0, ratio: undefined }, '–'],
  [{ won: 1, lost: 0, ratio: undefined }, '∞'],
  [{ won: 3, lost: 0, ratio: null }, '∞'],
  [{ won: 0, lost: 2, ratio: 0 }, '0'],
  [{ won: 2, lost: 3, ratio: 2 / 3 }, '0.67'],
])('the win ratio of %j is %s', (counted, text) => {
  expect(ratioText(counted)).toBe(text);
});

it.each([
  [26_400, '26 seconds'],
  [59_600, '1 minute'],
  [60_000, '1 minute'],
  [7_000_000, '117 minutes'],
  [7_180_000, '2 hours'],
  [9_000_000, '3 hours'],
])('%i ms are %s', (ms, text) => {
  expect(unitText(ms)).toBe(text);
});
