/** The languages that the page speaks. */

export const LOCALES = ['en', 'de', 'es', 'fr', 'zh-CN'] as const;
export type Locale = (typeof LOCALES)[number];

/** The name of each language in that language. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'zh-CN': '简体中文',
};

/** The language that suits this player best: the first wanted one that the page speaks. */
export function bestLocale(wanted: readonly string[]): Locale {
  const languages = wanted.map((name) => parse(name)?.language);
  const spoken = languages.map((one) => LOCALES.find((name) => parse(name)?.language === one));
  return spoken.find((name) => name !== undefined) ?? 'en';
}

/**
 * The locale by which days and numbers are written in this language: the browser's own, as far as
 * the player has one in the same language and script, so that `en-GB` has its 24 hours.
 */
export function formatLocale(spoken: Locale, wanted: readonly string[]): string {
  const known = new Intl.Locale(spoken).maximize();
  const own = wanted.find((name) => {
    const { language, script } = parse(name)?.maximize() ?? {};
    return language === known.language && script === known.script;
  });
  return own ?? spoken;
}

function parse(name: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(name);
  } catch {
    return undefined;
  }
}
