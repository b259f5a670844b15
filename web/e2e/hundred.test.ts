/** The hundred: a fixed series of deals, one try each. */

import { describe, expect, inject, test } from 'vitest';

import { breaches } from './axe';
import { open, player, visit } from './browser';
import { choose } from './shared';

test('the hundred are played one after another, and one that was left is lost', async () => {
  const page = await visit('/#/1/deal/spider-1/7');
  await page.locator('header .moves').waitFor();
  await choose(page, 'The hundred');
  const dialog = page.getByRole('dialog', { name: 'The hundred: Spider (1 Suit)' });
  await dialog.getByText('0 won of 0 played.').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(100);
  await dialog.getByText(/: \d+ of \d+ deals/).waitFor();
  expect(await breaches(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Play deal 1', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await choose(page, 'The hundred');
  await dialog.getByRole('button', { name: 'Deal 1: begun' }).waitFor();
  await dialog.getByRole('button', { name: 'Deal 3: not played yet' }).click();
  await page.keyboard.press('d');
  await choose(page, 'The hundred');
  // Another deal of the game was begun: the first one is left, and a row was dealt in it.
  await dialog.getByRole('button', { name: 'Deal 1: lost' }).waitFor();
  await dialog.getByText('0 won of 1 played.').waitFor();
  await dialog.getByRole('button', { name: 'Play deal 2', exact: true }).waitFor();
  await dialog.getByRole('radio', { name: 'without undo' }).check();
  await dialog.getByRole('button', { name: 'Deal 1: played in another way' }).waitFor();
});

describe.runIf(inject('ours'))('with the server', () => {
  test('everyone who has finished the hundred is listed below them', async () => {
    const context = await player();
    const page = await open(context, '/#/1/deal/spider-2/7');
    await choose(page, 'The hundred');
    const dialog = page.getByRole('dialog', { name: 'The hundred: Spider (2 Suits)' });
    await dialog.getByText('Nobody has finished the hundred yet. With an account').waitFor();
    await page.keyboard.press('Escape');

    const entry = (place: number, nickname: string, won: number, own: boolean) => {
      return { place, nickname, won, own, score: 900 * won, moves: 150 * won };
    };
    await context.route('**/api/v1/statistics/spider-2/hundred?*', (route) =>
      route.fulfill({
        json: {
          game: 'spider-2',
          kind: 'own',
          players: 31,
          entries: [entry(1, 'Ada', 88, false), entry(30, 'Grace', 41, true)],
          own: { finished: 100, won: 41, place: 30 },
        },
      }),
    );
    await choose(page, 'The hundred');
    await dialog.getByText('31 players have finished the hundred. Your rank: 30 of 31.').waitFor();
    const own = dialog.getByRole('row', { name: 'Grace' });
    expect(await own.innerText()).toMatch(/^30\s+Grace\s*\(you\)\s+41\s+36,900\s+6,150$/);
    expect(await breaches(page)).toEqual([]);
  });
});

test('where nothing but files is served, nobody else is listed', async () => {
  const context = await player();
  await context.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const page = await open(context, '/#/1/deal/spider-2/7');
  await choose(page, 'The hundred');
  await page.getByText('0 won of 0 played.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('On this site').count()).toBe(0);
});
