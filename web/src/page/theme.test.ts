import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the theme colour of the page and of its manifest is the colour of the bar', () => {
  const bar = /--bar: light-dark\((#\w+), (#\w+)\)/.exec(read('src/page/page.css'))?.slice(1);
  const themes = [...read('index.html').matchAll(/"theme-color" content="(#\w+)"/g)];
  const manifest = JSON.parse(read('public/manifest.webmanifest')) as { theme_color: string };
  expect(bar).toHaveLength(2);
  expect(themes.map(([, colour]) => colour)).toEqual(bar);
  expect(manifest.theme_color).toBe(bar?.[0]);
});
