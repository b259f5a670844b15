import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player } from './browser';

const MINUTE_MS = 60_000;

/** Sets the clock of the page, and stops it. */
async function pass(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms) => {
    const stands = performance.now() + ms;
    performance.now = () => stands;
  }, minutes * MINUTE_MS);
}

const shown = (page: Page): Promise<string> => page.getByRole('timer').innerText();

test('a player who leaves the page in view is paused after five minutes', async () => {
  const page = await open(await player(), '/#/1/deal/spider-1/1');
  const paused = page.getByRole('button', { name: 'Paused' });
  await pass(page, 0);
  await page.keyboard.press('d');
  // A player who moves the mouse is there.
  for (const minutes of [4, 8]) {
    await page.mouse.move(200 + minutes, 300);
    await pass(page, 4);
    await expect.poll(() => shown(page)).toBe(`${minutes}:00`);
  }
  expect(await paused.count()).toBe(0);
  await pass(page, 120);
  await paused.waitFor();
  expect(await shown(page)).toBe('9:00');
  await paused.click();
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('0 moves');
  expect(await shown(page)).toBe('9:00');
});
