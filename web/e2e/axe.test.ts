/** What axe says of the table, the menu and every window, and of their texts in every theme. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches, faintTexts } from './axe';
import { open, player, prefer, visit } from './browser';
import { addSavedGame, nearlyWon, win } from './shared';

/** What the menu offers that opens no window once the player has agreed to the engine's help. */
const WINDOWLESS = [
  'Fewer',
  'Give up',
  'New deal',
  'Restart',
  'Turn on live analysis',
  'Engine hint',
  'Back to a winnable position',
  'Hide side panel',
  'Unseen cards',
  'Watch it play',
  'What if?',
];

/** Everything that axe finds; in every theme, or, given a number, in two of them. */
async function expectNoProblem(page: Page, where: string, nth?: number): Promise<void> {
  expect(await breaches(page), where).toEqual([]);
  expect(await faintTexts(page, nth), where).toEqual([]);
}

/** Opens the menu and waits for what it offers: that is loaded apart from the table. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Help', exact: true }).waitFor();
}

async function choose(page: Page, item: string): Promise<void> {
  await openMenu(page);
  await page.locator('[popover]').getByRole('button', { name: item, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function closeWindow(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('axe finds no problem with the table of four suits and the menu', async () => {
  const page = await visit('/#/1/deal/spider/1');
  await expectNoProblem(page, 'the table');
  await openMenu(page);
  await expectNoProblem(page, 'the menu');
});

/** They take long: in parts, one that fails is soon tried again. */
const PARTS = 4;

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'axe finds no problem with the windows of the menu, %i',
  async (part) => {
    const context = await player();
    await prefer(context, { engineAgreed: true });
    const page = await open(context, '/#/1/deal/spider-1/1');
    await page.keyboard.press('d');
    await openMenu(page);
    const items = await page
      .locator('[popover]')
      .getByRole('button', { disabled: false })
      .allInnerTexts();
    await page.keyboard.press('Escape');
    const windows = items.filter((item) => !WINDOWLESS.includes(item));
    expect(windows.length).toBeGreaterThan(18);
    for (const [nth, item] of windows.entries()) {
      if (nth % PARTS !== part) continue;
      await choose(page, item);
      await expectNoProblem(page, item, nth);
      await closeWindow(page);
    }
  },
);

test('axe finds no problem with the engine’s question and the window at the end', async () => {
  const page = await visit('/');
  const game = await nearlyWon();
  await addSavedGame(page, game);
  await choose(page, 'Show solution');
  await expectNoProblem(page, 'the question');
  await closeWindow(page);
  await win(page, game);
  await expectNoProblem(page, 'the last window');
});
