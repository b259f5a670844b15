/** Every text that the page shows, in the player's language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import { engine, type PageTexts } from '../engine/engine';
import { wholeIfReady, type WholeEngine } from '../engine/whole';
import { yieldToBrowser } from '../browser/yield';
import { formatLocale, type Locale } from './locales';

export type Values = Record<string, FluentVariable>;

const pageSources = import.meta.glob<string>('../../messages/*/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});
const engineSources = import.meta.glob<string>(
  [
    '../../../crates/words/messages/*/*.ftl',
    '../../../crates/table/messages/*.ftl',
    '../../../crates/tasks/messages/*.ftl',
    '../../../crates/wasm/messages/*.ftl',
  ],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

/** The files of what a table says, and of all that the whole engine does. */
const tableFiles = (name: string): string[] => [
  `words/messages/${name}/table.ftl`,
  `table/messages/${name}.ftl`,
  `wasm/messages/${name}.ftl`,
];
const wholeFiles = (name: string): string[] => [
  ...tableFiles(name),
  `words/messages/${name}/pages.ftl`,
  `tasks/messages/${name}.ftl`,
];

interface Translation {
  readonly locale: Locale;
  readonly bundle?: FluentBundle;
}

let spoken = $state.raw<Translation>({ locale: 'en' });

/** The current language. */
export function locale(): Locale {
  return spoken.locale;
}

/** Counts requests for a language: the last request wins, whichever loads first. */
let requests = 0;

/**
 * Switches to this language. The engine follows once it is loaded. If anything fails, the current
 * language stays; if there is none, at least the page's own texts are used.
 */
export async function speak(
  wanted: Locale,
  loaded: Promise<void> = Promise.resolve(),
): Promise<void> {
  requests += 1;
  const turn = requests;
  const texts = Promise.all([
    engineSource(tableFiles(wanted)),
    wholeIfReady() && wholeSource(wanted),
  ]);
  // Both are awaited below; until then, a failure must not count as unhandled.
  for (const coming of [loaded, texts]) coming.catch(() => undefined);
  const own = bundle(wanted, await pageSource(wanted, 'page'));
  await yieldToBrowser();
  const next = { locale: wanted, bundle: own };
  try {
    const [table, whole] = await texts;
    add(own, table);
    await loaded;
    for (const source of further) add(own, await source(wanted));
    if (turn !== requests) return;
    engine.speak(pageTexts(wanted, own));
    if (whole !== undefined) wholeIfReady()?.speak(wanted, whole);
  } catch (error) {
    if (!spoken.bundle) spoken = next;
    throw error;
  }
  spoken = next;
  plain = undefined;
  document.documentElement.lang = wanted;
}

type Source = (locale: Locale) => Promise<string>;

/** What was loaded besides what every table needs, in every language from now on. */
const further = new Set<Source>();

/** Loads further texts, unless they are there. */
export async function loadTexts(source: Source): Promise<void> {
  if (further.has(source)) return;
  let language;
  let loaded;
  do {
    language = spoken;
    loaded = await source(language.locale);
  } while (language !== spoken);
  if (further.has(source)) return;
  further.add(source);
  if (spoken.bundle) add(spoken.bundle, loaded);
}

const windowSource: Source = async (name) => {
  const { sharedTexts } = await import('./shared-texts');
  const sources = [pageSource(name, 'windows'), sharedTexts('shared')(name)];
  return (await Promise.all(sources)).join('\n');
};

/** Loads the texts of the windows. */
export const loadWindowTexts = (): Promise<void> => loadTexts(windowSource);

const homeSource: Source = (name) => pageSource(name, 'home');

/** Loads the texts of the start screen. */
export const loadHomeTexts = (): Promise<void> => loadTexts(homeSource);

/** Makes the whole engine speak the current language. */
export async function speakWhole(engine: WholeEngine): Promise<void> {
  let wanted;
  do {
    wanted = spoken.locale;
    engine.speak(wanted, await wholeSource(wanted));
  } while (wanted !== spoken.locale);
}

/** A number in a text. */
class Count extends FluentNumber {
  override toString(): string {
    return number(this.value);
  }
}

/** What fills the gaps of a text, with its numbers written as `number` does. */
function gaps(values: Values): Values {
  const filled = Object.entries(values).map(([gap, value]) => [
    gap,
    typeof value === 'number' ? new Count(value) : value,
  ]);
  return Object.fromEntries(filled) as Values;
}

/** The text with this name. A missing text shows as its name. */
export function say(name: string, values: Values = {}): string {
  const text = spoken.bundle?.getMessage(name)?.value;
  return text ? spoken.bundle!.formatPattern(text, gaps(values)) : name;
}

/** The text with this name, if there is one and it is loaded. */
export function sayIfKnown(name: string): string | undefined {
  return spoken.bundle?.hasMessage(name) ? say(name) : undefined;
}

/** The locale for dates and numbers. */
const formats = (): string => formatLocale(spoken.locale, navigator.languages);

/**
 * The format of plain numbers in the current language: slow to create, so it waits for the first
 * number that needs it, and needed at every move.
 */
let plain: Intl.NumberFormat | undefined;

/** A number as it is written in this language. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  // What has no more than three digits is written alike in all of them.
  if (!options && value % 1 === 0 && value >= 0 && value < 1000) return `${value}`;
  const format = options
    ? new Intl.NumberFormat(formats(), options)
    : (plain ??= new Intl.NumberFormat(formats()));
  // A true minus sign, where the browser writes a hyphen.
  return format.format(value).replace('-', '−');
}

/** A date, with or without a time, as it is written in this language. */
export function date(
  value: Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return new Intl.DateTimeFormat(formats(), options).format(value);
}

function bundle(name: string, source: string): FluentBundle {
  // All languages here are written from left to right: marks that keep directions apart would only
  // be read out, or shown in braille, letter by letter.
  const bundle = new FluentBundle(name, { useIsolating: false });
  add(bundle, source);
  return bundle;
}

function add(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source));
}

function pageSource(name: string, file: 'page' | 'windows' | 'home'): Promise<string> {
  return text(pageSources[`../../messages/${name}/${file}.ftl`]);
}

/** All texts of the whole engine, which has the English ones compiled in. */
async function wholeSource(name: string): Promise<string> {
  return name === 'en' ? '' : engineSource(wholeFiles(name));
}

async function engineSource(files: readonly string[]): Promise<string> {
  const sources = files.map((file) => text(engineSources[`../../../crates/${file}`]));
  return (await Promise.all(sources)).join('\n');
}

/** The texts of the table among these, for the engine to ask for. */
function pageTexts(name: string, texts: FluentBundle): PageTexts {
  return {
    isEnglish: name === 'en',
    has: (id) => texts.hasMessage(id),
    write: (id, values) => {
      const text = texts.getMessage(id)?.value;
      // An error must not unwind through the engine: what is missing is shown by its name.
      return text ? texts.formatPattern(text, gaps(values), []) : undefined;
    },
  };
}

/** The text at this address. */
export async function text(address: string | undefined): Promise<string> {
  if (!address) return '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
