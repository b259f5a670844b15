/** The languages that the page speaks. */

import { negotiateLanguages } from '@fluent/langneg';

export const LOCALES = ['en', 'de', 'es', 'fr', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language by its own name. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'zh-CN': '简体中文',
};

/** The language that suits this player best. */
export function bestLocale(wanted: readonly string[]): Locale {
  const [best] = negotiateLanguages(wanted, LOCALES, { defaultLocale: 'en', strategy: 'lookup' });
  return LOCALES.find((locale) => locale === best) ?? 'en';
}
