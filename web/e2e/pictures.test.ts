import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';

import { open, player, prefer } from './browser';

/** How many of a thousand pixels may differ: other machines smooth edges a little differently. */
const DIFFERENT_MAX = 3;
const PICTURES = new URL('./pictures/', import.meta.url);
/** The folder for pictures that differ. */
const DIFFERENT = new URL('../test-results/', import.meta.url);

const VIEWS = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'desktop-dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  {
    name: 'phone-on-its-side',
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  },
  { name: 'zoomed', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
];

/** Resolves once fonts and figures are there. */
async function isDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('late-faces')),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Resolves once two screenshots of the page in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (let looks = 0; looks < 40; looks += 1) {
    await page.waitForTimeout(500);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('the page does not come to rest');
}

/** How many of a thousand pixels differ. */
function different(one: PNG, other: PNG): number {
  if (one.width !== other.width || one.height !== other.height) return 1000;
  const count = pixelmatch(one.data, other.data, undefined, one.width, one.height, {
    threshold: 0.15,
  });
  return (count * 1000) / (one.width * one.height);
}

/** Repeats until the page looks as it did: decoding and drawing may take a while. */
async function expectSame(name: string, page: Page): Promise<void> {
  const expected = new URL(`${name}.png`, PICTURES);
  if (process.env['UPDATE_PICTURES']) return writeFile(expected, await atRest(page));
  const before = PNG.sync.read(await readFile(expected));
  const look = async (): Promise<number> => {
    const now = await page.screenshot();
    await writeFile(new URL(`${name}.png`, DIFFERENT), now);
    return different(PNG.sync.read(now), before);
  };
  await mkdir(DIFFERENT, { recursive: true });
  await expect
    .poll(look, {
      message: `${name}: see web/test-results; UPDATE_PICTURES=1 takes the new one`,
      interval: 500,
    })
    .toBeLessThanOrEqual(DIFFERENT_MAX);
  await rm(new URL(`${name}.png`, DIFFERENT));
}

describe.each(VIEWS)('$name', ({ name, ...options }) => {
  test('the table looks as it did', async () => {
    const context = await player(options);
    await prefer(context, { showClock: false });
    const page = await open(context, '/#/1/deal/spider/1');
    await page.keyboard.press('d');
    await isDrawn(page);
    await expectSame(name, page);
  });
});
