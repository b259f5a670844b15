import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { LOCALES } from './locales';

const SOURCE = readFileSync(new URL('words.svelte.ts', import.meta.url), 'utf8');
const [, crates = ''] = /crates\/\{([a-z,]+)\}\/messages/.exec(SOURCE) ?? [];

test.each(LOCALES)('the page finds the texts of the engine in %s', (locale) => {
  expect(crates).not.toBe('');
  for (const crate of crates.split(',')) {
    const file = new URL(`../../../crates/${crate}/messages/${locale}.ftl`, import.meta.url);
    expect(existsSync(file), file.pathname).toBe(true);
  }
});
