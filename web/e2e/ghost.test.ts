/** Races against a game that was won before. */

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player, prefer, visit } from './browser';
import { addSavedGame, choose, nearlyWon, win } from './shared';
import { makeMove, winningLine } from './table';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const ended = (page: Page) => page.getByRole('dialog');
const strip = (page: Page, against = 'your earlier game') =>
  page.getByRole('region', { name: `Race against ${against}` });
const moves = (page: Page) => page.locator('header .moves').innerText();

/** The share of the way to a win of each game, in percent. */
const ways = (page: Page, against?: string): Promise<number[]> =>
  strip(page, against)
    .locator('.lane > span')
    .evaluateAll((lines: HTMLElement[]) => lines.map(({ style }) => parseFloat(style.width)));

async function wonOnce(page: Page): Promise<void> {
  const game = await nearlyWon();
  await addSavedGame(page, game);
  await win(page, game);
}

/** A challenge with the moves of the win that is on the table. */
async function challenge(page: Page): Promise<string> {
  await ended(page).getByRole('button', { name: 'Share…' }).click();
  await ended(page).getByRole('button', { name: 'Copy a challenge' }).click();
  await ended(page).getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return link.slice(inject('origin').length);
}

test('the best game is raced on the same deal, move by move, until the race is ended', async () => {
  const page = await visit('/', PHONE);
  await wonOnce(page);
  await ended(page).getByRole('button', { name: 'Race your best game' }).click();
  await strip(page).getByText('Level').waitFor();
  expect(await moves(page)).toBe('0 moves');
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  const [own, theirs] = await ways(page);
  expect(own).toBe(theirs);
  expect(own).toBeLessThan(50);

  const line = await winningLine('spider-1-1');
  for (const step of line.slice(0, 4)) await makeMove(page, step);
  await expect.poll(() => moves(page)).toBe('4 moves');
  await strip(page).getByText('Level').waitFor();
  // A row instead of the next move: nothing that was made is taken apart, nothing is put in order.
  await page.keyboard.press('d');
  await expect.poll(() => moves(page)).toBe('5 moves');
  await strip(page)
    .getByText(/^(One|\d+) cards? behind$/)
    .waitFor();
  await strip(page).getByText('Your earlier game is ahead.').waitFor();
  const [mine, ghost] = await ways(page);
  expect(mine).toBeLessThan(ghost!);
  await page.keyboard.press('u');
  await strip(page).getByText('Level').waitFor();
  await page.keyboard.press('r');
  await strip(page)
    .getByText(/cards? behind$/)
    .waitFor();
  // Nothing of it is help.
  expect(await page.locator('footer .assisted').count()).toBe(0);

  await page.reload();
  await strip(page)
    .getByText(/cards? behind$/)
    .waitFor();
  // A task has the table for itself.
  await page.goto('/#/1/puzzle/376');
  await page.getByRole('region', { name: 'Puzzle 376' }).waitFor();
  expect(await strip(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Leave the puzzle' }).click();
  await strip(page)
    .getByText(/cards? behind$/)
    .waitFor();
  await strip(page).getByRole('button', { name: 'End the race' }).click();
  await expect.poll(() => strip(page).count()).toBe(0);
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  expect(await moves(page)).toBe('5 moves');
  expect(await strip(page).count()).toBe(0);
});

test('a friend’s game comes with the challenge, and the end says who won the race', async () => {
  const context = await player({ permissions: ['clipboard-read', 'clipboard-write'] });
  await prefer(context, { shareAsked: true, nickname: 'Ada' });
  const link = await (async () => {
    const page = await open(context);
    await wonOnce(page);
    return challenge(page);
  })();
  expect(link).toMatch(/^\/\?deal=spider-1:own:1&beat=p1209m96t42\.Ada#moves=z\.[\w-]{50,400}$/);

  const friend = await visit(link);
  await friend.locator('.notice').getByText('Ada got 1,209 points in 96 moves.').waitFor();
  await strip(friend, 'Ada').getByText('Level').waitFor();
  const line = await winningLine('spider-1-1');
  for (const step of line.slice(0, -1)) await makeMove(friend, step);
  await strip(friend, 'Ada').getByText('Level').waitFor();
  // The last run takes a way round.
  const last = line.at(-1)!;
  if (last === 'deal') throw new Error('the line ends with a row');
  const empty = 5;
  await makeMove(friend, { ...last, to: empty });
  await strip(friend, 'Ada').getByText('Ada had won by now.').waitFor();
  await makeMove(friend, { ...last, from: empty });
  await ended(friend).getByText('You lost the race by one move.').waitFor();
  await ended(friend)
    .getByRole('img', { name: /^Cards in order after each move: yours in 97 moves/ })
    .waitFor();
  expect(await breaches(friend)).toEqual([]);
  await ended(friend).getByRole('button', { name: 'Race again' }).click();
  await strip(friend, 'Ada').getByText('Level').waitFor();
  expect(await moves(friend)).toBe('0 moves');
  expect(new URL(friend.url()).hash).toBe('');
});

test('a game of another deal is refused with the reason, and the challenge goes on', async () => {
  const page = await visit('/?deal=spider-1:own:1&beat=p1204m99.Ada#moves=MS0yIDEtMiAxLTI');
  await page
    .locator('.notice')
    .getByText(/^There is no race: move \d of the game is not possible in this deal\./)
    .waitFor();
  expect(await strip(page, 'Ada').count()).toBe(0);
  expect(await moves(page)).toBe('0 moves');
});

test('a saved win is raced while the game in progress is kept', async () => {
  const page = await visit('/');
  await wonOnce(page);
  await page.keyboard.press('Escape');
  await page.goto('/#/1/deal/spider-2/7');
  await page.getByRole('heading', { name: 'Spider (2 Suits)' }).waitFor();
  await page.keyboard.press('d');
  await expect.poll(() => moves(page)).toBe('1 move');
  await choose(page, 'Saved games');
  await ended(page)
    .getByRole('radio', { name: /\bwon\b/ })
    .check();
  await ended(page).getByRole('button', { name: 'Race this game' }).click();
  await strip(page).getByText('Level').waitFor();
  await page.locator('.notice').getByText('Spider (2 Suits) was saved.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => moves(page)).toBe('1 move');
  expect(await strip(page).count()).toBe(0);
});

test('a replayed win is raced from its window', async () => {
  const page = await visit('/');
  await wonOnce(page);
  await page.keyboard.press('Escape');
  await choose(page, 'Saved games');
  await ended(page)
    .getByRole('radio', { name: /\bwon\b/ })
    .check();
  await ended(page).getByRole('button', { name: 'Replay' }).click();
  const replay = page.getByRole('dialog', { name: /^Replay/ });
  await replay.getByRole('button', { name: 'Race this game' }).click();
  await strip(page).getByText('Level').waitFor();
  expect(await moves(page)).toBe('0 moves');
});
