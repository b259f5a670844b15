/** The pictures of the front page that stand still. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'vitest';

import { open, player, prefer, stranger } from '../browser';
import { addSavedGame, begun, choose, makeLastMove, nearlyWon } from '../shared';
import { Film } from './film';

const DESK = { viewport: { width: 1200, height: 750 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const LOST = new URL('../lines/lost-spiderette.spider', import.meta.url);
const QUIET = { showClock: false, soundOffered: true, engineAgreed: true, shareAsked: true };

/** Opens the page of a player with these settings. */
async function visit(options: BrowserContextOptions, settings: object): Promise<Page> {
  const context = await player(options);
  await prefer(context, { ...QUIET, ...settings });
  return open(context);
}

async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.fonts.ready);
  // Court cards come a little later than the others.
  await page.waitForTimeout(1500);
  const film = new Film();
  film.show(await page.screenshot(), 1000);
  const path = new URL(`../../../docs/pictures/${name}.webp`, import.meta.url);
  await film.save(fileURLToPath(path));
}

test('the start screen', async () => {
  const page = await open(await stranger(DESK));
  await take(page, 'home');
});

test('a game', async () => {
  const page = await visit(DESK, { theme: 'dew' });
  await addSavedGame(page, await begun('spider-2', 75));
  await take(page, 'game');
});

test('a win', async () => {
  const page = await visit({ ...DESK, reducedMotion: 'no-preference' }, { celebration: 'cascade' });
  const game = await nearlyWon();
  await addSavedGame(page, game);
  await makeLastMove(page, game);
  await page.getByText('Won!').first().waitFor();
  await take(page, 'win');
});

test('the review of a lost game', async () => {
  const page = await visit(DESK, {});
  const record = await readFile(LOST, 'utf8');
  await addSavedGame(page, { game: 'spiderette-1', deal: 'own:6', record, moves: 38 });
  await choose(page, 'Review');
  await page.getByRole('button', { name: 'Luck and skill' }).click();
  await page.getByRole('button', { name: 'Show a better one' }).first().click();
  await take(page, 'review');
});

test('on a phone', async () => {
  const page = await visit({ ...PHONE, colorScheme: 'dark' }, { theme: 'dew' });
  await addSavedGame(page, await begun('spider-1', 62));
  await take(page, 'phone');
});
