import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, visit } from './browser';
import { said } from './table';

/** An easy one from Simple Simon. Both moves are made by their columns. */
const ONLY_MOVE = { number: 376, right: ['4', '6'], wrong: ['3', '4'] };

const moves = (page: Page) => page.locator('header .moves').innerText();
const card = (page: Page) => page.getByRole('region', { name: /^Puzzle \d+$/ });

async function choosePuzzles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Puzzles', exact: true }).click();
  await page.getByRole('dialog', { name: 'Puzzles' }).waitFor();
}

/** Makes the move that the hint of a puzzle points out, by keyboard. */
async function playHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('main .card.hinted').first().waitFor();
}

test('the puzzle of the day is solved on the table, and the game before comes back', async () => {
  const page = await visit('/#/1/deal/spider-1/1');
  await page.keyboard.press('d');
  await expect.poll(() => moves(page)).toBe('1 move');
  await choosePuzzles(page);
  expect(await breaches(page)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Puzzles' });
  await dialog.getByRole('button', { name: 'Puzzle of the day' }).click();
  await card(page).waitFor();
  expect(await moves(page)).toBe('0 moves');
  expect(await breaches(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Solution' }).click();
  await card(page).getByText('That was the solution.').waitFor({ timeout: 60_000 });
  await card(page).getByRole('button', { name: 'Leave the puzzle' }).click();
  await expect.poll(() => moves(page)).toBe('1 move');
  await choosePuzzles(page);
  expect(await dialog.locator('dd').allInnerTexts()).toEqual([
    expect.stringMatching(/^1,1\d\d$/),
    '0',
    '0 / 1',
  ]);
});

test('a link opens a puzzle; a wrong move is named and undone, and the right one solves it', async () => {
  const page = await visit(`/#/1/puzzle/${ONLY_MOVE.number}`);
  await card(page).getByText('Only one move keeps the win. Which one?').waitFor();
  for (const key of ONLY_MOVE.wrong) await page.keyboard.press(key);
  await card(page).getByText('After this move the game can no longer be won.').waitFor();
  await expect.poll(() => said(page)).toContain('no longer be won');
  const bar = card(page).locator('.bar span');
  expect(await bar.evaluate((part) => part.style.inlineSize)).toBe('0%');
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => moves(page)).toBe('0 moves');
  for (const key of ONLY_MOVE.right) await page.keyboard.press(key);
  await card(page).getByText('Solved!').waitFor();
  expect(await bar.evaluate((part) => part.style.inlineSize)).toBe('100%');
  await card(page).getByRole('button', { name: 'Next puzzle' }).click();
  await card(page)
    .getByText(/one move|Empty a column|Complete a run/)
    .first()
    .waitFor();
  await expect.poll(() => moves(page)).toBe('0 moves');
});

test('what has to be there at the end is shown as the table shows it', async () => {
  const page = await visit('/#/1/puzzle/3');
  await card(page).getByText('Complete a run in 3 moves.').waitFor();
  const shape = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).maskImage);
  expect(await shape('.task .picture')).toMatch(/^url\("data:image\/svg/);
  const only = await visit(`/#/1/puzzle/${ONLY_MOVE.number}`);
  await card(only).waitFor();
  expect(await only.locator('.task .picture').count()).toBe(0);
  const forced = await visit('/#/1/puzzle/3', { forcedColors: 'active' });
  const ground = (selector: string): Promise<string> =>
    forced.locator(selector).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground('.task .picture')).not.toBe(await ground('.task'));
});

test('a puzzle solved on the first try raises the rating, and no game is saved', async () => {
  const context = await player();
  const page = await open(context, `/#/1/puzzle/${ONLY_MOVE.number}`);
  await card(page).waitFor();
  for (const key of ONLY_MOVE.right) await page.keyboard.press(key);
  await card(page)
    .getByText(/Solved on the first try! Your rating is now 1,2\d\d\./)
    .waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Saved games' }).click();
  expect(await page.getByRole('dialog').getByRole('radio').count()).toBe(0);
});

test('every hint counts as help, and the engine keeps out of a puzzle', async () => {
  const context = await player();
  const page = await open(context, `/#/1/puzzle/${ONLY_MOVE.number}`);
  await card(page).waitFor();
  await expect.poll(() => page.locator('footer').getByText('Show if').count()).toBe(0);
  await page.keyboard.press('!');
  await expect.poll(() => said(page)).toContain('the engine stays off');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('main .card.hinted').first().waitFor();
  for (const key of ONLY_MOVE.right) await page.keyboard.press(key);
  await card(page).getByText('Solved!').waitFor();
});

test('on a phone the card leaves the table its room', async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await visit(`/#/1/puzzle/${ONLY_MOVE.number}`, { viewport });
    await card(page).waitFor();
    const [table, below] = await Promise.all([
      page.locator('main').boundingBox(),
      card(page).boundingBox(),
    ]);
    expect(table!.height, `${viewport.width}`).toBeGreaterThan(viewport.height * 0.45);
    expect(below!.y).toBeGreaterThanOrEqual(table!.y + table!.height - 1);
    await playHint(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
      false,
    );
  }
});

test('a puzzle that does not exist is said to be unknown', async () => {
  const page = await visit('/#/1/puzzle/99999');
  await expect.poll(() => page.locator('.notice').innerText()).toBe('There is no such puzzle.');
});
