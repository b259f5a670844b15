import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { visit } from './browser';

const WIDE = { width: 1680, height: 1050 };

const panel = (page: Page) => page.getByRole('complementary', { name: 'Side panel' });
const current = (page: Page) => panel(page).locator('[aria-current]').innerText();
const moves = (page: Page) => page.locator('header .moves').innerText();

test.each(['light', 'dark'] as const)(
  'on a wide screen, the moves lie beside the table (%s)',
  async (colorScheme) => {
    const page = await visit('/#/1/deal/spider-1/1', { viewport: WIDE, colorScheme });
    await panel(page).getByText('Your moves appear here.').waitFor();
    const before = await page.locator('main').boundingBox();
    for (const key of 'ddd') await page.keyboard.press(key);
    await expect.poll(() => current(page)).toMatch(/^3\s/);
    expect(await breaches(page)).toEqual([]);
    await panel(page).getByRole('button', { name: /^1 / }).click();
    await expect.poll(() => moves(page)).toBe('1 move');
    // Moves that were undone stay, and lead forward again.
    expect(await panel(page).getByRole('listitem').count()).toBe(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).toBe('3 moves');
    await page.keyboard.press('Tab');
    expect(await page.locator('ol :focus').count()).toBe(0);
    // The table keeps its place throughout.
    expect(await page.locator('main').boundingBox()).toEqual(before);
  },
);

test('live analysis marks the moves, and is found in one place', async () => {
  const page = await visit('/#/1/deal/spider-1/1', { viewport: WIDE });
  await panel(page)
    .getByRole('button', { name: /Show if winnable/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await panel(page)
    .getByRole('button', { name: 'Live analysis: Can be won' })
    .waitFor({ timeout: 60_000 });
  expect(await page.locator('footer').getByText('Can be won').count()).toBe(0);
  await page.keyboard.press('d');
  await expect
    .poll(() => panel(page).locator('ol').getByText('winnable').count(), { timeout: 60_000 })
    .toBe(2);
});

test('the side panel can be hidden for good, and comes back from the menu', async () => {
  const page = await visit('/#/1/deal/spider-1/1', { viewport: WIDE });
  await panel(page).getByRole('button', { name: 'Hide side panel' }).click();
  await expect.poll(() => panel(page).count()).toBe(0);
  await page.reload();
  await page.locator('footer').getByText('Show if winnable').waitFor();
  expect(await panel(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Show side panel' }).click();
  await panel(page).getByText('Your moves appear here.').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => panel(page).count()).toBe(0);
});

test('a lesson has the table for itself', async () => {
  const page = await visit('/#/1/puzzle/376', { viewport: WIDE });
  await page.getByRole('region', { name: /^Puzzle \d+$/ }).waitFor();
  expect(await panel(page).count()).toBe(0);
});
