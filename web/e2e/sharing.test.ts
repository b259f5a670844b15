import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

import { differences, type Schemas } from './openapi';
import { SCHEMAS } from '../src/site/wire';
import { breaches } from './axe';
import { open, player, prefer, STORING, visit, worksOffline } from './browser';
import {
  allButWon,
  ask,
  choose,
  counted,
  dailyDeal,
  addSavedGame,
  makeLastMove,
  win,
} from './shared';

const SHARES = { share: true, shareAsked: true };

/** The first win, which nobody disturbs with a question. */
async function winUnasked(page: Page, deal: string): Promise<void> {
  const game = await allButWon({ game: 'spider-1', deal });
  await addSavedGame(page, game);
  await win(page, game);
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('share the results').count()).toBe(0);
  await page.keyboard.press('Escape');
}

describe.runIf(inject('ours'))('with the server', () => {
  test('page and server agree on what they exchange', async () => {
    const { components } = await ask<{ components: { schemas: Schemas } }>('/api/openapi.json');
    expect(differences(SCHEMAS, components.schemas)).toEqual([]);
  });

  test('a player is asked at the second win, and then the result is on the day’s leaderboard', async () => {
    const deal = await dailyDeal('spider-1');
    const game = await allButWon(deal);
    const context = await player();
    await prefer(context, { nickname: 'Ada' });
    const page = await open(context);
    await winUnasked(page, 'own:1000');
    await addSavedGame(page, game);
    await choose(page, 'Daily deals');
    await page.getByRole('button', { name: 'Continue Spider (1 Suit)' }).click();
    await win(page, game);
    const yes = page.getByRole('button', { name: 'Yes, share' });
    await yes.waitFor();
    expect(await breaches(page)).toEqual([]);
    await yes.click();
    const place = page
      .getByRole('dialog')
      .getByText(/^Your result counts\. Your rank: \d+ of \d+\.$/);
    await place.waitFor();

    await page.reload();

    await choose(page, 'Daily deals');
    await page.getByRole('button', { name: 'Leaderboard of Spider (1 Suit)' }).click();
    for (const order of ['Moves', 'Time', 'Score']) {
      await page.getByRole('radio', { name: order }).check();
      const own = page.locator('tr.own');
      await expect.poll(() => own.innerText()).toMatch(/^\d+\s+Ada\s*\(you\)\s+/);
      expect(await own.innerText()).toContain(`\t${game.moves}\t`);
    }
    expect(await breaches(page)).toEqual([]);
    await page.getByRole('radio', { name: 'assisted', exact: true }).check();
    await page.getByText('No results yet.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await choose(page, 'Global statistics');
    await page
      .getByRole('row', { name: /^Win rate/ })
      .getByText('100%')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    await choose(page, 'Settings');
    expect(await page.getByLabel('Share results of finished games').isChecked()).toBe(true);
  });

  test('a player who declines is not asked again, and nothing is sent', async () => {
    const game = await allButWon({ game: 'spider-1', deal: 'own:1001' });
    const page = await visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await winUnasked(page, 'own:1000');
    await addSavedGame(page, game);
    await win(page, game);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    const again = await allButWon({ game: 'spider-1', deal: 'own:1002' });
    await addSavedGame(page, again);
    await win(page, again);
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('share the results').count()).toBe(0);
    expect(sent).toEqual([]);
  });

  test('a player who opens a leaderboard before a second win is asked there, once', async () => {
    const page = await visit();
    const board = async (): Promise<void> => {
      await choose(page, 'Daily deals');
      await page.getByRole('button', { name: 'Leaderboard of Spider (1 Suit)' }).click();
      await page.getByRole('radio', { name: 'Score' }).waitFor();
    };
    await board();
    expect(await breaches(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, share' }).click();
    expect(await page.getByText('share the results').count()).toBe(0);
    await page.reload();
    await page.locator('[data-place]').first().waitFor();
    await board();
    expect(await page.getByText('share the results').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await choose(page, 'Settings');
    expect(await page.getByLabel('Share results of finished games').isChecked()).toBe(true);
  });

  test('a result achieved offline waits, and is counted once, whichever tab sends it', async () => {
    const game = await allButWon({ game: 'spider-1', deal: 'own:1003' });
    const context = await player(STORING);
    await prefer(context, SHARES);
    const page = await open(context);
    await worksOffline(page);
    await addSavedGame(page, game);
    const other = await open(context, '/#/1/deal/spider-1/1');
    await context.setOffline(true);
    await win(page, game);
    await page
      .getByRole('dialog')
      .getByText('Your result has not been sent yet. The server cannot be reached at the moment.')
      .waitFor();
    expect(await counted(game)).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => counted(game)).toBe(1);
    await expect.poll(() => waiting(other)).toBe(0);
    // A tab that is opened later finds nothing more to send.
    await open(context, '/#/1/deal/spider-1/2');
    await page.waitForLoadState('networkidle');
    expect(await counted(game)).toBe(1);
  });

  test('a result that was not sent before the page was closed is sent when it is opened again', async () => {
    const game = await allButWon({ game: 'spider-1', deal: 'own:1004' });
    const context = await player(STORING);
    await prefer(context, SHARES);
    const page = await open(context);
    await addSavedGame(page, game);
    await worksOffline(page);
    await context.setOffline(true);
    await win(page, game);
    await expect.poll(() => waiting(page)).toBe(1);
    await page.close();
    await context.setOffline(false);
    await open(context);
    await expect.poll(() => counted(game)).toBe(1);
  });

  test('a result made before the page was fully loaded waits, and is counted once', async () => {
    const game = await allButWon({ game: 'spider-1', deal: 'own:1006' });
    const context = await player();
    await prefer(context, SHARES);
    await context.route(/\/assets\/sharing\b/, (route) => route.abort('internetdisconnected'));
    const page = await open(context);
    await addSavedGame(page, game);
    await context.setOffline(true);
    await makeLastMove(page, game);
    await page.getByRole('dialog', { name: 'Not available' }).waitFor();
    await expect.poll(() => waiting(page)).toBe(1);
    await context.unrouteAll();
    await context.setOffline(false);
    await expect.poll(() => counted(game)).toBe(1);
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test('a refused result is reported once', async () => {
    const honest = await allButWon({ game: 'spider-1', deal: 'own:1005' });
    const game = { ...honest, record: honest.record.replace('[Time "42"]', '[Time "1"]') };
    const context = await player();
    await prefer(context, SHARES);
    const page = await open(context);
    await addSavedGame(page, game);
    await win(page, game);
    await expect
      .poll(() => page.locator('.notice').innerText())
      .toContain('do not fit the server’s clock');
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await counted(game)).toBe(0);
  });
});

test('on a server that only serves files the page says so, and the game can be played', async () => {
  const context = await player();
  await context.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const page = await open(context, '/#/1/deal/spider-1/1');
  await choose(page, 'Global statistics');
  await page.getByRole('alert').getByText('This page has no server for results').waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'Daily deals');
  await page.getByRole('dialog').getByText('This page has no server').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('7');
  await page.keyboard.press('9');
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
});

/** How many results wait in the browser. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('webspinner');
    const database = await new Promise<IDBDatabase>(
      (resolve) => (opening.onsuccess = () => resolve(opening.result)),
    );
    const count = database.transaction('waiting').objectStore('waiting').count();
    const found = await new Promise<number>(
      (resolve) => (count.onsuccess = () => resolve(count.result)),
    );
    database.close();
    return found;
  });
}
