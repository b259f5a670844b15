import { expect, test } from 'vitest';

import { bestLocale, formatLocale } from './locales';

test('the page speaks the first language that the player wants and it knows', () => {
  expect(bestLocale(['de-AT', 'en'])).toBe('de');
  expect(bestLocale(['pt-BR', 'not a locale', 'fr-CA', 'es'])).toBe('fr');
  expect(bestLocale(['zh-TW'])).toBe('zh-CN');
  expect(bestLocale(['ja', 'pt'])).toBe('en');
  expect(bestLocale([])).toBe('en');
});

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
