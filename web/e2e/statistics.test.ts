/** The window of statistics: what it says before the first game, and about many. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player } from './browser';
import { choose, nearlyWon, putSavedGame } from './shared';

interface Played {
  readonly game: string;
  readonly won: boolean;
  readonly daysAgo: number;
  readonly assisted?: boolean;
  readonly moves?: number;
  /** What else a list shows of it. */
  readonly info?: object;
}

/** Puts games that have ended among the saved ones. */
async function add(page: Page, games: readonly Played[]): Promise<void> {
  const saved = games.map((played, nth) => {
    const { game, won, daysAgo, assisted = false, moves = 150 } = played;
    const updated = new Date(Date.now() - daysAgo * 86_400_000 - nth).toISOString();
    const result = won ? 'won' : 'lost';
    const info = { game, name: game, deal: `ms:${nth + 1}`, result, moves, assisted, undos: 1 };
    const figures = { timeMs: 400_000, begun: true, cardsInOrder: 100, score: 1000 };
    return {
      id: `game-${nth}`,
      revision: 1,
      started: updated,
      updated,
      record: '',
      info: { ...info, ...figures, date: updated.slice(0, 10), ...played.info },
    };
  });
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
  }, saved);
}

/** The big figures by their names. */
async function head(dialog: Locator): Promise<Record<string, string>> {
  const all = await dialog
    .locator('.head dl > div')
    .evaluateAll((tiles) =>
      tiles.map((tile) => ['dt', 'dd'].map((tag) => tile.querySelector(tag)?.textContent.trim())),
    );
  return Object.fromEntries(all) as Record<string, string>;
}

const GAMES: readonly Played[] = [
  ...Array.from({ length: 8 }, (_, at) => ({ game: 'spider-1', won: true, daysAgo: 20 + at })),
  { game: 'spider-1', won: false, daysAgo: 19 },
  { game: 'spider', won: false, daysAgo: 9, moves: 20 },
  { game: 'spider', won: true, daysAgo: 8, moves: 171 },
  { game: 'scorpion', won: true, daysAgo: 0, moves: 70 },
  { game: 'spider-2', won: true, daysAgo: 3, assisted: true },
];

test.each([
  ['light', { width: 1280, height: 800 }],
  ['dark', { width: 390, height: 844 }],
  ['light', { width: 320, height: 640 }],
] as const)(
  'statistics begin with what matters, and can be narrowed (%s)',
  async (scheme, size) => {
    const page = await open(await player({ colorScheme: scheme, viewport: size }));
    await add(page, GAMES);
    await choose(page, 'Statistics');
    const dialog = page.getByRole('dialog', { name: 'Statistics' });
    const won = { 'Win rate': '83%', 'Games played': '12', Wins: '10' };
    await expect
      .poll(() => head(dialog))
      .toEqual({ ...won, 'Current streak': '2', 'Best streak': '8' });
    expect(await breaches(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const width = await dialog
      .locator('.body')
      .evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(width).toBe(0);

    const figure = dialog.getByRole('figure', { name: 'Your weeks' });
    await figure.getByText('Data').click();
    const rows = figure.getByRole('row');
    await expect.poll(() => rows.count()).toBe(9);
    expect(await rows.nth(1).innerText()).toMatch(/\b1\s+1$/);
    expect(await breaches(page)).toEqual([]);

    const year = dialog.getByRole('figure', { name: 'Your year' });
    await year.getByText('12 games on 12 days, 10 won.').waitFor();
    // The days with a win, and the four tones that are explained.
    expect(await year.locator('svg rect.won').count()).toBe(10 + 4);
    expect(await year.locator('svg rect.played').count()).toBe(2);
    await year.getByText('Data').click();
    await expect.poll(() => year.getByRole('row').count()).toBe(13);
    const frame = year.locator('.frame');
    const edges = await frame.evaluate((one) => [
      one.scrollWidth - one.clientWidth,
      one.scrollLeft,
    ]);
    // On a phone it scrolls, and begins at its end, which is now.
    expect(edges[0]! > 0).toBe(size.width < 720);
    expect(Math.abs(edges[0]! - edges[1]!)).toBeLessThan(2);
    if (size.width < 720) {
      await frame.focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => frame.evaluate((one) => one.scrollLeft)).toBeLessThan(edges[1]!);
    }
    expect(await breaches(page)).toEqual([]);

    const back = dialog.getByRole('group', { name: 'Looking back' });
    expect(await back.getByRole('radio', { name: 'This week' }).isChecked()).toBe(true);
    await dialog.getByText('Fewest moves: 70, in Scorpion.').waitFor();
    await back.getByRole('radio', { name: String(new Date().getFullYear()) }).check();
    await dialog.getByText('Fewest moves: 70, in Scorpion.').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy as text' }).click();
    await dialog.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^🕸️ \d{4}\n\d+ games? on /);

    const cards = dialog.getByRole('listitem');
    await cards.filter({ hasText: 'Spider (1 Suit)' }).getByText('8 of 9 won').waitFor();
    const four = cards.filter({ has: page.getByRole('button', { name: 'Spider', exact: true }) });
    expect(await four.innerText()).toMatch(/Fewest moves\s+171\s+Best time\s+6:40/);
    await four.getByText('at least 99% of deals are winnable').waitFor();

    await dialog.getByRole('group', { name: 'Suits' }).getByRole('radio', { name: '4' }).check();
    await expect
      .poll(() => head(dialog))
      .toMatchObject({ 'Games played': '3', 'Best streak': '2' });
    await four.getByRole('button').click();
    await expect.poll(() => head(dialog)).toMatchObject({ 'Games played': '2', 'Win rate': '50%' });
    expect(await dialog.getByRole('combobox', { name: 'Game' }).inputValue()).toBe('spider');

    await dialog.getByRole('combobox', { name: 'Game' }).selectOption('spider-2');
    expect(await dialog.getByRole('radio', { name: 'All' }).isChecked()).toBe(true);
    // Only assisted games were played: they are shown unasked.
    await expect
      .poll(() => head(dialog))
      .toMatchObject({ 'Games played': '1', 'Win rate': '100%' });
    await dialog.getByText('All figures').click();
    const ratio = dialog.getByRole('row', { name: /^Wins per loss/ });
    expect(await ratio.getByRole('cell').allInnerTexts()).toEqual(['∞']);
    expect(await breaches(page)).toEqual([]);
  },
);

test('a game that was left for another deal counts as lost, and each kind of playing has its group', async () => {
  const page = await open(await player());
  const left = { result: 'unfinished', undos: 0, kind: 'no-undo', atStake: true };
  await add(page, [
    { game: 'spider', won: true, daysAgo: 1, info: { undos: 2, kind: 'undo', atStake: true } },
    { game: 'spider', won: false, daysAgo: 2, info: left },
    { game: 'wasp', won: false, daysAgo: 3, info: left },
  ]);
  await choose(page, 'Statistics');
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  await expect.poll(() => head(dialog)).toMatchObject({ 'Games played': '2', 'Win rate': '50%' });
  await dialog.getByText('One of them was left for another deal').waitFor();
  const group = dialog.getByRole('combobox', { name: 'Group' });
  expect(await group.locator('option').allInnerTexts()).toEqual([
    'first tries: 2',
    'nothing undone: 1',
    'undo, no new card: 1',
  ]);
  await group.selectOption('undo');
  await expect.poll(() => head(dialog)).toMatchObject({ 'Games played': '1', 'Win rate': '100%' });
  expect(await breaches(page)).toEqual([]);
});

test('before the first game statistics invite to play', async () => {
  const page = await open(await player());
  await choose(page, 'Statistics');
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  await dialog.getByRole('heading', { name: 'Your wins will appear here' }).waitFor();
  expect(await breaches(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Back to the table' }).click();
  await dialog.waitFor({ state: 'detached' });
  await choose(page, 'Statistics');
  await dialog.getByRole('button', { name: 'Choose a game' }).click();
  await page.getByRole('dialog', { name: 'Webspinner' }).waitFor();
});

test('games of an earlier version are judged by the rules of this one, and it is said once', async () => {
  const page = await open(await player());
  await putSavedGame(page, await nearlyWon());
  await choose(page, 'Statistics');
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  await dialog.getByText('A game from an earlier version was judged again').waitFor();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await choose(page, 'Statistics');
  await dialog.waitFor();
  await expect.poll(() => dialog.getByText('judged again').count()).toBe(0);
});
