/** A new version of the page, while the old one is open. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';

import { breaches } from './axe';
import { open, player, prefer, STORING, worksOffline } from './browser';

interface Site {
  readonly origin: string;
  /** From now on, the site has another version of the page. */
  publish(): void;
}

/** The served page, behind a server that can change the name of the build in its service worker. */
async function site(): Promise<Site> {
  let version = 1;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', inject('origin')));
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = new Headers(answer.headers);
      // The body has been unpacked, and a new version has other tags.
      for (const name of ['content-encoding', 'content-length', 'etag', 'transfer-encoding'])
        headers.delete(name);
      response.writeHead(answer.status, Object.fromEntries(headers));
      const isWorker = request.url === '/sw.js' && version > 1;
      response.end(isWorker ? body.toString().replace("BUILD = '", `$&${version}-`) : body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, publish: () => (version += 1) };
}

/** The address of a file that the server no longer has. */
const OLD = '/assets/old-0000.js';

const notice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'A new version is ready.' });

const moves = (page: Page): Promise<string> => page.locator('header .moves').innerText();

/** The names of the stored builds. */
const builds = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Marks the page: the mark is gone once it has reloaded. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
}

const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in globalThis);

/** A site and a player whose browser has stored it. */
async function stored(): Promise<{ context: BrowserContext; page: Page; publish: () => void }> {
  const { origin, publish } = await site();
  const context = await player({ ...STORING, baseURL: origin });
  await prefer(context, { showClock: false });
  const page = await open(context, '/#/1/deal/spider-1/1');
  await worksOffline(page);
  return { context, page, publish };
}

/** Looks for another version, and waits until it is ready. */
async function find(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await notice(page).waitFor();
}

test('the first version of all, and the same version again, are no news', async () => {
  const { page } = await stored();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeTruthy();
  expect(await notice(page).count()).toBe(0);
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  expect(await notice(page).count()).toBe(0);
});

test('a new version waits for the player, and every window goes on with its own game', async () => {
  const { context, page, publish } = await stored();
  for (const key of ['d', 'd']) await page.keyboard.press(key);
  await expect.poll(() => moves(page)).toBe('2 moves');
  const other = await open(context, '/#/1/deal/scorpion/own:1');
  await other.keyboard.press('d');
  await expect.poll(() => moves(other)).toBe('1 move');
  // A deal without a move is saved nowhere.
  const third = await open(context);
  await third.keyboard.press('n');
  const deal = await third.locator('header .title').getAttribute('title');
  const [old] = await builds(page);

  publish();
  await find(page);
  await notice(other).waitFor();
  expect(await breaches(page)).toEqual([]);
  // Nothing happens by itself.
  await page.keyboard.press('u');
  await expect.poll(() => moves(page)).toMatch(/^\d+ moves?$/);
  expect(await moves(other)).toBe('1 move');
  for (const one of [page, other, third]) await mark(one);

  const before = await moves(page);
  await notice(page).getByRole('button', { name: 'Reload' }).focus();
  await page.keyboard.press('Enter');
  for (const one of [page, other, third]) {
    await expect.poll(() => isMarked(one).catch(() => true)).toBe(false);
    await one.locator('[data-place]').first().waitFor();
    expect(await notice(one).count()).toBe(0);
  }
  expect([await moves(page), await page.title()]).toEqual([before, 'Spider (1 Suit) · Webspinner']);
  await page.keyboard.press('r');
  await expect.poll(() => moves(page)).not.toBe(before);
  expect([await moves(other), await other.title()]).toEqual(['1 move', 'Scorpion · Webspinner']);
  expect(await third.locator('header .title').getAttribute('title')).toBe(deal);

  // Once a single window is left, the old version is no longer stored.
  await other.close();
  await third.close();
  await page.reload();
  await expect
    .poll(() => builds(page))
    .toEqual([expect.stringMatching(/^webspinner-2-/) as unknown]);
  expect(old).toBeTruthy();
});

test('a window in which the player writes reloads only when it is closed', async () => {
  const { context, page, publish } = await stored();
  const other = await open(context, '/#/1/deal/scorpion/own:1');
  await other.keyboard.press('k');
  const dialog = other.getByRole('dialog', { name: 'Saved games' });
  await dialog.locator('summary').click();
  await dialog.getByRole('textbox').fill('half a record');
  // A file that only the old version has.
  await page.evaluate(async (path) => {
    const [old] = await caches.keys();
    await (await caches.open(old!)).put(path, new Response('old'));
  }, OLD);
  publish();
  await find(page);
  await mark(page);
  await mark(other);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  expect(await dialog.getByRole('textbox').inputValue()).toBe('half a record');
  expect(await other.evaluate(async (path) => (await fetch(path)).text(), OLD)).toBe('old');
  expect(await isMarked(other)).toBe(true);
  await other.keyboard.press('Escape');
  await expect.poll(() => isMarked(other).catch(() => true)).toBe(false);
  await expect.poll(() => other.title()).toBe('Scorpion · Webspinner');
});
