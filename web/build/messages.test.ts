import { readFileSync, readdirSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { bare } from './messages';

const ROOT = new URL('../../', import.meta.url);
const FILES = ['web/messages/', 'crates/'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => folder + name),
);

test.each(FILES)('%s says the same without comments', (name) => {
  const source = readFileSync(new URL(name, ROOT), 'utf8');
  const small = bare(source);
  expect(new FluentResource(small).body).toEqual(new FluentResource(source).body);
  expect(small).not.toMatch(/^#/m);
});
