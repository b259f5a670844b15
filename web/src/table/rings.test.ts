import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { contrast } from '../cards/colour.testing';
import { coloursOf, PACKS, SHADES } from '../cards/packs';

const SOURCES = new URL('../', import.meta.url);
const css = readFileSync(new URL('page/page.css', SOURCES), 'utf8');

/** The values of a colour of the page: one, or one for light and one for dark. */
function colours(name: string): string[] {
  const value = new RegExp(`--${name}: (.*);`).exec(css)?.[1] ?? '';
  return [...value.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);
}

const RINGS = ['accent', 'hint', 'recent', 'focus'];
const [edge] = colours('ring-edge');
const CARDS = PACKS.flatMap((pack) => SHADES.map((shade) => coloursOf(pack, shade).card));
const GROUNDS = [
  ...CARDS,
  ...['table', 'table-edge', 'bar', 'paper'].flatMap((name) => colours(name)),
];

test.each(RINGS)('the ring %s and its edge are seen on every card and every table', (name) => {
  const [ring] = colours(name);
  expect(GROUNDS.length).toBeGreaterThan(12);
  for (const ground of GROUNDS) {
    const best = Math.max(contrast(ring!, ground), contrast(edge!, ground));
    expect(best, `${ring} or ${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(ring!, edge!)).toBeGreaterThanOrEqual(3);
});

test('on the bar a ring needs no edge', () => {
  for (const bar of colours('bar')) {
    expect(contrast(colours('focus')[0]!, bar)).toBeGreaterThanOrEqual(3);
  }
});

/** The rings that appear only on the bar. */
const ON_BAR = /^page\/(Bar|Menu|Status|LiveAnalysis)\.svelte$/;

test('every ring has its edge beside it', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const rules = files
    .filter((file) => /\.(css|svelte)$/.test(file) && !ON_BAR.test(file))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, SOURCES), 'utf8');
      return [...text.matchAll(/^ *[^{}]*\{([^{}]*)\}/gm)].map(([, rule]) => ({ file, rule }));
    })
    .filter(({ rule }) => /(outline|border): .*var\(--(accent|hint|recent|focus)\)/.test(rule!));
  // The hinted card has the edge of the rule that it shares with the last move.
  const bare = rules.filter(({ rule }) => !rule!.includes('var(--ring-edge)'));
  expect(rules.length).toBeGreaterThan(5);
  expect(bare.map(({ rule }) => rule!.trim().split('\n')[0])).toEqual([
    'border: 3px solid var(--hint);',
  ]);
});
