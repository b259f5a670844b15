/** Pages in a browser for the tests of one file. */

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';

export const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
export const OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters are drawn alike on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
});

/**
 * A player's browser; its storage is deleted at the end of the test. The page has welcomed this
 * player before, so it begins with a table.
 */
export async function player(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await stranger(options);
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    try {
      localStorage.setItem('webspinner-welcomed', '2026-11-21');
    } catch {
      // Where a test refuses storage, nobody is welcomed.
    }
  });
  return context;
}

/** The browser of somebody who has never seen the page. */
export async function stranger(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= chromium.launch({ executablePath: PROGRAM, args: OPTIONS });
  const context = await (
    await browser
  ).newContext({
    baseURL: inject('origin'),
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  // Long enough for the busiest machine.
  context.setDefaultTimeout(120_000);
  const wrong: string[] = [];
  context.on('weberror', (error) => wrong.push(String(error.error().stack)));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) wrong.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(wrong, 'errors in the page').toEqual([]);
  });
  return context;
}

/** An address at which there is nothing. */
export const NOWHERE = '/nothing/here';

/** Console errors that the browser itself writes about a missing network and refused requests. */
function isExpected(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'about:blank');
  const refused = pathname.startsWith('/api/') || pathname === NOWHERE;
  return refused || message.text().includes('net::ERR_INTERNET_DISCONNECTED');
}

/** Opens the page and waits until a game is on the table. */
export async function open(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('[data-place]').first().waitFor();
  return page;
}

/** Waits until the page could be opened without a network. */
export async function worksOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) =>
      active?.addEventListener('statechange', resolve, { once: true }),
    );
  });
}

/** The page, opened by a new player. */
export async function visit(path = '/', options: BrowserContextOptions = {}): Promise<Page> {
  return open(await player(options), path);
}

/** Chooses settings before the page is opened. */
export async function prefer(
  context: BrowserContext,
  settings: Record<string, unknown>,
): Promise<void> {
  await context.addInitScript((text) => {
    // This also runs in the empty document before the page, which has no storage.
    if (location.protocol === 'about:') return;
    if (!localStorage.getItem('webspinner-settings'))
      localStorage.setItem('webspinner-settings', text);
  }, JSON.stringify(settings));
}
