/** Back closes what is open, one level at a time, and only then leaves the page. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { open, player, prefer, visit } from './browser';
import { addSavedGame, choose, nearlyWon, win } from './shared';

const DEAL = '/#/1/deal/spider-1/1';
const SIZES = {
  desktop: {},
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const TODAY = new Date().toISOString().slice(0, 10);
const BOARD = 'Leaderboard: Spider (1 Suit)';

/** The titles of the windows that are seen, which are one at most, and whether the menu is open. */
async function shown(page: Page): Promise<string[]> {
  const titles = await page.getByRole('dialog').getByRole('heading', { level: 2 }).allInnerTexts();
  const menus = await page.locator('[popover]:popover-open').count();
  return [...titles, ...(menus > 0 ? ['the menu'] : [])];
}

async function expectShown(page: Page, ...titles: string[]): Promise<void> {
  await expect.poll(() => shown(page)).toEqual(titles);
}

/** The page’s own level in the history, once the browser has come to rest there. */
async function expectLevel(page: Page, level: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { level: number }).level))
    .toBe(level);
}

/** What lies on the table instead of the game. */
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const made = (page: Page): Promise<string> => page.locator('header .moves').innerText();

/** One Back more leaves the page. */
async function expectLeaving(page: Page): Promise<void> {
  await expectShown(page);
  await expectLevel(page, 0);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
}

describe.each(Object.entries(SIZES))('on a %s', (_, options) => {
  test('Back closes the menu, and a window, and then leaves', async () => {
    const page = await visit(DEAL, options);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectShown(page, 'the menu');
    await expectLevel(page, 1);
    await page.goBack();
    await expectShown(page);
    await choose(page, 'Settings');
    await expectShown(page, 'Settings');
    await expectLevel(page, 1);
    await page.goBack();
    await expectShown(page);
    expect(await page.locator('header .title').innerText()).toContain('Spider (1 Suit)');
    await expectLeaving(page);
  });

  test('windows opened one from another come back one at a time, as they were', async () => {
    const page = await visit('/', options);
    await choose(page, 'Home');
    await expectShown(page, 'Webspinner');
    await page.getByRole('button', { name: 'All games' }).click();
    await expectShown(page, 'Games');
    const search = page.getByRole('dialog', { name: 'Games' }).getByRole('searchbox');
    await search.fill('wasp');
    await page.getByRole('button', { name: 'Winnable deal…' }).click();
    await expectShown(page, 'Wasp: winnable deal');
    await expectLevel(page, 3);
    await page.goBack();
    await expectShown(page, 'Games');
    expect(await search.inputValue()).toBe('wasp');
    await page.goBack();
    await expectShown(page, 'Webspinner');
    const focused = (): Promise<unknown> =>
      page.evaluate(() => document.activeElement?.textContent.trim());
    await expect.poll(focused).toBe('All games');
    await page.goBack();
    await expectLeaving(page);
  });

  test('what is closed in another way takes its entry along', async () => {
    const page = await visit(DEAL, options);
    await choose(page, 'Settings');
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await expectShown(page, 'Appearance');
    await page.getByRole('button', { name: 'Close' }).click();
    await expectShown(page, 'Settings');
    await expectLevel(page, 1);
    await page.keyboard.press('Escape');
    await expectShown(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expectLeaving(page);
  });

  test('a game that is chosen closes all windows', async () => {
    const page = await visit(DEAL, options);
    await choose(page, 'Home');
    await page.getByRole('button', { name: 'Learn in two minutes' }).click();
    await card(page, 'Learn to play').waitFor();
    await expectShown(page);
    await choose(page, 'Games');
    await page.getByRole('searchbox').fill('wasp');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => page.locator('header .title').innerText()).toMatch(/^Wasp\b/);
    // The address of the first deal is gone from every entry.
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await expectLevel(page, 0);
    expect(new URL(page.url()).hash).toBe('');
    await expectLeaving(page);
  });

  test('Back leads from a lesson to where it was begun, and to the game', async () => {
    const page = await visit('/', options);
    await page.keyboard.press('d');
    await choose(page, 'Home');
    await page.getByRole('button', { name: 'Learn in two minutes' }).click();
    await card(page, 'Learn to play').waitFor();
    await expectShown(page);
    await page.goBack();
    await expectShown(page, 'Webspinner');
    await card(page, 'Learn to play').waitFor({ state: 'detached' });
    expect(await made(page)).toBe('1 move');
    await page.goBack();
    await expectLeaving(page);
  });

  test('Back leads from a puzzle to the puzzles, past what was opened over it', async () => {
    const page = await visit(DEAL, options);
    await page.keyboard.press('d');
    await choose(page, 'Puzzles');
    await page.getByRole('button', { name: 'Puzzle of the day' }).click();
    await card(page, /^Puzzle \d+$/).waitFor();
    await choose(page, 'Settings');
    await page.goBack();
    await expectShown(page);
    expect(await made(page)).toBe('0 moves');
    await page.goBack();
    await expectShown(page, 'Puzzles');
    expect(await made(page)).toBe('1 move');
    await page.goBack();
    await expectLeaving(page);
  });

  test('a task that ends in another way leaves nothing to go back from', async () => {
    const page = await visit('/#/1/learn/spider', options);
    await card(page, 'Learn to play').getByRole('button', { name: 'End the lesson' }).click();
    await card(page, 'Learn to play').waitFor({ state: 'detached' });
    await choose(page, 'Puzzles');
    await page.getByRole('button', { name: 'Puzzle of the day' }).click();
    await card(page, /^Puzzle \d+$/).waitFor();
    await page.keyboard.press('n');
    await card(page, /^Puzzle \d+$/).waitFor({ state: 'detached' });
    await expectLeaving(page);
  });

  test('Back ends what is watched, and leaves the game on the table', async () => {
    const context = await player(options);
    const page = await open(context, DEAL);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Watch it play', exact: true }).click();
    await card(page, 'Watch it play').waitFor();
    await expectLevel(page, 1);
    await page.goBack();
    await card(page, 'Watch it play').waitFor({ state: 'detached' });
    await expectLeaving(page);
  });
});

test('a link to a lesson leads back to the game', async () => {
  const page = await visit(DEAL);
  await page.keyboard.press('d');
  await page.evaluate(() => (location.hash = '#/1/learn/spider'));
  await card(page, 'Learn to play').waitFor();
  await expectLevel(page, 1);
  await page.goBack();
  await expect.poll(() => made(page)).toBe('1 move');
  await expectLeaving(page);
});

test('a reload under windows comes up with the bare table, and Back leaves it', async () => {
  const page = await visit('/');
  await choose(page, 'Settings');
  await page.getByRole('button', { name: /^Appearance/ }).click();
  await expectLevel(page, 2);
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  await expectLevel(page, 0);
  await choose(page, 'Help');
  await expectLevel(page, 1);
  await page.goBack();
  await expectLeaving(page);
});

test('Forward opens nothing again', async () => {
  const page = await visit('/');
  await choose(page, 'Settings');
  await expectLevel(page, 1);
  await page.goBack();
  await expectShown(page);
  await page.evaluate(() => history.forward());
  await choose(page, 'Help');
  await expectShown(page, 'Help');
  await expectLevel(page, 1);
  await page.goBack();
  await expectLeaving(page);
});

test('windows that close and open in quick succession leave no entries', async () => {
  const page = await visit('/');
  for (const key of ['g', 'Escape', 'l', 'Escape', 's', '?', 'Escape', '?'])
    await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
  await expectLevel(page, 1);
  await page.goBack();
  await expectLeaving(page);
});

test('a link over a window opens once, and Back closes what it opened', async () => {
  const page = await visit(DEAL);
  await choose(page, 'Settings');
  const record = '[Game "spider"]\n[Version "1"]\n[Deal "own:1"]\n\n1. d\n';
  const hash = `#/1/record/${Buffer.from(record).toString('base64url')}`;
  await page.evaluate((wanted) => (location.hash = wanted), hash);
  await expectShown(page, 'Replay: Spider');
  await expectLevel(page, 2);
  // The game on the table is not begun: its address is there again.
  expect(new URL(page.url()).hash).toBe('#/1/deal/spider-1/1');
  await page.goBack();
  await expectShown(page, 'Settings');
  await page.goBack();
  await expectLeaving(page);
});

test('a link that would replace a game asks, over the window that is open', async () => {
  const page = await visit(DEAL);
  await page.keyboard.press('d');
  await choose(page, 'Settings');
  await page.evaluate(() => (location.hash = '#/1/deal/scorpion/7'));
  const stay = page.getByRole('button', { name: 'Stay' });
  await stay.waitFor();
  await expectLevel(page, 2);
  await page.goBack();
  await expectShown(page, 'Settings');
  expect(await page.locator('header .moves').innerText()).toBe('1 move');
  await page.evaluate(() => (location.hash = '#/1/deal/scorpion/7'));
  await stay.waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the link' }).click();
  await expect.poll(() => page.locator('header .title').innerText()).toMatch(/^Scorpion\b/);
  await expectLeaving(page);
});

test('a menu that goes as the screen is turned leaves nothing to go back from', async () => {
  const page = await visit(DEAL, { viewport: { width: 600, height: 960 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectShown(page, 'the menu');
  await expectLevel(page, 1);
  await page.setViewportSize({ width: 960, height: 600 });
  await expectLeaving(page);
});

test('Back leads from a day’s leaderboard to the daily deals', async () => {
  const context = await player();
  const deals = [{ day: TODAY, game: 'spider-1', version: 1, deal: 'own:1' }];
  await context.route('**/api/v1/daily', (route) =>
    route.fulfill({ json: { day: TODAY, deals, pending: [] } }),
  );
  const page = await open(context);
  const look = page.getByRole('button', { name: 'Leaderboard of Spider (1 Suit)' });
  await choose(page, 'Daily deals');
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await look.click();
    await expectShown(page, BOARD);
    await expectLevel(page, 2);
    await leave();
    await expectShown(page, 'Daily deals');
    await expectLevel(page, 1);
  }
  await page.goBack();
  await expectLeaving(page);
});

test('whatever was opened at the end of a game leads back there', async () => {
  const context = await player(SIZES.phone);
  await prefer(context, { shareAsked: true });
  const page = await open(context);
  const game = await nearlyWon();
  await addSavedGame(page, game);
  await win(page, game);
  const end = page.getByRole('dialog', { name: 'Won!' });
  for (const [button, title] of [
    ['Share…', 'Share the result'],
    [/goals reached$/, 'Goals'],
    ['Luck and skill', 'Luck and skill: Spider (1 Suit)'],
  ] as const) {
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await end.getByRole('button', { name: button }).click();
      await expectShown(page, title);
      await expectLevel(page, 2);
      await leave();
      await expectShown(page, 'Won!');
      await expectLevel(page, 1);
    }
  }
  await page.goBack();
  await expectLeaving(page);
});
