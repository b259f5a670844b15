/** Luck and skill in a game that was lost. */

import { readFile } from 'node:fs/promises';

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player, prefer } from './browser';
import { addSavedGame, choose, nearlyWon, win } from './shared';

const RECORD = new URL('lines/lost-spiderette.spider', import.meta.url);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const luck = (page: Page) =>
  page.getByRole('dialog', { name: 'Luck and skill: Spiderette (1 Suit)' });

/** Looks back at the game from the table. */
async function lookBack(size: BrowserContextOptions): Promise<Page> {
  const context = await player(size);
  await prefer(context, { engineAgreed: true });
  const page = await open(context);
  const record = await readFile(RECORD, 'utf8');
  await addSavedGame(page, { game: 'spiderette-1', deal: 'own:6', record, moves: 38 });
  await choose(page, 'Review');
  await page.getByRole('button', { name: 'Luck and skill' }).click();
  await luck(page)
    .getByText(/^Skill: /)
    .waitFor({ timeout: 120_000 });
  return page;
}

test.each([
  ['on a small laptop', {}],
  ['on a phone', PHONE],
])('the biggest error of a lost game is shown, and what was better (%s)', async (_, size) => {
  const page = await lookBack(size);
  const window = luck(page);
  await window.getByText(/^Given away: /).waitFor();
  const biggest = await window
    .getByText(/^Moves \d+–\d+ gave away \d+%\.$/)
    .first()
    .textContent();
  const [from, to] = biggest?.match(/\d+/g)?.map(Number) ?? [];
  await window.getByText('All decisions').click();
  expect(await window.locator('tbody tr').count()).toBe(11);
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  await window.getByRole('button', { name: 'Show the move' }).first().click();
  // Before the first move that is not the better one.
  const shown = await window.getByText(/^Move \d+ of 37$/).textContent();
  const at = Number(shown?.match(/\d+/)?.[0]);
  expect(at).toBeGreaterThanOrEqual(Number(from) - 1);
  expect(at).toBeLessThan(Number(to));
  await window.getByText(/^Played: /).waitFor();
  await window.getByRole('button', { name: 'Show a better one' }).first().click();
  await window.getByText(/^Better: /).waitFor();
  expect(await window.locator('.card.hinted').count()).toBe(1);

  await window.getByRole('button', { name: 'Show the better plan' }).first().click();
  await window.getByText(`This was the better plan instead of moves ${from}–${to}`).waitFor();
  await window.getByText(/Move 0 of [1-9]/).waitFor();
  await page.keyboard.press('End');
  await window.getByText(/Move ([1-9]\d*) of \1\b/).waitFor();
  await window.getByRole('button', { name: 'Back to luck and skill' }).click();
  await window.getByText(`Move ${Number(from) - 1} of 37`).waitFor();

  await window.getByRole('button', { name: 'Could it be won?' }).click();
  await page.getByRole('dialog', { name: 'Review: Spiderette (1 Suit)' }).waitFor();
});

test('the end of a game leads to luck and skill, which asks for no engine, and on to the review', async () => {
  const context = await player();
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  const game = await nearlyWon();
  await addSavedGame(page, game);
  await win(page, game);
  const end = page.getByRole('dialog', { name: 'Won!' });
  await end.getByRole('button', { name: 'Luck and skill' }).click();
  await page.getByText(/^Skill: /).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Could it be won?' }).click();
  await page.getByText('Won: every position was winnable.').waitFor({ timeout: 120_000 });
  await page.keyboard.press('Escape');
  await end.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await choose(page, 'Statistics');
  await page
    .getByText(/^In the game you looked back at, your errors gave away \d+% of your chances\./)
    .waitFor();
});
