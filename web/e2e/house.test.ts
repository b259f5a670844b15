/** The house plays the deal of a day, too. */

import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, prefer } from './browser';
import { choose, dailyDeal } from './shared';

test('a board is never empty: the house has played, and can be raced', async () => {
  await dailyDeal('spider-1');
  const context = await player();
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  await choose(page, 'Daily deals');
  await page.getByRole('button', { name: 'Leaderboard of Spider (1 Suit)' }).click();
  const board = page.getByRole('dialog', { name: 'Leaderboard: Spider (1 Suit)' });
  await board.getByText('The house plays this deal, too').waitFor();
  const race = board.getByRole('button', { name: 'Race the house' });
  await race.waitFor();
  const row = board.getByRole('row', { name: 'The house' });
  expect(await row.count()).toBe(1);
  expect(await breaches(page)).toEqual([]);
  await race.click();
  await board.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Race against The house' }).waitFor();
  expect(await page.locator('header .title').innerText()).toContain('Spider (1 Suit)');
});
