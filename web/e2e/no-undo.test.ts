/** A game without undo, chosen before its first move. */

import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player } from './browser';
import { choose } from './shared';

test('a game without undo is chosen before the first move, and no way leads back', async () => {
  const page = await open(await player(), '/#/1/deal/spider-1/1');
  const undo = page.locator('[data-tool=undo]');
  const moves = page.locator('header .moves');
  const notice = page.locator('.notice');
  await undo.waitFor();
  await choose(page, 'Games');
  const games = page.getByRole('dialog');
  await games.getByRole('checkbox', { name: 'Without undo' }).check();
  await page.keyboard.press('Escape');
  await undo.waitFor({ state: 'detached' });
  await page.locator('footer').getByText('no undo', { exact: true }).waitFor();
  expect(await breaches(page)).toEqual([]);

  await page.keyboard.press('d');
  await expect.poll(() => moves.innerText()).toBe('1 move');
  await page.keyboard.press('u');
  await expect.poll(() => notice.innerText()).toContain('This game is played without undo');
  expect(await moves.innerText()).toBe('1 move');

  // Players who change their mind change the next deal.
  await choose(page, 'Settings');
  const settings = page.getByRole('dialog');
  await settings.getByRole('checkbox', { name: 'Without undo' }).uncheck();
  await page.keyboard.press('Escape');
  expect(await undo.count()).toBe(0);
  await page.reload();
  await expect.poll(() => moves.innerText()).toBe('1 move');
  expect(await undo.count()).toBe(0);
  await page.keyboard.press('n');
  await undo.waitFor();
});
