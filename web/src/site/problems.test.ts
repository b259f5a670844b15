import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { messageOf } from './problems';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The words of the server's table of problems. */
const words = [...read('crates/server/src/problem.rs').matchAll(/ = "([a-z-]+)" [A-Z_]+ "/g)].map(
  ([, word]) => word!,
);
const texts = new Set(
  [...read('web/messages/en/page.ftl').matchAll(/^([a-z][a-z-]*) =/gm)].map(([, name]) => name),
);

test('the page has a sentence for every problem of the server', () => {
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((word) => !texts.has(messageOf(word)))).toEqual([]);
});

test('a word that is not known has none', () => {
  expect(messageOf('brand-new')).toBeUndefined();
});
