import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const STYLE = read('src/page/page.css');

/** A colour of the style sheet for light and for dark themes. */
function colours(name: string): string[] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(STYLE);
  if (!found) throw new Error(`page.css has no colour ${name}`);
  return found.slice(1);
}

test('the theme colour of the page and of its manifest is the colour of the bar', () => {
  const themed = (html: string): (string | undefined)[] =>
    [...read(html).matchAll(/"theme-color" content="(#\w+)"/g)].map(([, colour]) => colour);
  const manifest = JSON.parse(read('public/manifest.webmanifest')) as Record<string, unknown>;
  const [light, dark] = colours('bar');
  expect(themed('index.html')).toEqual([light, dark]);
  expect(themed('public/404.html')).toEqual([light]);
  expect(manifest['theme_color']).toBe(light);
  expect(manifest['background_color']).toBe(colours('table-edge')[0]);
});
