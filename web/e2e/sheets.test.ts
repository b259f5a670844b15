import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { visit } from './browser';
import { choose } from './shared';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const dialogs = (page: Page): Promise<number> => page.getByRole('dialog').count();

/** Draws the sheet by its head. */
async function draw(page: Page, by: number): Promise<void> {
  const head = await page.getByRole('dialog').getByRole('heading').first().boundingBox();
  const [x, y] = [(head?.x ?? 0) + 20, (head?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by, { steps: 3 });
  await page.mouse.up();
}

test('on a phone windows are sheets: drawn down, tapped beside, or closed with Escape', async () => {
  const page = await visit('/#/1/deal/spider-1/1', PHONE);
  await choose(page, 'Settings');
  const sheet = await page.getByRole('dialog').boundingBox();
  expect(sheet?.width).toBe(390);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0);
  // The table above it stays in sight, and is where one taps.
  expect(sheet?.y).toBeGreaterThan(36);

  // Too short for a flick, however quick.
  await draw(page, 20);
  expect(await dialogs(page), 'after a short pull').toBe(1);
  await draw(page, 500);
  await expect.poll(() => dialogs(page), { message: 'after a long pull' }).toBe(0);

  await choose(page, 'Help');
  await page.getByRole('dialog').getByRole('heading').first().click();
  expect(await dialogs(page), 'after a tap on it').toBe(1);
  await page.mouse.click(200, 12);
  await expect.poll(() => dialogs(page), { message: 'after a tap beside it' }).toBe(0);

  await choose(page, 'Rules');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogs(page), { message: 'after Escape' }).toBe(0);
});

test('a tap beside a sheet keeps what is being written', async () => {
  const page = await visit('/', PHONE);
  await choose(page, 'Custom games');
  const text = page.getByRole('dialog').locator('textarea').first();
  await text.fill('name = "Mine"');
  await page.mouse.click(200, 12);
  expect(await text.inputValue()).toBe('name = "Mine"');
});

test('on a desktop a click beside a window leaves it open', async () => {
  const page = await visit('/');
  await choose(page, 'Settings');
  await page.mouse.click(30, 400);
  expect(await dialogs(page)).toBe(1);
});
