/** Compares the imports of this folder with the layers of folders in ARCHITECTURE.md. */

import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = new URL('./', import.meta.url);

/** The folder that puts the features together. */
const PAGE = 'page';

/** Features that use another feature all the same. This list only gets shorter. */
const EXCEPTIONS = ['ending uses goals', 'home uses lessons', 'home uses puzzles'];

const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((path) => /\/.*\.(ts|svelte)$/.test(path) && !path.includes('/pkg/'));

/** The folders of each layer, lowest first. */
function layers(): string[][] {
  const text = readFileSync(new URL('../../ARCHITECTURE.md', SOURCES), 'utf8');
  const [, table = ''] = /^\| layer \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const rows = table.trim().split('\n');
  return rows.map((row) => [...row.matchAll(/`(\w+)`/g)].map(([, folder]) => folder!));
}

/** Which folders each folder imports from, by any kind of import. */
function found(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const path of FILES) {
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

test('every folder is in one layer', () => {
  expect([...layers().flat(), PAGE].sort()).toEqual([...found().keys()].sort());
});

test('a feature uses no feature, and a lower folder only folders named before it', () => {
  const lower = layers().slice(0, -1).flat();
  const below = (folder: string): string[] =>
    lower.includes(folder) ? lower.slice(0, lower.indexOf(folder)) : lower;
  const others = [...found()]
    .filter(([folder]) => folder !== PAGE)
    .flatMap(([folder, uses]) =>
      [...uses].filter((use) => !below(folder).includes(use)).map((use) => `${folder} uses ${use}`),
    );
  expect(others.sort()).toEqual(EXCEPTIONS);
});
