import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LOCALES } from './locales';

const file = (locale: string, name: string): string =>
  readFileSync(new URL(`../../messages/${locale}/${name}.ftl`, import.meta.url), 'utf8');
/** What the page shares with the program. */
const shared = (locale: string): string =>
  ['shared', 'figures', 'luck', 'rigged', 'unseen']
    .map((name) => `../../../crates/table/messages/${name}/${locale}.ftl`)
    .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
    .join('');
const source = (locale: string): string =>
  file(locale, 'page') + file(locale, 'home') + file(locale, 'windows') + shared(locale);

/** The names of what both say at the table, loaded before everything else. */
const atTable = (locale: string): string[] => {
  const path = `../../../crates/table/messages/${locale}.ftl`;
  return names(readFileSync(new URL(path, import.meta.url), 'utf8'));
};
const names = (source: string): string[] =>
  [...source.matchAll(/^([a-z][a-z-]*) =/gm)].map(([, name]) => name!);

/** The texts of a language by their names, each as it is written. */
function texts(locale: string): Map<string, string> {
  const lines = source(locale)
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const parts = lines.join('\n').split(/^(?=[a-z][a-z-]* =)/m);
  const named = parts.filter((part) => part.includes(' ='));
  return new Map(named.map((part) => [part.slice(0, part.indexOf(' =')), part.trim()]));
}

const values = (text: string): Set<string> =>
  new Set([...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!));

const english = texts('en');
const SOURCES = new URL('..', import.meta.url);

/** Every source of the page but its tests, by its path. */
const sources = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file): [string, string] => [file, readFileSync(new URL(file, SOURCES), 'utf8')]),
);

/** Where the engine names the figures. */
const FIGURES = new URL('../../crates/rules/src/stats/figures.rs', SOURCES);

/** The names of texts that the sources spell out, with the files that do. */
function named(): [name: string, file: string][] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\bsay\('([a-z-]+)'/g)].map(([, name]): [string, string] => [name!, file]),
  );
}

test('every text that the page names is there', () => {
  expect(named().length).toBeGreaterThan(100);
  const known = new Set([...english.keys(), ...atTable('en')]);
  expect(named().filter(([name]) => !known.has(name))).toEqual([]);
});

test('the page uses every text that is there', () => {
  const figures = readFileSync(FIGURES, 'utf8').replaceAll('"', "'");
  const all = [...sources.values(), figures].join('\n');
  const spelled = new Set([...all.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, name]) => name));
  // `board-by-${order}` means every name that begins and ends like it.
  const forms = [...all.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{[^`]*\}((?:-[a-z]+)*)`/g)].map(
    ([, head, tail]) => new RegExp(`^${head}[a-z-]+${tail}$`),
  );
  const used = (name: string): boolean =>
    spelled.has(name) || forms.some((form) => form.test(name));
  expect([...english.keys()].filter((name) => !used(name))).toEqual([]);
});

/** Every source that runs before, or without, a window: windows are loaded with their own texts. */
function withoutWindows(): string[] {
  const found = new Set<string>();
  const queue = ['main.ts'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const text = sources.get(path);
    if (text === undefined || found.has(path)) continue;
    found.add(path);
    const imports = [...text.matchAll(/(?:\bfrom|^\s*import) '(\.[^']+)'/gm)];
    if (path !== 'page/windows.ts') imports.push(...text.matchAll(/\bimport\('(\.[^']+)'\)/g));
    for (const [, target] of imports) {
      const other = posix.join(posix.dirname(path), target!);
      queue.push(other, `${other}.ts`);
    }
  }
  return [...found];
}

test.each(LOCALES)('what is said in %s before a window opens is loaded before it', (locale) => {
  const files = withoutWindows();
  expect(files).toContain('table/HitLayer.svelte');
  expect(files).toContain('site/sharing.svelte.ts');
  const first = new Set([...names(file(locale, 'page')), ...atTable(locale)]);
  const said = named().filter(([, path]) => files.includes(path));
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(([name]) => !first.has(name))).toEqual([]);
});

test.each(LOCALES)('no text in %s is defined twice', (locale) => {
  const all = [...names(source(locale)), ...atTable(locale)];
  expect(all.filter((name, at) => all.indexOf(name) < at)).toEqual([]);
});

const others = LOCALES.filter((locale) => locale !== 'en');

/** Texts that are the same in another language: signs, and words that languages share. */
const SHARED = new Set([
  'move-tree-notes',
  'note-title',
  'bar-points',
  'bar-points-label',
  'account-passkeys',
  'bar-actions',
  'board-by-score',
  'button-menu',
  'page-table',
  'saved-games-pages',
  'replay-pace-normal',
  'replay-pause',
  'said-detail',
  'settings-motion-normal',
  'settings-volume-percent',
  'appearance-back-rosette',
  'appearance-style-modern',
  'appearance-theme-winter',
  'key-pause',
  'luck-error',
  'stats-between',
]);

describe.each(others)('in %s', (locale) => {
  const own = texts(locale);

  test('the page has the same texts as in English', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('a text uses no variable that English does not have', () => {
    for (const [name, text] of own) {
      const given = values(english.get(name)!);
      expect(
        [...values(text)].filter((value) => !given.has(value)),
        name,
      ).toEqual([]);
    }
  });

  test('every text can be written, with none, one and many', () => {
    const bundle = new FluentBundle(locale);
    expect(bundle.addResource(new FluentResource(source(locale)))).toEqual([]);
    for (const [name, text] of own) {
      for (const count of [0, 1, 2, 12_345]) {
        const given = Object.fromEntries([...values(text)].map((value) => [value, count]));
        const problems: Error[] = [];
        const written = bundle.formatPattern(bundle.getMessage(name)!.value!, given, problems);
        expect(problems, name).toEqual([]);
        expect(written.trim(), name).not.toBe('');
        expect(written, name).not.toMatch(/ {2}| $|[{}]/);
      }
    }
  });

  test('no text was left in English', () => {
    const left = [...own].filter(([name, text]) => text === english.get(name) && !SHARED.has(name));
    expect(left.map(([name]) => name)).toEqual([]);
  });

  test('texts use the punctuation of their language', () => {
    for (const [name, text] of own) {
      const prose = text.replace(/\{ "" \}/g, '').replace(/^[a-z-]+ =/, '');
      expect(prose, name).not.toMatch(/["']|\.\.\./);
      // French has a non-breaking space before its high punctuation marks.
      if (locale === 'fr') expect(prose, name).not.toMatch(/[^\u00a0][:;!?»]/);
      if (locale === 'es')
        expect(prose.match(/[¿¡]/g)?.length, name).toBe(prose.match(/[?!]/g)?.length);
      if (locale === 'zh-CN') {
        expect(prose, name).not.toMatch(/\p{Script=Han}[,.;:?!()]/u);
        // There is no space between such punctuation and inserted values.
        expect(prose, name).not.toMatch(/\p{Script=Han} [{\d]|[}\d] \p{Script=Han}| %/u);
      } else expect(prose, name).not.toMatch(/[^\u00a0]%/);
    }
  });
});

/** What a button shows, and its longer accessible name. */
const NAMED = [
  ['daily-play', 'daily-play-it'],
  ['daily-continue', 'daily-continue-with'],
  ['daily-board', 'daily-board-of'],
  ['account-passkey-remove', 'account-passkey-remove-this'],
] as const;

test.each(LOCALES)('in %s every button can be pressed by saying what it shows', (locale) => {
  const all = texts(locale);
  const text = (name: string): string => all.get(name)!.slice(name.length + ' = '.length);
  for (const [shown, name] of NAMED) {
    expect(text(name).toLowerCase(), name).toContain(text(shown).toLowerCase());
  }
});

test.each(LOCALES)('in %s no score is written as one number of another', (locale) => {
  const scores = [...texts(locale).values()].filter((text) => /\$(score|cards)/.test(text));
  expect(scores.length).toBeGreaterThan(2);
  expect(scores.filter((text) => /\}\s*\/\s*\{/.test(text))).toEqual([]);
});
