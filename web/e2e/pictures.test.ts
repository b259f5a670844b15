import { mkdir, readFile, writeFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';

import { open, player, prefer } from './browser';

/** How many of a thousand pixels may differ: edges are smoothed a little otherwise elsewhere. */
const DIFFERENT_MAX = 3;
const PICTURES = new URL('./pictures/', import.meta.url);
/** Where a picture that differs is put, to be looked at. */
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

/** The page as it looks once fonts and figures are there and two looks at it are the same. */
async function picture(page: Page): Promise<Buffer> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('court-files')),
  );
  await page.evaluate(() => document.fonts.ready);
  let before = await page.screenshot();
  for (let looks = 0; looks < 20; looks += 1) {
    await page.waitForTimeout(150);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('the page does not come to rest');
}

/** Of a thousand pixels, how many differ. */
function different(one: PNG, other: PNG): number {
  if (one.width !== other.width || one.height !== other.height) return 1000;
  const count = pixelmatch(one.data, other.data, undefined, one.width, one.height, {
    threshold: 0.15,
  });
  return (count * 1000) / (one.width * one.height);
}

async function expectSame(name: string, now: Buffer): Promise<void> {
  const kept = new URL(`${name}.png`, PICTURES);
  if (process.env['UPDATE_PICTURES']) return writeFile(kept, now);
  const share = different(PNG.sync.read(now), PNG.sync.read(await readFile(kept)));
  if (share > DIFFERENT_MAX) {
    await mkdir(DIFFERENT, { recursive: true });
    await writeFile(new URL(`${name}.png`, DIFFERENT), now);
  }
  expect(
    share,
    `${name}: see web/test-results; UPDATE_PICTURES=1 takes the new one`,
  ).toBeLessThanOrEqual(DIFFERENT_MAX);
}

describe.each(VIEWS)('$name', ({ name, ...options }) => {
  test('the table looks as it did', async () => {
    const context = await player(options);
    await prefer(context, { showClock: false });
    const page = await open(context, '/#/1/deal/spider/1');
    await page.keyboard.press('d');
    await expectSame(name, await picture(page));
  });
});
