/** The cards that are still unseen, counted in a window or beside the table. */

import { expect, test } from 'vitest';

import { breaches } from './axe';
import { visit } from './browser';
import { choose } from './shared';

test('on a phone, a window counts the unseen cards, and marks nothing', async () => {
  const page = await visit('/#/1/deal/spider/1', { viewport: { width: 390, height: 844 } });
  await page.locator('header .moves').waitFor();
  await choose(page, 'Unseen cards');
  const dialog = page.getByRole('dialog', { name: 'Unseen cards' });
  await dialog.getByText('94 cards are unseen.').waitFor();
  expect(await dialog.getByRole('row').count()).toBe(6);
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await page.keyboard.press('c');
  await dialog.getByText('84 cards are unseen.').waitFor();
  await dialog.getByText('Rows left: 4').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('footer').getByText('assisted').count()).toBe(0);
});

test('beside the table they follow every move, and what undo hides again was seen', async () => {
  const viewport = { width: 1680, height: 1050 };
  const page = await visit('/#/1/deal/spider-1/1', { viewport });
  const panel = page.getByRole('complementary', { name: 'Side panel' });
  await panel.getByText('Your moves appear here.').waitFor();
  await page.keyboard.press('c');
  await panel.getByText('94 cards are unseen.').waitFor();
  // One suit needs no sum of all suits.
  expect(await panel.getByRole('row').count()).toBe(2);
  await page.keyboard.press('d');
  await panel.getByText('84 cards are unseen.').waitFor();
  await page.keyboard.press('u');
  await panel.getByText('Rows left: 5').waitFor();
  await panel.getByText('84 cards are unseen.').waitFor();
  expect(await breaches(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Hide unseen cards' }).click();
  await expect.poll(() => panel.getByRole('row').count()).toBe(0);
});
