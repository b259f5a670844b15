/** Pages for the tests, all of a worker's in one browser. */

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

import { collect } from './evidence';

const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
const OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Another device's address, as far as browsers can tell: see `ELSEWHERE`.
  '--host-resolver-rules=MAP elsewhere.test 127.0.0.1',
  // Letters are drawn alike on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

let launched: Promise<Browser> | undefined;

/**
 * The browser of this worker, which ends with it: files share it, since a start takes longer than
 * most tests. One that has crashed takes only its own test along.
 */
async function browser(): Promise<Browser> {
  if (!(await launched)?.isConnected()) {
    // Traces, downloads and profiles go there, with each context’s own folder.
    process.env['TMPDIR'] = inject('scratch');
    launched = chromium.launch({ executablePath: PROGRAM, args: OPTIONS });
  }
  return launched as Promise<Browser>;
}

/**
 * A player's browser; its storage is deleted at the end of the test. The page has welcomed this
 * player before, so it begins with a table, and the menu has everything.
 */
export async function player(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await stranger(options);
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    try {
      localStorage.setItem('webspinner-welcomed', '2026-11-21');
      localStorage.setItem('webspinner-whole-menu', 'true');
    } catch {
      // Where a test refuses storage, nobody is welcomed.
    }
  });
  return context;
}

/**
 * Lets the page store itself. Elsewhere it does not: each new browser would store it anew, which
 * takes longer than most tests.
 */
export const STORING = { serviceWorkers: 'allow' } as const;

/** The browser of somebody who has never seen the page. */
export async function stranger(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (
    await browser()
  ).newContext({
    baseURL: inject('origin'),
    locale: 'en-GB',
    // A small laptop: browsers without a graphics card spend much of their time on drawing.
    viewport: { width: 1024, height: 640 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  // Long enough for the busiest machine. For a test that is being written, the environment can say
  // less.
  context.setDefaultTimeout(Number(process.env['WEBSPINNER_TIMEOUT_MS'] ?? 120_000));
  const keep = await collect(context);
  const wrong: string[] = [];
  context.on('weberror', (error) => wrong.push(String(error.error().stack)));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) wrong.push(message.text());
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' || wrong.length > 0) await keep(task);
    await context.close();
    expect(wrong, 'errors in the page').toEqual([]);
  });
  return context;
}

/**
 * The page as a phone opens it by the address of a computer in the same network: over plain http,
 * where browsers have less to offer than on the computer itself.
 */
export const ELSEWHERE = inject('origin').replace('127.0.0.1', 'elsewhere.test');

/** An address at which there is nothing. */
export const NOWHERE = '/nothing/here';

/**
 * Console errors that the browser itself writes: about a missing network, refused requests, and a
 * header that counts over https alone.
 */
function isExpected(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'about:blank');
  const refused = pathname.startsWith('/api/') || pathname === NOWHERE;
  const remarks = ['net::ERR_INTERNET_DISCONNECTED', 'Opener-Policy header has been ignored'];
  return refused || remarks.some((remark) => message.text().includes(remark));
}

/** Opens the page and waits until a game is on the table, or the start screen over it. */
export async function open(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('[data-place], dialog .go').first().waitFor();
  return page;
}

/** Waits until the page, which is `STORING`, could be opened without a network. */
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
