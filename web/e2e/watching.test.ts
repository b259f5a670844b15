/** The fair player plays on, and the player watches. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player, prefer, visit } from './browser';
import { addSavedGame, certainlyWon, nearlyWon } from './shared';
import { card, expectWon } from './table';

const DEAL = '/#/1/deal/spider-1/1';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const bar = (page: Page) => page.getByRole('region', { name: 'Watch it play' });
const assisted = (page: Page) => page.getByText('assisted game');
const moves = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('header .moves').innerText(), 10);
/** Waits until more than this many moves are made. */
const past = (page: Page, made: number): Promise<void> =>
  expect.poll(() => moves(page), { timeout: 60_000 }).toBeGreaterThan(made);

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Watch it play', exact: true }).click();
}

test.each([
  ['on a small laptop', {}],
  ['on a phone', PHONE],
])('watchers are told what it costs, and take over with a press (%s)', async (_, size) => {
  const page = await visit(DEAL, size);
  await begin(page);
  await bar(page)
    .getByText('This game now counts as assisted, apart from your own wins.')
    .waitFor();
  await past(page, 1);
  await assisted(page).waitFor();
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  await bar(page).getByRole('button', { name: 'Pause' }).click();
  const made = await moves(page);
  await bar(page).getByRole('button', { name: 'Forward one move' }).click();
  await past(page, made);
  await bar(page).getByRole('button', { name: 'Play' }).click();
  await bar(page).getByLabel('Speed').selectOption('very fast');
  await past(page, made + 4);

  // Nothing is lost: the cards are in hand, and every move can be undone.
  await (await card(page, 1, 1)).click();
  await bar(page).waitFor({ state: 'detached' });
  const taken = await moves(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect.poll(() => moves(page)).toBe(taken - 1);
});

test('a win that was watched is an assisted one', async () => {
  const context = await player();
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  const game = await nearlyWon();
  await addSavedGame(page, game);
  await expect(assisted(page).count()).resolves.toBe(0);
  await page.keyboard.press('*');
  await expectWon(page);
  await bar(page).waitFor({ state: 'detached' });
  await assisted(page).waitFor();
});

test.each([
  ['on a small laptop', {}],
  ['on a phone', PHONE],
])('a hint says that the win is certain, and Finish plays it out (%s)', async (_, size) => {
  const context = await player(size);
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  await addSavedGame(page, await certainlyWon());
  const notice = page.locator('.notice');
  // The first hint may come before the engine is loaded.
  await expect
    .poll(async () => {
      await page.keyboard.press('t');
      return notice.innerText();
    })
    .toContain('Won, whatever is hidden');
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Finish' }).click();
  await bar(page).getByText('Won, whatever is hidden').waitFor();
  expect(await bar(page).getByRole('button', { name: 'Finish' }).count()).toBe(0);
  await bar(page).getByText('Won: every card is known').waitFor();
  await bar(page).getByLabel('Speed').selectOption('slow');
  await bar(page).getByRole('button', { name: 'Finish' }).click();
  await expectWon(page);
  await assisted(page).waitFor();
});

test('a window holds it, and Undo, Escape and the same key end it', async () => {
  const context = await player();
  const page = await open(context, DEAL);
  await page.keyboard.press('*');
  await past(page, 0);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await past(page, await moves(page));
  // The key that closes the menu is for the menu alone.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.menu').waitFor({ state: 'hidden' });
  await past(page, await moves(page));
  for (const key of ['u', 'Escape', '*']) {
    await page.keyboard.press(key);
    await bar(page).waitFor({ state: 'detached' });
    await page.keyboard.press('*');
    await bar(page).waitFor();
  }
});
