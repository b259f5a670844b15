/**
 * The icons of the installed page and the picture of link previews, drawn from the emblem.
 * `UPDATE_PICTURES=1 npm run browser icons` draws them again.
 */

import { readFile, stat, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import type { PageScreenshotOptions } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { player } from './browser';

const WEB = new URL('../', import.meta.url);

/** The colour of the emblem’s ground. A home screen that rounds icons needs it in the corners. */
const GROUND = '#12523d';

/** The size of the picture of link previews, as most messengers want it. */
const WIDTH = 1200;
const HEIGHT = 630;

/** How many of a thousand pixels may differ: other machines smooth edges a little differently. */
const DIFFERENT_MAX = 3;

interface Icon {
  readonly name: string;
  readonly from: 'emblem.svg' | 'emblem-maskable.svg';
  readonly size: number;
  readonly ground: string;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', from: 'emblem.svg', size: 192, ground: 'transparent' },
  { name: 'icon-512', from: 'emblem.svg', size: 512, ground: 'transparent' },
  { name: 'icon-maskable-192', from: 'emblem-maskable.svg', size: 192, ground: GROUND },
  { name: 'icon-maskable-512', from: 'emblem-maskable.svg', size: 512, ground: GROUND },
  { name: 'apple-touch-icon', from: 'emblem.svg', size: 180, ground: GROUND },
];

async function dataUrl(path: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(new URL(path, WEB))).toString('base64')}`;
}

/** A picture of this size with this content. */
async function drawn(
  content: string,
  width: number,
  height: number,
  options: PageScreenshotOptions = { omitBackground: true },
): Promise<Buffer> {
  const context = await player({ viewport: { width, height }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><body style="margin:0">${content}`);
  // What has been loaded may still have to be decoded, and a screenshot does not wait for it.
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot(options);
}

async function icon({ from, size, ground }: Icon): Promise<string> {
  const emblem = await dataUrl(`art/${from}`, 'image/svg+xml');
  const style = `display:block;width:${size}px;height:${size}px;background:${ground}`;
  return `<img style="${style}" src="${emblem}">`;
}

/** The table without its bar, and below it the emblem and the name. */
async function preview(): Promise<string> {
  const emblem = await dataUrl('art/emblem.svg', 'image/svg+xml');
  const table = await dataUrl('e2e/pictures/desktop.png', 'image/png');
  const font = await dataUrl(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    'font/woff2',
  );
  return `<style>
      @font-face { font-family: Page; src: url(${font}); font-weight: 300 900 }
      main { position: relative; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden }
      .table { position: absolute; width: 1200px; top: -45px }
      p { position: absolute; inset: 285px 160px auto 60px; margin: 0; display: flex; gap: 40px;
          align-items: center; color: #f2f7f3; font: 700 118px Page }
    </style>
    <main><img class="table" src="${table}"><p><img width="210" src="${emblem}">Webspinner</p></main>`;
}

function expectSame(name: string, one: PNG, other: PNG): void {
  const { width, height } = other;
  expect([one.width, one.height], name).toEqual([width, height]);
  const options = { threshold: 0.15 };
  const count = pixelmatch(one.data, other.data, undefined, width, height, options);
  expect((count * 1000) / (width * height), name).toBeLessThanOrEqual(DIFFERENT_MAX);
}

test.each(ICONS)('$name is the emblem', async (one) => {
  const now = await drawn(await icon(one), one.size, one.size);
  const path = new URL(`public/${one.name}.png`, WEB);
  if (process.env['UPDATE_PICTURES']) await writeFile(path, now);
  expectSame(one.name, PNG.sync.read(await readFile(path)), PNG.sync.read(now));
});

test('the picture of link previews shows the table, the emblem and the name', async () => {
  const content = await preview();
  const now = await drawn(content, WIDTH, HEIGHT);
  const name = 'public/preview.jpg';
  const path = new URL(name, WEB);
  if (process.env['UPDATE_PICTURES']) {
    await writeFile(path, await drawn(content, WIDTH, HEIGHT, { type: 'jpeg', quality: 76 }));
  }
  // Messengers on phones give up on large pictures.
  expect((await stat(path)).size).toBeLessThan(150_000);
  const stored = `<img style="display:block" src="${await dataUrl(name, 'image/jpeg')}">`;
  expectSame(name, PNG.sync.read(await drawn(stored, WIDTH, HEIGHT)), PNG.sync.read(now));
});
