import { expect, test } from 'vitest';

import { formatLocale } from './locales';

test('days and numbers are written as in the player’s own region', () => {
  expect(formatLocale('en', ['en-GB', 'de'])).toBe('en-GB');
  expect(formatLocale('de', ['en-GB', 'de-CH', 'de'])).toBe('de-CH');
  expect(formatLocale('zh-CN', ['zh-SG'])).toBe('zh-SG');
});

test('a browser in another language or script changes nothing', () => {
  expect(formatLocale('fr', ['en-GB', 'de'])).toBe('fr');
  expect(formatLocale('zh-CN', ['zh-TW', 'zh-Hant'])).toBe('zh-CN');
  expect(formatLocale('es', [])).toBe('es');
  expect(formatLocale('es', ['not a locale', 'es-MX'])).toBe('es-MX');
});
