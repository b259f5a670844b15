/** What the menu offers a newcomer. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, stranger } from './browser';

const DEAL = '/#/1/deal/spider-1/7';

const menu = (page: Page) => page.locator('[popover]');
const items = (page: Page) => menu(page).getByRole('button').allInnerTexts();

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByRole('button', { name: 'Help', exact: true }).waitFor();
}

test.each([
  ['desk', {}],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])('the menu of a newcomer at a %s has five entries, and all after More', async (_, options) => {
  const page = await open(await stranger(options), DEAL);
  await page.locator('[data-place]').first().waitFor();
  await openMenu(page);
  const few = ['New deal', 'Home', 'Statistics', 'Settings', 'Help', 'More'];
  expect(await items(page)).toEqual(few);
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await menu(page).getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  await menu(page).getByRole('heading', { name: 'Engine' }).waitFor();
  const all = await items(page);
  expect(all.length).toBeGreaterThan(25);
  for (const item of few.slice(0, -1)) expect(all).toContain(item);
  // What was pressed is still in hand.
  expect(await page.locator(':focus').innerText()).toBe('Fewer');
  await page.reload();
  await openMenu(page);
  expect(await items(page)).toEqual(all);
  await menu(page).getByRole('button', { name: 'Fewer' }).click();
  expect(await items(page)).toEqual(few);
});
