/** Compares the imports of this folder with the table of folders in ARCHITECTURE.md. */

import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = new URL('./', import.meta.url);

/** What each folder may use, in the order of the table: lowest first. */
function allowed(): Map<string, string[]> {
  const text = readFileSync(new URL('../../ARCHITECTURE.md', SOURCES), 'utf8');
  const [, table = ''] = /^\| folder of `web\/src` \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const rows = table.trim().split('\n');
  return new Map(
    rows.map((row): [string, string[]] => {
      const [folder = '', , uses = ''] = row.slice(1, -1).split('|');
      return [folder.trim().replaceAll('`', ''), uses.split(',').map((use) => use.trim())];
    }),
  );
}

/** Which folders each folder imports from, by any kind of import. */
function found(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/');
    if (!/\.(ts|svelte)$/.test(path) || !path.includes('/') || path.includes('/pkg/')) continue;
    const folder = path.slice(0, path.indexOf('/'));
    const used = uses.get(folder) ?? new Set();
    uses.set(folder, used);
    const source = readFileSync(new URL(path, SOURCES), 'utf8');
    for (const [, target] of source.matchAll(/\b(?:from |import |import\()'(\.[^']*)'/g)) {
      const [other] = posix.join(posix.dirname(path), target!).split('/');
      if (other !== folder) used.add(other!);
    }
  }
  return uses;
}

test('folders use each other as ARCHITECTURE.md says', () => {
  const written = new Map([...allowed()].map(([folder, uses]) => [folder, uses.filter(Boolean)]));
  const sorted = (uses: Iterable<string>): string[] => [...uses].sort();
  const actual = [...found()].map(([folder, uses]): [string, string[]] => [folder, sorted(uses)]);
  const documented = [...written].map(([folder, uses]): [string, string[]] => [
    folder,
    sorted(uses),
  ]);
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(documented));
});

test('a folder uses only folders above it in the table', () => {
  const above: string[] = [];
  for (const [folder, uses] of allowed()) {
    expect(
      uses.filter((use) => use !== '' && !above.includes(use)),
      folder,
    ).toEqual([]);
    above.push(folder);
  }
  expect(above).not.toEqual([]);
});
