/** Every text that the page shows, in the player's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { engine } from '../engine/engine';
import { yieldToBrowser } from '../browser/yield';
import { formatLocale, type Locale } from './locales';

export type Values = Record<string, FluentVariable>;

const pageSources = import.meta.glob<string>('../../messages/*/page.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});
const engineSources = import.meta.glob<string>(
  '../../../crates/{words,table,wasm}/messages/*.ftl',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

interface Spoken {
  readonly locale: Locale;
  /** The locale for dates and numbers. */
  readonly formats: string;
  /** The format of plain numbers: slow to create, and needed at every move. */
  readonly plain?: Intl.NumberFormat;
  readonly bundles: readonly FluentBundle[];
}

let spoken = $state.raw<Spoken>({ locale: 'en', formats: 'en', bundles: [] });

/** The current language. */
export function locale(): Locale {
  return spoken.locale;
}

/** Counts requests for a language: the last request wins, whichever loads first. */
let requests = 0;

/**
 * Switches to this language, with English for missing texts. The engine follows once it is loaded.
 * If anything fails, the current language stays; if there is none, at least the page's own texts
 * are used.
 */
export async function speak(
  wanted: Locale,
  loaded: Promise<void> = Promise.resolve(),
): Promise<void> {
  requests += 1;
  const turn = requests;
  const names = wanted === 'en' ? ['en'] : [wanted, 'en'];
  const texts = engineSource(wanted);
  // Both are awaited below; until then, a failure must not count as unhandled.
  for (const coming of [loaded, texts]) coming.catch(() => undefined);
  const bundles = await Promise.all(
    names.map(async (name) => bundle(name, await pageSource(name))),
  );
  await yieldToBrowser();
  const formats = formatLocale(wanted, navigator.languages);
  const plain = new Intl.NumberFormat(formats);
  const next = { locale: wanted, formats, plain, bundles };
  try {
    await loaded;
    const source = await texts;
    if (turn !== requests) return;
    engine.speak(wanted, source);
  } catch (error) {
    if (spoken.bundles.length === 0) spoken = next;
    throw error;
  }
  spoken = next;
  document.documentElement.lang = wanted;
  document.documentElement.dir = direction(wanted);
}

/** The text with this name. A missing text shows as its name. */
export function say(name: string, values?: Values): string {
  for (const bundle of spoken.bundles) {
    const message = bundle.getMessage(name);
    if (message?.value) return bundle.formatPattern(message.value, values ?? null);
  }
  return name;
}

/** A number as it is written in this language. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const { formats, plain } = spoken;
  const format = options || !plain ? new Intl.NumberFormat(formats, options) : plain;
  return format.format(value);
}

/** A date, with or without a time, as it is written in this language. */
export function date(
  value: Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return new Intl.DateTimeFormat(spoken.formats, options).format(value);
}

function direction(locale: string): 'ltr' | 'rtl' {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    textInfo?: { direction: 'ltr' | 'rtl' };
  };
  return known.textInfo?.direction ?? 'ltr';
}

function bundle(name: string, source: string): FluentBundle {
  // Marks around what is inserted keep directions apart. Where all is written one way they would
  // only be read out, or stand in braille, letter by letter.
  const bundle = new FluentBundle(name, { useIsolating: direction(name) === 'rtl' });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

async function pageSource(name: string): Promise<string> {
  return text(pageSources[`../../messages/${name}/page.ftl`]);
}

/** The engine’s texts in a language. English is compiled in. */
async function engineSource(name: string): Promise<string> {
  if (name === 'en') return '';
  const crates = ['words', 'table', 'wasm'].map((crate) =>
    text(engineSources[`../../../crates/${crate}/messages/${name}.ftl`]),
  );
  return (await Promise.all(crates)).join('\n');
}

async function text(address: string | undefined): Promise<string> {
  if (!address) return '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
