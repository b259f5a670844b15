/** The window at the end of a game. */

import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, inject, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player, prefer, visit } from './browser';
import { addSavedGame, putSavedGame, nearlyWon, win, type Unfinished } from './shared';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TODAY = new Date().toISOString().slice(0, 10);
const FIGURES = { played: 8, won: 6, lost: 2, average_win_time_ms: 372_000 };
const NONE = { played: 0, won: 0, lost: 0 };

/** A site that has two deals today and knows how others did. */
async function site(): Promise<BrowserContext> {
  const context = await player();
  await prefer(context, { shareAsked: true });
  const deals = ['spider-1', 'spider-2'].map((game) => ({
    day: TODAY,
    game,
    version: 1,
    deal: 'own:1',
  }));
  await context.route('**/api/v1/daily', (route) =>
    route.fulfill({ json: { day: TODAY, deals, pending: [] } }),
  );
  await context.route('**/api/v1/statistics/**', (route) =>
    route.fulfill({ json: { game: 'spider-1', unassisted: FIGURES, assisted: NONE } }),
  );
  return context;
}

async function won(page: Page, game: Unfinished): Promise<void> {
  await addSavedGame(page, game);
  await win(page, game);
}

const ended = (page: Page) => page.getByRole('dialog');

describe('a game that was won', () => {
  test('shows its figures, and how the score came about', async () => {
    const page = await visit('/', PHONE);
    await won(page, await nearlyWon());
    const texts = await ended(page).locator('dl > div').allInnerTexts();
    const [time, moves, score, ...parts] = texts.map((text) => text.split(/\n+/));
    expect(time).toEqual(['Time', '0:42']);
    expect(moves).toEqual(['Moves', '96']);
    expect(parts).toEqual([
      ['Start', '500'],
      ['Moves', '−91'],
      ['Collected runs', '+800'],
    ]);
    expect(score).toEqual(['Score', '1,209']);
    await ended(page).getByText('First win in this game').waitFor();
    expect(await breaches(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const again = await ended(page).getByRole('button', { name: 'Play again' }).boundingBox();
    expect(again?.y, 'under the thumb').toBeGreaterThan(700);
  });

  test('is compared with other wins, and another one is dealt', async () => {
    const page = await visit('/');
    const game = await nearlyWon();
    // A deal that was won before would not be compared.
    const other = { ...game, deal: 'own:2' };
    await putSavedGame(page, other, { result: 'won', score: 1100, kind: 'no-undo' });
    await won(page, game);
    await ended(page).getByText('The best of your 2 wins by score').waitFor();
    await ended(page).getByText('2 wins in a row').waitFor();
    await ended(page).getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => page.locator('header .moves').innerText()).toBe('0 moves');
  });

  test('says how hard its deal was, when asked', async () => {
    const page = await visit('/');
    await won(page, await nearlyWon());
    await ended(page).getByRole('button', { name: 'Find out' }).click();
    await ended(page)
      .getByText(/^(This deal comes first\.|Deals to compare with: .*|This deal is winnable.*)$/)
      .waitFor();
    expect(await breaches(page)).toEqual([]);
  });
});

test('on a site the end of a game tells how others did, and leads to the next daily deal', async () => {
  const page = await open(await site());
  await won(page, await nearlyWon(TODAY));
  await ended(page)
    .getByText('Of 8 shared games of this deal, 75% were won. Average time: 6:12.')
    .waitFor();
  await ended(page).getByText('Streak: one day').waitFor();
  expect(await breaches(page)).toEqual([]);
  // That of the game just played is done.
  await ended(page).getByRole('button', { name: 'Next daily deal: Spider (2 Suits)' }).click();
  await page.getByRole('heading', { name: 'Spider (2 Suits)' }).waitFor();
});

test('a challenge says what is to be beaten, and at the end who did better', async () => {
  const game = await nearlyWon();
  const page = await visit('/?deal=spider-1:own:1&beat=p1204m99t272.Ada');
  const notice = page.locator('.notice');
  await notice.getByText('Ada got 1,204 points in 99 moves. Can you do better?').waitFor();
  expect(await breaches(page)).toEqual([]);
  await won(page, game);
  await ended(page).getByText('You did better than Ada!').waitFor();
  const table = ended(page).getByRole('table', { name: 'Challenge' });
  await table.getByRole('row', { name: 'Score 1,209 1,204' }).waitFor();
  await table.getByRole('row', { name: 'Moves 96 99' }).waitFor();
  await table.getByRole('row', { name: 'Time 0:42 4:32' }).waitFor();
  expect(await breaches(page)).toEqual([]);
});

test('a challenge with a result that nobody can have is refused', async () => {
  const page = await visit('/?deal=spider-1:own:1&beat=p1204');
  await page.locator('.notice').getByText('The link could not be opened').waitFor();
});

describe('a result', () => {
  test('can be shared as a picture, as text and as a challenge', async () => {
    const context = await player({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
    await prefer(context, { shareAsked: true, nickname: 'Ada' });
    const page = await open(context);
    await won(page, await nearlyWon());
    await ended(page).getByRole('button', { name: 'Share…' }).click();
    const picture = ended(page).getByRole('img', { name: /^The picture: Spider \(1 Suit\)/ });
    await picture.waitFor();
    const told = /cards in order over the moves\. Rows dealt: 5\. Runs collected: 8\.$/;
    expect(await picture.getAttribute('alt')).toMatch(told);
    expect(await breaches(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      ended(page).getByRole('button', { name: 'Save the picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('webspinner-Spider-1-Suit.png');
    const { width, height, data } = PNG.sync.read(await readFile(await download.path()));
    expect([width, height]).toEqual([1200, 630]);
    // Curve, marks, table, frame and letters: not one colour only.
    const colours = new Set(
      Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(4 * at)),
    );
    expect(colours.size).toBeGreaterThan(100);

    await ended(page).getByRole('button', { name: 'Copy as text' }).click();
    await ended(page).getByText('Copied.').waitFor();
    const link = `${inject('origin')}/?deal=spider-1:own:1&beat=p1209m96t42.Ada`;
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual([
      '🕷️ Spider (1 Suit) ✅',
      '♠️'.repeat(8),
      '🏆 1,209  👣 96  ⏱️ 0:42',
      link,
    ]);
    await ended(page).getByRole('button', { name: 'Copy a challenge' }).click();
    // With the moves, for a race.
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`${link}#moves=`);
    const friend = await visit(link.slice(inject('origin').length));
    await friend.locator('.notice').getByText('Ada got 1,209 points in 96 moves.').waitFor();
    await ended(page).getByRole('button', { name: 'Back' }).click();
    await ended(page).getByRole('button', { name: 'Play again' }).waitFor();
  });

  test('of a daily deal shows no suit of a run in its picture', async () => {
    const page = await visit('/');
    // The same deal, won on its day and as any other.
    const suits: number[] = [];
    for (const day of [undefined, TODAY]) {
      await won(page, await nearlyWon(day));
      await ended(page).getByRole('button', { name: 'Share…' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        ended(page).getByRole('button', { name: 'Save the picture' }).click(),
      ]);
      const { data } = PNG.sync.read(await readFile(await download.path()));
      const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(4 * at));
      suits.push(pixels.filter((pixel) => pixel === 0x1b1b1bff).length);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    expect(suits[0]).toBeGreaterThan(1000);
    expect(suits[1]).toBe(0);
  });

  test('can be shared as a film, which can be given up while it is made', async () => {
    const page = await visit('/');
    await won(page, await nearlyWon());
    await ended(page).getByRole('button', { name: 'Share…' }).click();
    const make = ended(page).getByRole('button', { name: 'Make a film of the game' });
    await make.click();
    await ended(page).getByRole('progressbar', { name: 'Making the film' }).waitFor();
    expect(await breaches(page)).toEqual([]);
    await ended(page).getByRole('button', { name: 'Cancel' }).click();
    await make.click();
    await ended(page).getByText('The film is ready').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      ended(page).getByRole('button', { name: 'Save the film' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('webspinner-Spider-1-Suit.gif');
    const film = await readFile(await download.path());
    expect(film.toString('latin1', 0, 6)).toBe('GIF89a');
    expect([film.readUInt16LE(6), film.readUInt16LE(8)]).toEqual([520, 390]);
    expect(film.length).toBeLessThan(6_000_000);
    // The browser reads it: at least a frame for each move.
    const frames = await page.evaluate(async (text) => {
      const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type: 'image/gif' });
      await decoder.tracks.ready;
      await decoder.completed;
      return decoder.tracks.selectedTrack?.frameCount ?? 0;
    }, film.toString('base64'));
    expect(frames).toBeGreaterThan(96);
  });
});
