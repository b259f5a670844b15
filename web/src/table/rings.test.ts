import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);

/** The rings that appear only on the bar. */
const ON_BAR = /^(page\/(Bar|Menu|Status|LiveAnalysis|Tools)|ui\/TableLine)\.svelte$/;

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
