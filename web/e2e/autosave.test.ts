import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player } from './browser';
import { said } from './table';

const DEAL = '/#/1/deal/spider-1/1';

async function moves(page: Page): Promise<string> {
  return page.locator('header .moves').innerText();
}

/** The part of the address that links to a game, as the page itself has it. */
function hash(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}

/**
 * The moves of every saved game, read from the browser's storage once it holds this many games.
 */
async function savedMoves(page: Page, games: number): Promise<number[]> {
  const read = (): Promise<number[]> =>
    page.evaluate(async () => {
      const opening = indexedDB.open('webspinner');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('no database'));
      });
      const all = database.transaction('games').objectStore('games').getAll();
      const rows = await new Promise<{ info: { moves: number } }[]>((resolve) => {
        all.onsuccess = () => resolve(all.result as { info: { moves: number } }[]);
      });
      database.close();
      return rows.map(({ info }) => info.moves);
    });
  await expect.poll(async () => (await read()).length, { message: 'saved games' }).toBe(games);
  return (await read()).sort((one, other) => one - other);
}

/** Plays the first moves of a line that wins. */
async function play(page: Page, ...columns: string[]): Promise<void> {
  for (const column of columns) await page.keyboard.press(column);
}

async function reopened(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  return open(context);
}

test('a game continues where its closed tab left it', async () => {
  const context = await player();
  const page = await open(context, DEAL);
  await play(page, '7', '9', '0', '3');
  expect(await moves(page)).toBe('2 moves');
  await savedMoves(page, 1);
  const next = await reopened(context, page);
  expect(await moves(next)).toBe('2 moves');
  expect(await next.getByRole('heading', { level: 1 }).innerText()).toBe('Spider (1 Suit)');
  await next.keyboard.press('u');
  expect(await moves(next)).toBe('1 move');
});

test('nothing is lost when the page is closed right after a move', async () => {
  const page = await open(await player(), DEAL);
  for (const row of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('d');
    await page.reload();
    await page.locator('[data-place]').first().waitFor();
    expect(await moves(page)).toBe(row === 1 ? '1 move' : `${row} moves`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Spider (1 Suit)');
  }
  expect(await savedMoves(page, 1)).toEqual([5]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('unsaved'))),
  ).toEqual([]);
});

test('two tabs with the same game lose no move of either', async () => {
  const context = await player();
  const first = await open(context, DEAL);
  await play(first, '7', '9');
  await savedMoves(first, 1);
  const second = await open(context);
  expect(await moves(second)).toBe('1 move');
  await play(second, '0', '3');
  await expect.poll(() => savedMoves(second, 1)).toEqual([2]);
  await play(first, '0', '3', '3', '9');
  expect(await moves(first)).toBe('3 moves');
  await expect.poll(() => savedMoves(first, 2)).toEqual([2, 3]);
});

test('a tab in which a game is only looked at leaves it to the other', async () => {
  const context = await player();
  const first = await open(context, DEAL);
  await play(first, '7', '9');
  await savedMoves(first, 1);
  const second = await open(context);
  await second.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await play(first, '0', '3');
  await expect.poll(() => savedMoves(first, 1)).toEqual([2]);
  await second.close();
  expect(await moves(await reopened(context, first))).toBe('2 moves');
});

test('a continued game replaces no other, even if it ends at once', async () => {
  const context = await player();
  const page = await open(context, '/#/1/deal/simple-simon/42');
  await play(page, '9', '1');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await savedMoves(page, 1);
  await page.goto(DEAL);
  // The game before is over, so the page does not ask.
  await expect.poll(() => moves(page)).toBe('0 moves');
  await play(page, '7', '9', '0', '3');
  await expect.poll(() => savedMoves(page, 2)).toEqual([1, 2]);
  await play(page, 'k');
  const list = page.getByRole('dialog', { name: 'Saved games' });
  await list.getByRole('radio', { name: /^Simple Simon/ }).check();
  await list.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Simple Simon');
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  expect(await savedMoves(page, 2)).toEqual([1, 2]);
});

test('a setting changed in one tab is not undone by another that was open before', async () => {
  const context = await player();
  const [first, second] = [await open(context), await open(context)];
  const choose = async (page: Page, label: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByLabel(label).check();
    await page.keyboard.press('Escape');
  };
  await choose(first, 'Left-handed: stock on the left');
  await choose(second, 'Click to select cards, click again to put them down');
  const chosen = await second.evaluate(
    () => JSON.parse(localStorage.getItem('webspinner-settings') ?? '{}') as object,
  );
  expect(chosen).toMatchObject({ leftHanded: true, clickTakes: true });
});

test('a game from a link is there again after a reload', async () => {
  const page = await open(await player(), '/#/1/deal/scorpion/9');
  const heading = page.getByRole('heading', { level: 1 });
  const reload = async (): Promise<void> => {
    await page.reload();
    await page.locator('[data-place]').first().waitFor();
  };
  await reload();
  expect(await heading.innerText()).toBe('Scorpion');
  await page.keyboard.press('l');
  const link = await page.getByRole('textbox', { name: /^This position/ }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  await savedMoves(page, 1);
  // From its first move on the game itself is saved, and the address is that of the page again.
  await expect.poll(() => hash(page)).toBe('');
  await reload();
  expect([await heading.innerText(), await moves(page)]).toEqual(['Scorpion', '1 move']);

  const context = await player();
  const other = await open(context, link.slice(link.indexOf('/#')));
  await other.reload();
  await other.locator('[data-place]').first().waitFor();
  expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe('Scorpion');
});

test('a practised position is continued after a reload, and after its tab was closed', async () => {
  const context = await player();
  const page = await open(context, DEAL);
  await play(page, 'd');
  await savedMoves(page, 1);
  await page.keyboard.press('l');
  const link = await page.getByRole('textbox', { name: /^This position/ }).inputValue();
  const practice = await open(context, link.slice(link.indexOf('/#')));
  expect(await moves(practice)).toBe('0 moves');
  await play(practice, 'd', 'd', 'd', 'u');
  await expect.poll(() => moves(practice)).toBe('2 moves');
  await expect.poll(() => hash(practice)).toBe('');
  // Twice: what was continued must be there again, too.
  for (const _ of [1, 2]) {
    await practice.reload();
    await practice.locator('[data-place]').first().waitFor();
    expect(await moves(practice)).toBe('2 moves');
  }
  await play(practice, 'r');
  expect(await moves(practice)).toBe('3 moves');
  const next = await reopened(context, practice);
  expect(await moves(next)).toBe('3 moves');
  // It is no saved game, as the question before opening a link says, and makes way for one.
  expect(await savedMoves(next, 1)).toEqual([1]);
  await next.goto('/#/1/deal/spider/7');
  await next.getByRole('dialog').getByText('it will not be saved').waitFor();
  await next.getByRole('button', { name: 'Stay' }).click();
  await play(next, 'n');
  await next.reload();
  await next.locator('[data-place]').first().waitFor();
  expect(await moves(next)).toBe('1 move');
});

test('a broken link leaves the game alone', async () => {
  const context = await player();
  const page = await open(context, DEAL);
  await play(page, '7', '9');
  await savedMoves(page, 1);
  for (const link of [
    '#/1/deal/no-such-game/1',
    '#/1/deal/spider-1/xyz',
    '#/1/deal/spider-1/own:99999999999999999999',
    '?deal=scorpion:kpat:5',
    '#/1/position/spider-1/AAAA',
    '#/1/record/%%%',
  ]) {
    const other = await open(context, `/${link}`);
    expect(await moves(other), link).toBe('1 move');
    const said = await other.locator('.notice').innerText();
    expect(said, link).toMatch(/^The link could not be opened: \S/);
    if (link.includes('own:')) expect(said).toContain('write pysol:99999999999999999999');
    if (link.includes('kpat:')) expect(said).toContain('Scorpion has no kpat deals');
    await other.close();
  }
});

test('without storage the game can be played, and the page says that it is not saved', async () => {
  const context = await player();
  await context.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('storage is refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    IDBFactory.prototype.open = refuse;
  });
  const page = await open(context, DEAL);
  await play(page, '7', '9');
  expect(await moves(page)).toBe('1 move');
  await expect
    .poll(() => page.locator('.notice').innerText())
    .toMatch(/^This browser does not store anything/);
  await play(page, '0', '3');
  expect(await moves(page)).toBe('2 moves');
  expect(await said(page)).not.toBe('');
});

test('a browser whose storage never answers has a game nevertheless, and is told', async () => {
  const context = await player();
  await context.clock.install();
  await context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...of) {
      return Object.assign(open.apply(this, of), { addEventListener: () => undefined });
    };
  });
  const page = await context.newPage();
  await page.goto('/');
  const later = async (): Promise<string> => {
    await context.clock.runFor(5000);
    return (await page.locator('.notice').allInnerTexts()).join();
  };
  await expect.poll(later).toMatch(/^This browser does not store anything/);
  await play(page, 'd');
  expect(await moves(page)).toBe('1 move');
});
