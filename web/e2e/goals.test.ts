/** Goals: judged by the games that are saved, and named when a game reaches them. */

import { expect, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { prefer, open, player } from './browser';
import { addSavedGame, nearlyWon, win } from './shared';

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

  await goals.getByRole('checkbox', { name: 'Say at the end of a game' }).uncheck();
  await page.reload();
  await choose();
  await goals.getByText(/\b[2-9] of 4\d reached/).waitFor();
  expect(await goals.getByRole('checkbox').isChecked()).toBe(false);
});
