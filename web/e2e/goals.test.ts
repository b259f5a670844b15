/** Goals: judged by the games that are saved, and named when a game reaches them. */

import { expect, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { prefer, open, player } from './browser';
import { addSavedGame, nearlyWon, win } from './shared';
import { expectWon } from './table';

test.each(['light', 'dark'] as const)('a win reaches goals (%s)', async (colorScheme) => {
  const context = await player({ colorScheme });
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  const dialog = page.getByRole('dialog');
  const goals = page.getByRole('dialog', { name: 'Goals' });
  const choose = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('[popover]').getByRole('button', { name: 'Goals', exact: true }).click();
  };
  await choose();
  await goals.getByText(/\b0 of 4\d reached/).waitFor();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await goals.waitFor({ state: 'detached' });

  const game = await nearlyWon();
  await addSavedGame(page, game);
  await win(page, game);
  const told = dialog.getByRole('button', { name: /^[2-9] goals reached$/ });
  await told.waitFor();
  // Each has a medal of its own.
  const medals = dialog.getByRole('listitem').filter({ has: page.locator('.medal') });
  // The first win of its game stands for the first win of all.
  expect((await medals.allInnerTexts())[0]).toMatch(/^Win Spider/);
  const count = Number.parseInt(await told.innerText(), 10);
  expect(await medals.count()).toBe(count);
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await told.click();
  await goals.waitFor();
  const first = goals
    .getByRole('listitem')
    .filter({ hasText: /^✓?\s*Win a game/ })
    .first();
  await expect.poll(() => first.innerText()).toMatch(/reached on \w+/);
  await goals.getByText('1 / 10').first().waitFor();
  expect(await breaches(page)).toEqual([]);
  // What the game was worth, and the ways on, are there again.
  await page.keyboard.press('Escape');
  await expectWon(page);
  await told.click();

  await goals.getByRole('checkbox', { name: 'Say at the end of a game' }).uncheck();
  await page.reload();
  await choose();
  await goals.getByText(/\b[2-9] of 4\d reached/).waitFor();
  expect(await goals.getByRole('checkbox').isChecked()).toBe(false);
});

test.each(['light', 'dark'] as const)('the player sets a goal (%s)', async (colorScheme) => {
  const context = await player({ colorScheme });
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  const goals = page.getByRole('dialog', { name: 'Goals' });
  const own = goals.getByRole('region', { name: 'Your own goals' });
  const choose = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('[popover]').getByRole('button', { name: 'Goals', exact: true }).click();
    await own.waitFor();
  };
  const set = async (kind: string, number: string): Promise<void> => {
    await own.getByRole('button', { name: 'Set a goal' }).click();
    await own.getByRole('combobox', { name: 'Goal' }).selectOption({ label: kind });
    await own.getByRole('spinbutton').fill(number);
  };
  await choose();
  await set('Win every week', '2');
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await own.getByRole('button', { name: 'More' }).click();
  await own.getByRole('combobox', { name: 'How you play' }).selectOption('without undo');
  await own.getByRole('button', { name: 'Set this goal' }).click();
  await own.getByText('Set: Win 3 games every week, played without undo').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/Set a/);

  await set('Win in few moves', '5');
  await own.getByRole('button', { name: 'Set this goal' }).click();
  // Not a number of moves that anybody can win with: the browser says so, and nothing is set.
  expect(await own.getByRole('listitem').count()).toBe(1);
  await own.getByRole('spinbutton').fill('400');
  await own.getByRole('combobox', { name: 'Game' }).selectOption('spider-1');
  await own.getByRole('button', { name: 'Set this goal' }).click();
  await own.getByRole('listitem').nth(1).waitFor();
  await page.keyboard.press('Escape');

  const game = await nearlyWon();
  await addSavedGame(page, game);
  await win(page, game);
  const told = page.getByRole('dialog').getByRole('button', { name: /^[2-9] goals reached$/ });
  await told.click();
  const cards = own.getByRole('listitem');
  await cards.filter({ hasText: 'Win 3 games every week' }).getByText('1 / 3').waitFor();
  await cards
    .filter({ hasText: 'Win Spider (1 Suit) in at most 400 moves' })
    .getByText(/reached on \w+/)
    .waitFor();
  expect(await breaches(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  await own.getByRole('button', { name: /^Remove the goal: .*400 moves$/ }).click();
  await own.getByText(/^Removed: .*400 moves$/).waitFor();
  expect(await cards.count()).toBe(1);
  await page.reload();
  await choose();
  expect(await cards.count()).toBe(1);
});

test('goals that make no sense are not shown, and do no harm', async () => {
  const context = await player();
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const stored = { 'fly:3:': 'now', 'wins:3:gone': '2026-11-16T10:00:00.000Z', 'row:1:': 7 };
    localStorage.setItem('webspinner-goals', JSON.stringify(stored));
  });
  const page = await open(context);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Goals', exact: true }).click();
  const own = page.getByRole('region', { name: 'Your own goals' });
  await own.getByText('Win 3 games of gone').waitFor();
  expect(await own.getByRole('listitem').count()).toBe(1);
});
