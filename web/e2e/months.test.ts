/** The months of daily deals: leafing back, playing old days, and the medals. */

import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player } from './browser';
import { choose } from './shared';

/** A Friday; the site began in the middle of the September before. */
const NOW = new Date('2026-11-27T12:00:00Z');
const TODAY = '2026-11-27';
const BEGAN = '2026-09-12';

/** A site with one deal a day. */
async function site(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/v1\/daily(\?|$)/, (route) => {
    const day = new URL(route.request().url()).searchParams.get('day') ?? TODAY;
    const deal = { day, game: 'spider-1', version: 1, deal: `own:${day.replaceAll('-', '')}` };
    return route.fulfill({ json: { day, deals: day >= BEGAN ? [deal] : [], pending: [] } });
  });
}

/** A server that knows nothing of daily deals. */
async function files(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
}

interface Won {
  readonly day: string;
  /** When it was won. */
  readonly at: string;
}

/** Puts won daily deals among the saved games. */
async function add(page: Page, wins: readonly Won[]): Promise<void> {
  const games = wins.map(({ day, at }, nth) => ({
    id: `game-${nth}`,
    revision: 1,
    started: `${at}T09:00:00.000Z`,
    updated: `${at}T09:10:00.000Z`,
    record: '',
    day,
    info: {
      game: 'spider-1',
      name: 'Spider',
      deal: `own:${nth + 1}`,
      date: at,
      result: 'won',
      moves: 100,
      undos: 0,
      timeMs: 400_000,
      assisted: false,
      begun: true,
      cardsInOrder: 104,
      score: 1000,
    },
  }));
  await page.evaluate(async (all) => {
    const opening = indexedDB.open('webspinner');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    const transaction = database.transaction('games', 'readwrite');
    for (const one of all) transaction.objectStore('games').put(one);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, games);
}

/** Days of a month, won on them. */
const onTheDay = (month: string, days: number): Won[] =>
  Array.from({ length: days }, (_, nth) => {
    const day = `${month}-${String(nth + 1).padStart(2, '0')}`;
    return { day, at: day };
  });

test.each([
  ['light', { width: 1280, height: 800 }],
  ['dark', { width: 390, height: 844 }],
  ['light', { width: 320, height: 640 }],
] as const)(
  'leafing back leads to old days, and a month has its medal (%s)',
  async (scheme, size) => {
    const context = await player({ colorScheme: scheme, viewport: size });
    await site(context);
    const page = await open(context);
    await page.clock.setFixedTime(NOW);
    await add(page, [
      ...onTheDay('2026-11', 11),
      { day: '2026-11-12', at: '2026-11-20' },
      ...onTheDay('2026-10', 31),
    ]);
    await choose(page, 'Daily deals');
    const dialog = page.getByRole('dialog', { name: 'Daily deals' });
    await dialog.getByText('Bronze medal: 12 of 30 days won').waitFor();
    await dialog.getByText('8 more for silver').waitFor();
    const day = (text: string) => dialog.getByRole('button', { name: text });
    await day('Wednesday 11 November: won on the day').waitFor();
    await day('Thursday 12 November: won later').waitFor();
    expect(await breaches(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const wide = await dialog
      .locator('.body')
      .evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wide).toBe(0);

    const medals = dialog.getByRole('listitem').filter({ hasText: 'October 2026' });
    expect(await medals.innerText()).toMatch(/October 2026\s+Gold medal\s+31 of 31 days won/);
    await medals.getByRole('button').click();
    await dialog.getByRole('heading', { name: 'October 2026' }).waitFor();
    const back = dialog.getByRole('button', { name: 'Previous month' });
    await back.click();
    // The first month counts the days from the first on.
    await dialog.getByText('0 of 19 days won').waitFor();
    expect(await back.isDisabled()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Friday 11 September' }).count()).toBe(0);
    await day('Saturday 12 September').click();
    await dialog.getByText('not for the streak').waitFor();
    expect(await breaches(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Play Spider (1 Suit)' }).click();
    await dialog.waitFor({ state: 'detached' });
    const title = page.getByRole('button', { name: /Daily deal, 12 Sept?/ });
    await title.waitFor();
    // It is still that day's after a puzzle in between.
    await page.evaluate(() => (location.hash = '#/1/puzzle/3'));
    await page.locator('.task .close').click();
    await title.waitFor();
  },
);

test('the deal of the game that is played most comes first, most others wait', async () => {
  const context = await player();
  const games = ['beetle', 'scorpion', 'spider', 'spider-1', 'spider-2', 'wasp'];
  await context.route(/\/api\/v1\/daily(\?|$)/, (route) => {
    const deals = games.map((game) => ({ day: TODAY, game, version: 1, deal: 'own:1' }));
    return route.fulfill({ json: { day: TODAY, deals, pending: [] } });
  });
  const page = await open(context, '/#/1/deal/wasp/1');
  await page.clock.setFixedTime(NOW);
  await add(page, onTheDay('2026-10', 3));
  await choose(page, 'Daily deals');
  const dialog = page.getByRole('dialog', { name: 'Daily deals' });
  const first = dialog.getByRole('listitem').filter({ hasText: 'The game you play most' });
  expect(await first.innerText()).toMatch(/Spider \(1 Suit\)/);
  const other = dialog.getByRole('button', { name: 'Play Scorpion' });
  expect(await other.isVisible()).toBe(false);
  await dialog.getByText('More games').click();
  await other.waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'Home');
  await page.getByRole('button', { name: /^Today’s deal\s+One suit/ }).click();
  await page.getByRole('button', { name: /Daily deal, 27 Nov/ }).waitFor();
});

test('medals of months are among the goals, too', async () => {
  const page = await open(await player());
  await add(page, onTheDay('2026-10', 31));
  await choose(page, 'Goals');
  const dialog = page.getByRole('dialog', { name: 'Goals' });
  await dialog.getByText('31 of 31 days won').waitFor();
  expect(await breaches(page)).toEqual([]);
});

test('without a server each day has its deal, the same for everyone', async () => {
  const deals: string[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const context = await player();
    await files(context);
    const page = await open(context);
    await page.clock.setFixedTime(NOW);
    await choose(page, 'Daily deals');
    const dialog = page.getByRole('dialog', { name: 'Daily deals' });
    await dialog.getByText('This page has no server').waitFor();
    expect(await dialog.getByRole('button', { name: /^Leaderboard/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Previous month' }).click();
    await dialog.getByRole('button', { name: 'Wednesday 21 October' }).click();
    expect(await breaches(page)).toEqual([]);
    await dialog.getByText('More games').click();
    await dialog.getByRole('button', { name: 'Play Spider (1 Suit)', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const title = page.getByRole('button', { name: /Daily deal, 21 Oct/ });
    deals.push((await title.getAttribute('title')) ?? '');
  }
  expect(deals[0]).toMatch(/^Deal \d+$/);
  expect(deals[1]).toBe(deals[0]);
});
