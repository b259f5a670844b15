import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { LOCALES } from './locales';

const SOURCE = readFileSync(new URL('words.svelte.ts', import.meta.url), 'utf8');

/** The files of the engine's texts, as the page names them. */
const files = [...SOURCE.matchAll(/`([a-z]+\/messages\/\$\{name\}[a-z/.]+)`/g)].map(
  ([, file]) => file!,
);

test.each(LOCALES)('the page finds the texts of the engine in %s', (locale) => {
  expect(files).toHaveLength(5);
  for (const name of files) {
    const path = `../../../crates/${name.replace('${name}', locale)}`;
    const file = new URL(path, import.meta.url);
    expect(existsSync(file), file.pathname).toBe(true);
  }
});
