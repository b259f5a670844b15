/** Moves tried in thought: they lie over the game and count for nothing. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player, prefer, visit } from './browser';
import { addSavedGame, nearlyWon } from './shared';
import { card, column, expectWon, said } from './table';

const DEAL = '/#/1/deal/spider-1/1';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ON_ITS_SIDE = { ...PHONE, viewport: { width: 844, height: 390 } };

const bar = (page: Page) => page.getByRole('region', { name: 'What if?' });
const moves = (page: Page) => page.locator('header .moves').innerText();
/** How many cards lie open in a column: an unknown one is no button. */
const opened = (page: Page, number: number) => expect.poll(() => column(page, number).count());

async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: item, exact: true }).click();
}

async function begin(page: Page): Promise<void> {
  await page.keyboard.press('w');
  await bar(page).getByText('What if: nothing here counts.').waitFor();
}

test.each([
  ['on a small laptop', {}],
  ['on a phone', PHONE],
  ['on its side', ON_ITS_SIDE],
])('in a game without undo, moves are tried and thrown away (%s)', async (_, size) => {
  const context = await player(size);
  await prefer(context, { noUndo: true });
  const page = await open(context, DEAL);
  await page.locator('footer').getByText('no undo', { exact: true }).waitFor();
  await choose(page, 'What if?');
  await bar(page).getByText('What if: nothing here counts.').waitFor();
  expect(await said(page)).toContain('Unknown cards stay face down');
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await page.locator('[data-tool=hint]').isDisabled()).toBe(true);

  await opened(page, 7).toBe(1);
  await (await card(page, 7, 1)).click();
  await opened(page, 7).toBe(0);
  await opened(page, 9).toBe(2);
  await type(page, '7');
  await bar(page).getByText('The card that turns up in column 7 is not known yet').waitFor();
  await type(page, 'd');
  await bar(page).getByText('The card that turns up in column 7 is not known yet').waitFor();
  await page.locator('[data-tool=undo]').click();
  await opened(page, 7).toBe(1);
  await type(page, 'd');
  await bar(page).getByText('The cards of the next row are not known yet').waitFor();
  await type(page, '7', '9');
  await opened(page, 7).toBe(0);
  expect(await moves(page)).toBe('0 moves');

  await bar(page).getByRole('button', { name: 'Back to the game' }).click();
  await bar(page).waitFor({ state: 'detached' });
  await opened(page, 7).toBe(1);
  await opened(page, 9).toBe(1);
  expect(await moves(page)).toBe('0 moves');
  expect(await page.locator('[data-tool=undo]').count()).toBe(0);
});

test('Escape, the same key, Back and a reload lead back to the game', async () => {
  const page = await visit(DEAL);
  await page.keyboard.press('d');
  await expect.poll(() => moves(page)).toBe('1 move');
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('w'),
    () => page.goBack(),
    () => page.reload(),
  ];
  for (const way of leave) {
    await begin(page);
    await way();
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => moves(page)).toBe('1 move');
  }
  // Cards in hand come first; a new deal takes the game itself away.
  await begin(page);
  await type(page, '7', 'Escape');
  await bar(page).waitFor();
  await choose(page, 'New deal');
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => moves(page)).toBe('0 moves');
});

test('what was tried is played, and shows the unknown card', async () => {
  const page = await visit(DEAL);
  await begin(page);
  const play = bar(page).getByRole('button', { name: 'Play these moves' });
  expect(await play.isDisabled()).toBe(true);
  await type(page, '7', '9', 'u', 'r');
  await play.click();
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => moves(page)).toBe('1 move');
  await opened(page, 7).toBe(1);
  await expect.poll(() => said(page)).toContain('One move played');
  await page.reload();
  await expect.poll(() => moves(page)).toBe('1 move');
});

test('a row that was seen before can be dealt', async () => {
  const page = await visit(DEAL);
  await type(page, 'd', 'u');
  await expect.poll(() => moves(page)).toBe('0 moves');
  await begin(page);
  await type(page, 'd');
  await opened(page, 1).toBe(2);
  await type(page, 'd');
  await bar(page).getByText('The cards of the next row are not known yet').waitFor();
});

test('a win in thought is no win until it is played', async () => {
  const context = await player();
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  const game = await nearlyWon();
  await addSavedGame(page, game);
  await begin(page);
  const before = await moves(page);
  await type(page, String(game.last.from % 10), String(game.last.to % 10));
  await bar(page).getByText('That would win.').waitFor();
  await expect.poll(() => said(page)).toContain('That would win.');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await moves(page)).toBe(before);
  await bar(page).getByRole('button', { name: 'Play these moves' }).click();
  await expectWon(page);
});

test('a lesson and a simple page have none of it', async () => {
  const context = await player();
  await prefer(context, { simple: true });
  const simple = await open(context, DEAL);
  await simple.getByRole('button', { name: 'Menu' }).click();
  await simple.getByRole('button', { name: 'Unseen cards' }).waitFor();
  expect(await simple.getByRole('button', { name: 'What if?' }).count()).toBe(0);
  const lesson = await visit('/#/1/learn/spider');
  await lesson.locator('.task').waitFor();
  await lesson.getByRole('button', { name: 'Menu' }).click();
  const offer = lesson.getByRole('button', { name: 'What if?' });
  await offer.waitFor();
  expect(await offer.isDisabled()).toBe(true);
});
