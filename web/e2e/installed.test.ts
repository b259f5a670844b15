/** The page as an installed program: its shortcuts and its files. */

import { readFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { breaches } from './axe';
import { open, player, visit } from './browser';

const RECORD = new URL('../../crates/cli/records/won-one-suit.spider', import.meta.url);

const moves = (page: Page): Promise<string> => page.locator('header .moves').innerText();

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
}

async function manifest(): Promise<Manifest> {
  const response = await fetch(new URL('/manifest.webmanifest', inject('origin')));
  return (await response.json()) as Manifest;
}

/** The address of a shortcut. */
async function shortcut(name: string): Promise<string> {
  const [found] = (await manifest()).shortcuts.filter((one) => one.name === name);
  if (!found) throw new Error(`the manifest has no shortcut ${name}`);
  return found.url;
}

test('every picture of the manifest is served as what the manifest says it is', async () => {
  const { icons, screenshots, shortcuts } = await manifest();
  const all = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)];
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...all, touch]) {
    const response = await fetch(new URL(src, inject('origin')));
    expect([response.status, response.headers.get('content-type')], src).toEqual([200, type]);
    if (type !== 'image/png') continue;
    const { width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('the browser finds nothing wrong with the manifest', async () => {
  const page = await visit();
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
});

test('the shortcut for a new deal deals the last game anew, and offers the old one', async () => {
  const context = await player();
  const first = await open(context, '/#/1/deal/scorpion/own:1');
  await first.keyboard.press('d');
  await expect.poll(() => moves(first)).toBe('1 move');
  await first.close();
  const page = await open(context, await shortcut('New deal'));
  await expect.poll(() => page.title()).toMatch(/^Scorpion/);
  expect(await moves(page)).toBe('0 moves');
  expect(new URL(page.url()).hash).toBe('');
  const notice = page.locator('.notice');
  expect(await notice.innerText()).toContain('Scorpion was saved.');
  await notice.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => moves(page)).toBe('1 move');
});

test('a shortcut also works in a window that is open already', async () => {
  const page = await visit('/#/1/deal/scorpion/own:1');
  await page.keyboard.press('d');
  await expect.poll(() => moves(page)).toBe('1 move');
  await page.goto(await shortcut('New deal'));
  await expect.poll(() => moves(page)).toBe('0 moves');
  expect(await page.title()).toMatch(/^Scorpion/);
  await page.goto(await shortcut('Daily deals'));
  await page.getByRole('dialog', { name: 'Daily deals' }).waitFor();
});

test('the shortcut for the daily deals opens them over the last game', async () => {
  const context = await player();
  const first = await open(context, '/#/1/deal/scorpion/own:1');
  await first.keyboard.press('d');
  await expect.poll(() => moves(first)).toBe('1 move');
  await first.close();
  const page = await open(context, await shortcut('Daily deals'));
  await page.getByRole('dialog', { name: 'Daily deals' }).waitFor();
  expect(await moves(page)).toBe('1 move');
});

/** Stands in for the system, which hands files only to pages that are installed. */
async function canLaunch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const setConsumer = (consumer: unknown): void => {
      Object.assign(globalThis, { launch: consumer });
    };
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  });
}

async function launch(page: Page, texts: readonly string[]): Promise<void> {
  await page.waitForFunction(() => 'launch' in globalThis);
  await page.evaluate((texts) => {
    const { launch } = globalThis as unknown as {
      launch: (parameters: { files: unknown[] }) => void;
    };
    const files = texts.map((text, at) => ({
      getFile: () => Promise.resolve(new File([text], `${at}.spider`)),
    }));
    launch({ files });
  }, texts);
}

test('a record that is opened with the page is replayed, and the game on the table stays', async () => {
  const context = await player();
  await canLaunch(context);
  const page = await open(context, '/#/1/deal/scorpion/own:1');
  await page.keyboard.press('d');
  await expect.poll(() => moves(page)).toBe('1 move');
  // Without files, it is an ordinary start.
  await launch(page, []);
  await launch(page, [await readFile(RECORD, 'utf8')]);
  await page.getByRole('dialog', { name: 'Spider (1 Suit)' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await moves(page)).toBe('1 move');
});

test('several records are imported, and what cannot be read is reported', async () => {
  const context = await player();
  await canLaunch(context);
  const page = await open(context);
  const record = await readFile(RECORD, 'utf8');
  const other = '[Game "spider-1"]\n[Version "1"]\n[Deal "own:1"]\n[Result "unfinished"]\n\n1. d\n';
  await launch(page, [record, other]);
  const dialog = page.getByRole('dialog', { name: 'Saved games' });
  await dialog.getByText(/^2 games were added\.$/).waitFor();
  await launch(page, ['[Game "spider-1"]\n[Version "one"]\n']);
  await dialog.getByText('0.spider: line 2, column 11:').waitFor();
});

test('what the browser can install is in the menu, and nobody is asked unasked', async () => {
  const page = await visit('/#/1/deal/spider-1/1');
  const item = page.getByRole('button', { name: 'Install as an app' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  expect(await item.count()).toBe(0);
  await page.keyboard.press('Escape');
  const silenced = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = (): Promise<void> => {
      document.title = 'the browser asks';
      return Promise.resolve();
    };
    return !dispatchEvent(Object.assign(offer, { prompt }));
  });
  expect(silenced).toBe(true);
  await menu.click();
  expect(await breaches(page)).toEqual([]);
  await item.click();
  await expect.poll(() => page.title()).toBe('the browser asks');
  await menu.click();
  expect(await item.count()).toBe(0);
});
