/** What a newcomer’s first game points at. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, prefer, stranger, visit } from './browser';

const DEAL = '/#/1/deal/spider-1/7';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const bubble = (page: Page) => page.locator('.bubble');
const moves = (page: Page) => page.locator('header .moves').innerText();

/** Clicks what the page points at. */
async function follow(page: Page): Promise<void> {
  const box = await page.locator('.ring').boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + 5);
}

test.each([
  ['desk', {}, /^Click this card: it goes where it fits\./],
  ['phone', PHONE, /^Tap this card: it goes where it fits\./],
])('a %s points at a move and at undo, until they are taken', async (_, options, move) => {
  const page = await open(await stranger(options), DEAL);
  const text = () => bubble(page).innerText();
  await expect.poll(text).toMatch(move);
  expect(await breaches(page)).toEqual([]);
  await follow(page);
  await bubble(page).waitFor({ state: 'detached' });
  expect(await moves(page)).toBe('1 move');

  for (const key of ['2', '4']) await page.keyboard.press(key);
  await expect.poll(text).toMatch(/^Changed your mind\?/);
  expect(await breaches(page)).toEqual([]);
  await follow(page);
  await bubble(page).waitFor({ state: 'detached' });
  expect(await moves(page)).toBe('1 move');
  // What was only pointed at has helped nobody.
  expect(await page.locator('footer .assisted').count()).toBe(0);
});

test('once moves get rare the stock is pointed at, until a row is dealt', async () => {
  const context = await player();
  await prefer(context, { firstSteps: 2 });
  const page = await open(context, DEAL);
  for (const key of ['2', '4', '4', '6', '6', '4', '4', '6', '6', '4', '4', '6', '6', '4']) {
    await page.keyboard.press(key);
  }
  await expect.poll(() => moves(page)).toBe('7 moves');
  expect(await bubble(page).count()).toBe(0);
  for (const key of ['4', '6']) await page.keyboard.press(key);
  await expect.poll(() => bubble(page).innerText()).toMatch(/^No good move left\?/);
  expect(await breaches(page)).toEqual([]);
  await follow(page);
  await bubble(page).waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await page.waitForTimeout(500);
  expect(await bubble(page).count()).toBe(0);
});

test('a player who wants no tips gets no more of them', async () => {
  const context = await stranger();
  const page = await open(context, DEAL);
  await bubble(page).getByRole('button', { name: 'Skip these tips' }).click();
  expect(await bubble(page).count()).toBe(0);
  for (const key of ['1', '7']) await page.keyboard.press(key);
  const other = await open(context, '/#/1/deal/spider-1/8');
  await other.waitForTimeout(500);
  expect(await bubble(other).count()).toBe(0);
});

test('of two that speak at once, the coach yields, and comes back with the next move', async () => {
  const page = await open(await stranger(), DEAL);
  const ring = page.locator('.ring');
  await ring.waitFor();
  // A refusal, and then a hint.
  for (const key of ['1', '2']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.notice').innerText()).not.toBe('');
  await expect.poll(() => ring.count()).toBe(0);
  await page.keyboard.press('t');
  await expect.poll(() => page.locator('.notice').innerText()).toMatch(/^Hint: /);
  expect(await ring.count()).toBe(0);
  for (const key of ['2', '4', '4', '6']) await page.keyboard.press(key);
  await expect.poll(() => moves(page)).toBe('2 moves');
  await ring.waitFor();
});

test('a player who knows the page gets no tips', async () => {
  const page = await visit(DEAL);
  await page.waitForTimeout(500);
  expect(await bubble(page).count()).toBe(0);
});
