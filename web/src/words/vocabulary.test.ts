/** No text, of the page or of the programs, uses a word that was given up. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const TAGS: Readonly<Record<string, string>> = {
  English: 'en',
  German: 'de',
  Spanish: 'es',
  French: 'fr',
  Chinese: 'zh-CN',
};

interface GivenUp {
  readonly tag: string;
  readonly not: string;
}

/** The last table of the page about translating. */
function givenUp(): GivenUp[] {
  const page = readFileSync(new URL('docs/translating.md', ROOT), 'utf8');
  const [, table = ''] = /^\| language \| not \| but \|\n\|[-|]+\n((?:\|.*\n)+)/m.exec(page) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [, language = '', not = ''] = row.split('|').map((cell) => cell.trim());
      return { tag: TAGS[language] ?? '', not: not.toLowerCase() };
    });
}

/** The files of texts in a language: `de.ftl`, `luck/de.ftl`, `de/page.ftl`. */
function textsIn(folder: string, tag: string): string[] {
  const at = new URL(folder, ROOT);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl') && file.split(/[/\\.]/).includes(tag))
    .map((file) => folder + file);
}

const words = givenUp();

test.each(Object.values(TAGS))('no text in %s uses a word that was given up', (tag) => {
  const not = words.filter((word) => word.tag === tag).map((word) => word.not);
  expect(not.length).toBeGreaterThan(3);
  const folders = readdirSync(new URL('crates/', ROOT)).map((name) => `crates/${name}/messages/`);
  const files = [...folders, 'web/messages/'].flatMap((folder) => textsIn(folder, tag));
  expect(files.length).toBeGreaterThan(8);
  const found = files.flatMap((file) =>
    readFileSync(new URL(file, ROOT), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) =>
        not.filter((word) => line.toLowerCase().includes(word)).map((word) => `${file}: ${word}`),
      ),
  );
  expect(found).toEqual([]);
});

test('the table of words names languages that there are', () => {
  expect(words.filter(({ tag }) => tag === '')).toEqual([]);
});
