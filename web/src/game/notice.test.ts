import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

import { set } from '../settings/settings.svelte';
import { ideaOf } from './notice';

vi.mock('../words/words.svelte', () => ({
  sayIfKnown: (name: string) => (name === 'coach-why-joins' ? 'a thought' : undefined),
}));

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const names = (source: string, start: string): string[] =>
  [...source.matchAll(/^([a-z-]+) =/gm)]
    .map(([, name]) => name!)
    .filter((name) => name.startsWith(start));

beforeEach(() => set({ coach: true }));

test('the coach is quiet until the player wants it, and where there is nothing to learn', () => {
  expect(ideaOf('why-joins')).toBe('a thought');
  expect(ideaOf('refusal-same-column')).toBeUndefined();
  expect(ideaOf(undefined)).toBeUndefined();
  set({ coach: false });
  expect(ideaOf('why-joins')).toBeUndefined();
});

test('the coach knows the idea of every hint, and speaks of nothing that is never said', () => {
  const table = read('crates/table/messages/en.ftl');
  const said = [...names(table, ''), ...names(read('crates/words/messages/en/table.ftl'), '')];
  const ideas = names(read('web/messages/en/windows.ftl'), 'coach-').map((name) =>
    name.slice('coach-'.length),
  );
  expect(names(table, 'why-').filter((name) => !ideas.includes(name))).toEqual([]);
  expect(ideas.filter((name) => !said.includes(name))).toEqual([]);
  expect(ideas.some((name) => name.startsWith('refusal-'))).toBe(true);
});
