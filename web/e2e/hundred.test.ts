/** The hundred: a fixed series of deals, one try each. */

import { expect, test } from 'vitest';

import { breaches } from './axe';
import { visit } from './browser';
import { choose } from './shared';

test('the hundred are played one after another, and one that was left is lost', async () => {
  const page = await visit('/#/1/deal/spider-1/7');
  await page.locator('header .moves').waitFor();
  await choose(page, 'The hundred');
  const dialog = page.getByRole('dialog', { name: 'The hundred: Spider (1 Suit)' });
  await dialog.getByText('0 won of 0 played.').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(100);
  await dialog.getByText(/: \d+ of \d+ deals/).waitFor();
  expect(await breaches(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Play deal 1', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await choose(page, 'The hundred');
  await dialog.getByRole('button', { name: 'Deal 1: begun' }).waitFor();
  await dialog.getByRole('button', { name: 'Deal 3: not played yet' }).click();
  await page.keyboard.press('d');
  await choose(page, 'The hundred');
  // Another deal of the game was begun: the first one is left, and a row was dealt in it.
  await dialog.getByRole('button', { name: 'Deal 1: lost' }).waitFor();
  await dialog.getByText('0 won of 1 played.').waitFor();
  await dialog.getByRole('button', { name: 'Play deal 2', exact: true }).waitFor();
  await dialog.getByRole('radio', { name: 'without undo' }).check();
  await dialog.getByRole('button', { name: 'Deal 1: played in another way' }).waitFor();
});
