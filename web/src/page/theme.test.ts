import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { DIM } from '../browser/photo';
import { contrast } from '../cards/colour.testing';
import { coloursOf, PACKS, SHADES } from '../cards/packs';
import { EDGE } from '../cards/places';
import { LOOKS } from '../themes/all';
import { THEMES } from '../themes/names';
import { COLOURS, properties, type Colour } from '../themes/theme';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const STYLE = read('src/page/page.css');

describe('the default theme', () => {
  test('is the one of the style sheet', () => {
    const dense = (text: string): string => text.replaceAll(/\s+/g, '');
    const missing = properties(LOOKS[THEMES[0]]).filter(
      ([name, value]) => !dense(STYLE).includes(dense(`${name}: ${value};`)),
    );
    expect(missing).toEqual([]);
  });

  test('gives the page and its manifest the colour of the bar', () => {
    const themed = (html: string): (string | undefined)[] =>
      [...read(html).matchAll(/"theme-color" content="(#\w+)"/g)].map(([, colour]) => colour);
    const manifest = JSON.parse(read('public/manifest.webmanifest')) as Record<string, unknown>;
    const { colours } = LOOKS[THEMES[0]];
    const [light, dark] = colours.bar;
    expect(themed('index.html')).toEqual([light, dark]);
    expect(themed('public/404.html')).toEqual([light]);
    expect(manifest['theme_color']).toBe(light);
    expect(manifest['background_color']).toBe(colours['table-edge'][0]);
  });
});

/** This colour over that one, with this opacity. */
function over(upper: string, lower: string, opacity: number): string {
  const part = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(part(upper, at) * opacity + part(lower, at) * (1 - opacity))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** How much white the lamp and the upper edge of the frame add where they add most. */
const LIT = 0.1;

const PAGES = THEMES.flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme, at) => ({ theme, scheme, at })),
);

test('there are at least eight themes, and no two are alike', () => {
  expect(THEMES.length).toBeGreaterThanOrEqual(8);
  const texts = THEMES.map((theme) => JSON.stringify(properties(LOOKS[theme])));
  expect(new Set(texts).size).toBe(THEMES.length);
  for (const [, value] of THEMES.flatMap((theme) => properties(LOOKS[theme]))) {
    expect(value.length, 'a texture is small').toBeLessThan(12_000);
  }
});

describe.each(PAGES)('$theme, $scheme', ({ theme, at }) => {
  const colour = (name: Colour): string => LOOKS[theme].colours[name][at]!;
  const least = (one: Colour, ground: string, ratio: number): void =>
    expect(contrast(colour(one), ground), `${one} on ${ground}`).toBeGreaterThanOrEqual(ratio);

  test('every colour is written out', () => {
    for (const name of COLOURS) expect(colour(name)).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('text stands out from windows, buttons and the bar', () => {
    for (const ground of [colour('paper'), colour('button')]) {
      least('text', ground, 7);
      least('faint', ground, 4.5);
      least('good', ground, 4.5);
      least('bad', ground, 4.5);
      least('primary', ground, 3);
    }
    least('on-primary', colour('primary'), 4.5);
    for (const bar of [colour('bar'), over('#ffffff', colour('bar'), LIT)]) {
      least('bar-text', bar, 7);
      least('focus', bar, 3);
    }
    // The button that finishes a game.
    expect(contrast('#1c1300', colour('accent'))).toBeGreaterThanOrEqual(4.5);
  });

  const tables = [
    colour('table'),
    colour('table-edge'),
    over('#ffffff', colour('table'), LIT),
    over('#ffffff', colour('table-edge'), LIT),
  ];

  test('the edge of an empty place is seen everywhere on the table', () => {
    for (const table of tables) {
      const edge = over(colour('place'), table, EDGE);
      expect(contrast(edge, table), table).toBeGreaterThanOrEqual(3);
    }
  });

  test('every ring, or the edge beside it, is seen on every card, table and window', () => {
    const cards = PACKS.flatMap((pack) => SHADES.map((shade) => coloursOf(pack, shade).card));
    const edge = colour('ring-edge');
    for (const name of ['accent', 'hint', 'recent', 'focus'] as const) {
      for (const ground of [...cards, ...tables, colour('bar'), colour('paper')]) {
        const best = Math.max(contrast(colour(name), ground), contrast(edge, ground));
        expect(best, `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
      least(name, edge, 3);
    }
  });
});

test('on any photo, even a white one, empty places and rings are seen', () => {
  for (const brightest of ['#ffffff', '#ffff00', '#00ffff', '#000000']) {
    const photo = over('#000000', brightest, DIM);
    expect(contrast(over('#ffffff', photo, EDGE), photo)).toBeGreaterThanOrEqual(3);
    for (const name of ['accent', 'hint', 'recent', 'focus'] as const) {
      for (const { colours } of Object.values(LOOKS)) {
        const rings = [colours[name][0], colours['ring-edge'][0]];
        const best = Math.max(...rings.map((ring) => contrast(ring, photo)));
        expect(best, `${name} on ${photo}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});
