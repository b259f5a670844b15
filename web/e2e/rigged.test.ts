/** “Is it rigged?”: what the cards depend on, and how anyone can check it. */

import { createHash } from 'node:crypto';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player, prefer } from './browser';
import { addSavedGame, choose, nearlyWon, win } from './shared';

const rigged = (page: Page) => page.getByRole('dialog', { name: 'Is it rigged?' });

/** Opens the window from the help. */
async function ask(page: Page): Promise<void> {
  await choose(page, 'Help');
  await page.getByRole('button', { name: 'Is it rigged?' }).click();
  await rigged(page).waitFor();
}

test('the fingerprint of a deal is that of the cards at its end', async () => {
  const context = await player();
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  const game = await nearlyWon();
  await addSavedGame(page, game);
  await ask(page);
  const fingerprint = await rigged(page).locator('code').innerText();
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  // As long as the game goes on, no card is named.
  expect(await rigged(page).locator('code').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await win(page, game);
  await page.keyboard.press('Escape');
  await ask(page);
  const [shown, cards] = await rigged(page).locator('code').allInnerTexts();
  expect(shown).toBe(fingerprint);
  expect(cards).toMatch(/^spider-1:cards:/);
  expect(createHash('sha256').update(cards!).digest('hex')).toBe(fingerprint);
});

test('a thousand deals are compared with chance, and the page stays free of faults', async () => {
  const page = await open(await player());
  await ask(page);
  await rigged(page).getByRole('button', { name: 'Check a thousand deals' }).click();
  await rigged(page).getByText('1,000 deals of').waitFor();
  await rigged(page)
    .getByText(/fair shufflers\.|lies outside\.|lie outside\./)
    .last()
    .waitFor();
  expect(await rigged(page).locator('figure').count()).toBe(4);
  expect(await rigged(page).locator('polyline').first().getAttribute('points')).toMatch(/ 300\.0,/);
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
