import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { breaches } from './axe';
import { visit } from './browser';
import { card, column, expectWon, winningLine, type Step } from './table';

describe.each(['light', 'dark'] as const)('in the %s page', (colorScheme) => {
  test('axe finds no problem with the table or the menu', async () => {
    const page = await visit('/#/1/deal/spider/1', { colorScheme });
    expect(await breaches(page)).toEqual([]);
    await openMenu(page);
    expect(await breaches(page)).toEqual([]);
  });

  test('axe finds no problem with the windows of the menu', async () => {
    const page = await visit('/#/1/deal/spider/1', { colorScheme });
    await openMenu(page);
    const items = await page
      .locator('[popover]')
      .getByRole('button', { disabled: false })
      .allInnerTexts();
    await page.keyboard.press('Escape');
    const seen: string[] = [];
    for (const item of items.filter((item) => item !== 'New deal')) {
      await openMenu(page);
      await page.locator('[popover]').getByRole('button', { name: item, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await breaches(page), item).toEqual([]);
      seen.push(item);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(seen.length).toBeGreaterThan(9);
  });

  test('axe finds no problem with the window at the end of a game', async () => {
    const page = await visit('/#/1/deal/spider-1/1', { colorScheme });
    for (const step of await winningLine('spider-1-1')) {
      if (step === 'deal') await page.keyboard.press('d');
      else await play(page, step);
    }
    await expectWon(page);
    expect(await breaches(page)).toEqual([]);
  });
});

/** Opens the menu and waits for what it offers: that is loaded apart from the table. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Help', exact: true }).waitFor();
}

/** Plays a move in the quickest way. */
async function play(page: Page, { from, to, count }: Exclude<Step, 'deal'>): Promise<void> {
  await (await card(page, from, count)).evaluate((one: HTMLElement) => one.click());
  await column(page, to)
    .last()
    .evaluate((one: HTMLElement) => one.click());
}
