/** A page with little on it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches, faintTexts } from './axe';
import { open, player, prefer, stranger } from './browser';

const menu = (page: Page) => page.locator('[popover]');

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu(page).getByRole('button', { name: 'Help', exact: true }).waitFor();
}

test('a simple page has large words and ranks, and neither figures nor engine', async () => {
  const page = await open(await stranger());
  const home = page.getByRole('dialog', { name: 'Webspinner' });
  const simple = home.getByRole('button', { name: 'Simple' });
  await simple.click();
  expect(await simple.getAttribute('aria-pressed')).toBe('true');
  expect(await breaches(page)).toEqual([]);
  expect(await faintTexts(page)).toEqual([]);
  // All that can be chosen is in sight on a small screen.
  await page.setViewportSize({ width: 1280, height: 800 });
  const hidden = () => page.locator('.home').evaluate((it) => it.scrollHeight - it.clientHeight);
  await expect.poll(hidden).toBe(0);
  await home.getByRole('button', { name: /^One suit/ }).click();
  await page.locator('[data-place]').first().waitFor();
  await page.keyboard.press('d');
  await page.locator('[data-tool=undo]:enabled').waitFor();
  for (const key of ['=', '!', '<', '>', '%']) await page.keyboard.press(key);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const letters = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await letters()).toBe('20px');
  expect(
    await page.locator('header .moves, header .points, footer .clock, footer button').count(),
  ).toBe(0);
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'More' }).click();
  await menu(page).getByRole('button', { name: 'Fewer' }).waitFor();
  expect(await menu(page).getByRole('heading', { name: 'Engine' }).count()).toBe(0);
  await menu(page).getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog');
  expect(await settings.getByRole('checkbox', { name: 'Only winnable deals' }).count()).toBe(0);
  await settings.getByRole('checkbox', { name: 'Simple' }).uncheck();
  await page.locator('header .moves').waitFor();
  expect(await letters()).toBe('16px');
});

test('a simple page says aloud that no useful move is left', async () => {
  const context = await player();
  await prefer(context, { simple: true });
  await context.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    speechSynthesis.speak = ({ text, lang }) => void spoken.push(`${lang}: ${text}`);
  });
  const page = await open(context, '/#/1/deal/simple-simon/17');
  for (const key of ['1', '1']) await page.keyboard.press(key);
  const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
  await expect.poll(spoken).toEqual(['en: No useful move is left.']);
  const ways = page.locator('.notice').getByRole('button');
  expect(await ways.allInnerTexts()).toEqual(['Restart', 'New deal', 'Give up']);
});
