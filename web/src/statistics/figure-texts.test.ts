import { expect, it, vi } from 'vitest';

import { amountText, unitText } from './figure-texts';

vi.mock('../words/words.svelte', () => ({
  number: (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en', options).format(value),
}));

it.each([
  [undefined, '–'],
  [Infinity, '∞'],
  [0, '0'],
  [2 / 3, '0.67'],
])('the win ratio of %j is %s', (ratio, text) => {
  expect(amountText(ratio === undefined ? ratio : { unit: 'ratio', value: ratio })).toBe(text);
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
