/** The chance of winning, as far as it can be known without seeing a hidden card. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, prefer, visit } from './browser';
import { addSavedGame, choose, nearlyWon } from './shared';

const DEAL = '/#/1/deal/spider-1/1';

const chance = (page: Page) => page.locator('footer').getByTitle('Chance of winning');
const advised = (page: Page) => page.locator('footer').getByText('advised', { exact: true });

async function toggle(page: Page): Promise<void> {
  await choose(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Chance of winning' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test.each([
  ['on a small laptop', {}, /^Chance [1-9]\d?%$/],
  ['on a phone', { viewport: { width: 390, height: 844 } }, /^[1-9]\d?%$/],
])('the chance is shown on request, and marks the game as advised (%s)', async (_, size, said) => {
  const page = await visit(DEAL, size);
  expect(await chance(page).count()).toBe(0);
  await toggle(page);
  await expect.poll(() => chance(page).innerText()).toMatch(said);
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('d');
  await page.keyboard.press('u');
  await expect.poll(() => chance(page).count()).toBe(1);
  await toggle(page);
  expect(await chance(page).count()).toBe(0);
  await advised(page).waitFor();
  await page.reload();
  await advised(page).waitFor();
  expect(await page.getByText('assisted game').count()).toBe(0);
});

test('the chance of a won game is not worth a word', async () => {
  const context = await player();
  await prefer(context, { chance: true, shareAsked: true });
  const page = await open(context);
  await addSavedGame(page, await nearlyWon());
  await chance(page).waitFor();
  await page.keyboard.press('*');
  await chance(page).waitFor({ state: 'detached' });
});
