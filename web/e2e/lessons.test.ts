import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { visit } from './browser';

const card = (page: Page) => page.getByRole('region', { name: 'Learn to play' });
const moves = (page: Page) => page.locator('header .moves').innerText();
const press = (page: Page, name: string) => card(page).getByRole('button', { name }).click();

async function play(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a step is done by its move, another move is missed and can be tried again', async () => {
  const page = await visit('/#/1/learn/spider');
  await card(page).getByText('Step 1 of 8').waitFor();
  expect(await breaches(page)).toEqual([]);
  await play(page, '41');
  await card(page).getByRole('button', { name: 'Next' }).waitFor();
  await page.keyboard.press('Enter');
  await card(page).getByText('Step 2 of 8').waitFor();

  await play(page, '32');
  await card(page).getByRole('button', { name: 'Try again' }).waitFor();
  expect(await breaches(page)).toEqual([]);
  await press(page, 'Try again');
  await expect.poll(() => moves(page)).toBe('0 moves');
  await press(page, 'Show me');
  await page.locator('main .card.hinted').first().waitFor();
  await play(page, '31');
  await card(page).getByRole('button', { name: 'Next' }).waitFor();
});

async function choose(page: Page, window: string, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: window, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('a lesson left in the middle goes on there, and the game before comes back', async () => {
  const page = await visit('/#/1/deal/spider-1/1');
  await page.keyboard.press('d');
  await expect.poll(() => moves(page)).toBe('1 move');
  await choose(page, 'Learn to play', /^Scorpion/);
  await card(page).getByText('Step 1 of 4').waitFor();
  await press(page, 'Skip');
  await card(page).getByText('Step 2 of 4').waitFor();
  await press(page, 'End the lesson');
  await expect.poll(() => moves(page)).toBe('1 move');
  await choose(page, 'Learn to play', /^Scorpion/);
  await card(page).getByText('Step 2 of 4').waitFor();
});

test('a lesson about playing well is played to its end, and the next one is offered', async () => {
  const page = await visit('/#/1/deal/spider-1/1');
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .locator('[popover]')
    .getByRole('button', { name: 'Learn to play', exact: true })
    .click();
  const list = page.getByRole('dialog');
  for (const name of ['Games', 'Playing well']) {
    await list.getByRole('heading', { name, exact: true }).waitFor();
  }
  expect(await breaches(page)).toEqual([]);
  await list.getByRole('button', { name: /^Emptying a column/ }).click();
  const steps = [
    ['73', '74', '71'],
    ['25', '25'],
    ['47', '56', '45'],
  ];
  for (const [number, moves] of steps.entries()) {
    await card(page)
      .getByText(`Step ${number + 1} of 3`)
      .waitFor();
    for (const keys of moves) await play(page, keys);
    const isLast = number + 1 === steps.length;
    await press(page, isLast ? 'Next: What an empty column is for' : 'Next');
  }
  await card(page).getByText('Step 1 of 2').waitFor();
  // Back leads to the list, over the game that lay there before the first of them.
  await page.goBack();
  await list.getByRole('heading', { name: 'Playing well', exact: true }).waitFor();
  expect(await moves(page)).toBe('1 move');
  await list.getByRole('button', { name: /^Emptying a column.*Done/ }).click();
  await card(page).getByText('Step 1 of 3').waitFor();
});

test('a puzzle takes the place of a lesson, and the way back is that to the game', async () => {
  const page = await visit('/#/1/deal/spider-1/1');
  await page.keyboard.press('d');
  await choose(page, 'Learn to play', /^Spiderette/);
  await card(page).waitFor();
  await choose(page, 'Puzzles', /^Puzzle of the day/);
  const puzzle = page.getByRole('region', { name: /^Puzzle \d+$/ });
  await puzzle.waitFor();
  expect(await card(page).count()).toBe(0);
  await choose(page, 'Learn to play', /^Spiderette/);
  await card(page).waitFor();
  expect(await puzzle.count()).toBe(0);
  await press(page, 'End the lesson');
  await expect.poll(() => moves(page)).toBe('1 move');
});
