/**
 * The icons of the installed page and the picture of link previews, drawn from the emblem.
 * `UPDATE_PICTURES=1 npm run browser icons` draws them again.
 */

import { readFile, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { player } from './browser';

const WEB = new URL('../', import.meta.url);

/** The colour of the emblem’s ground. A home screen that rounds icons needs it in the corners. */
const GROUND = '#12523d';

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
async function drawn(content: string, width: number, height: number): Promise<Buffer> {
  const context = await player({ viewport: { width, height }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><body style="margin:0">${content}`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}

async function icon({ from, size, ground }: Icon): Promise<Buffer> {
  const emblem = await dataUrl(`art/${from}`, 'image/svg+xml');
  const style = `display:block;width:${size}px;height:${size}px;background:${ground}`;
  return drawn(`<img style="${style}" src="${emblem}">`, size, size);
}

/** The table without its bar, and below it the emblem and the name. */
async function preview(): Promise<Buffer> {
  const emblem = await dataUrl('art/emblem.svg', 'image/svg+xml');
  const table = await dataUrl('e2e/pictures/desktop.png', 'image/png');
  const font = await dataUrl(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    'font/woff2',
  );
  return drawn(
    `<style>
      @font-face { font-family: Page; src: url(${font}); font-weight: 300 900 }
      main { position: relative; width: 1200px; height: 630px; overflow: hidden }
      .table { position: absolute; width: 1200px; top: -45px }
      p { position: absolute; inset: 285px 160px auto 60px; margin: 0; display: flex; gap: 40px;
          align-items: center; color: #f2f7f3; font: 700 118px Page }
    </style>
    <main><img class="table" src="${table}"><p><img width="210" src="${emblem}">Webspinner</p></main>`,
    1200,
    630,
  );
}

async function expectDrawn(name: string, now: Buffer): Promise<void> {
  const path = new URL(`public/${name}.png`, WEB);
  if (process.env['UPDATE_PICTURES']) await writeFile(path, now);
  const [one, other] = [PNG.sync.read(await readFile(path)), PNG.sync.read(now)];
  const { width, height } = other;
  expect([one.width, one.height], name).toEqual([width, height]);
  const options = { threshold: 0.15 };
  const count = pixelmatch(one.data, other.data, undefined, width, height, options);
  expect((count * 1000) / (width * height), name).toBeLessThanOrEqual(DIFFERENT_MAX);
}

test.each(ICONS)('$name is the emblem', async (one) => {
  await expectDrawn(one.name, await icon(one));
});

test('the picture of link previews shows the table, the emblem and the name', async () => {
  await expectDrawn('preview', await preview());
});
