import { readFile } from 'node:fs/promises';
import type { Request } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { compress } from '../build/compressed';
import { player, stranger } from './browser';

/** The button that deals a newcomer's first game. */
const PLAY = 'dialog .go';
const CARD = '[data-place]';

const DIST = new URL('../dist', import.meta.url);

/** What is random in the name of a file, before its suffix. */
const HASH = /-[\w-]{7}(?=\.(css|ftl|js|json|svg|wasm|webp|woff2)\b)/g;

/**
 * The compressed bytes of a file, without the hashes in the names of others that it has: they
 * change with every build and can't be compressed, so no limit could be kept for certain.
 */
async function size(pathname: string): Promise<number> {
  const name = pathname === '/' ? '/index.html' : pathname;
  const plain = await readFile(new URL(`${DIST.href}${name}`));
  const unhashed = Buffer.from(plain.toString('latin1').replace(HASH, ''), 'latin1');
  return Math.min((await compress(unhashed)).length, plain.length);
}

/** Notes in the page when there is what the player wants. */
function notePlayable(wanted: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(wanted)) return;
    watch.disconnect();
    (globalThis as { playable?: number }).playable = performance.timeOrigin + performance.now();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/**
 * Who comes, what they wait for, and the most bytes that it takes, compressed. Compilers differ by
 * hundreds of bytes, so the limits leave two to four kilobytes, and fall in steps of two.
 */
test.each([
  ['a player who comes back can play', player, CARD, 218_000],
  ['a newcomer can choose a game', stranger, PLAY, 210_000],
])('%s after few bytes, all from this server', async (_, visitor, wanted, most) => {
  const context = await visitor();
  const page = await context.newPage();
  const requests: { readonly request: Request; readonly url: URL }[] = [];
  page.on('request', (request) => requests.push({ request, url: new URL(request.url()) }));
  await page.addInitScript(notePlayable, wanted);
  await page.goto('/');
  await page.locator(wanted).first().waitFor();
  const playable = await page.evaluate(() => (globalThis as { playable?: number }).playable ?? 0);
  const sentFor = requests.filter(({ url }) => url.protocol !== 'blob:');
  // When a request was made is known only with its answer.
  await Promise.all(sentFor.map(({ request }) => request.response()));
  // A busy machine notices this late, when files for later are already loading.
  const loaded = sentFor.filter(({ request }) => request.timing().startTime <= playable);
  expect(loaded.filter(({ url }) => url.origin !== inject('origin'))).toEqual([]);
  // API requests are not part of the page.
  const files = loaded.filter(({ url }) => !url.pathname.startsWith('/api'));
  const sizes = await Promise.all(files.map(({ url }) => size(url.pathname)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${bytes} bytes in ${files.length} files`);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(most);
});

test('search engines, messengers and the browser find the first page as they want it', async () => {
  const page = await (await stranger()).newPage();
  // Nothing may be asked of a visitor who has done nothing yet.
  await page.addInitScript(() => {
    const asked = (): never => {
      throw new Error('the page asks for a permission');
    };
    Object.defineProperty(Notification, 'requestPermission', { value: asked });
    const { prototype } = Geolocation;
    for (const name of ['getCurrentPosition', 'watchPosition'])
      Object.defineProperty(prototype, name, { value: asked });
  });
  const devtools = await page.context().newCDPSession(page);
  const issues: string[] = [];
  devtools.on('Audits.issueAdded', ({ issue }) => {
    // Fields that are filled in by hand and sent nowhere need no names.
    if (issue.code !== 'GenericIssue') issues.push(JSON.stringify(issue));
  });
  await devtools.send('Audits.enable');
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(await response?.headerValue('x-robots-tag')).toBe(null);
  await page.getByRole('dialog').waitFor();
  const { viewport, description, title, ...head } = await page.evaluate(() => {
    const meta = (name: string): string | undefined =>
      document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
    return {
      ground: [document.doctype?.name, document.compatMode, document.characterSet],
      robots: meta('robots'),
      viewport: meta('viewport'),
      description: meta('description'),
      title: document.title,
      anchors: [...document.querySelectorAll('a:not([href^="http"], [href^="/"])')].length,
      distorted: [...document.images]
        .filter(({ width, height, naturalWidth, naturalHeight }) => {
          return Math.abs(width * naturalHeight - height * naturalWidth) > naturalWidth;
        })
        .map(({ src }) => src),
    };
  });
  const ground = ['html', 'CSS1Compat', 'UTF-8'];
  expect(head).toEqual({ ground, robots: undefined, anchors: 0, distorted: [] });
  expect(viewport).toContain('width=device-width');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  expect([title, description]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  const robots = await fetch(new URL('/robots.txt', inject('origin')));
  expect([robots.status, (await robots.text()).trim().split('\n')]).toEqual([
    200,
    ['User-agent: *', 'Allow: /'],
  ]);
  // What the browser itself would warn of: what is deprecated, refused or badly made.
  expect(issues).toEqual([]);
});

test('a page that cannot be loaded says so in the player’s language', async () => {
  const context = await player({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.route('**/*.wasm', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('konnte nicht vollständig geladen werden');
});

test.each(['en-GB', 'de-DE', 'es-ES', 'fr-FR', 'zh-CN'])(
  'a browser without WebAssembly says what to do about it: %s',
  async (locale) => {
    const page = await (await player({ locale })).newPage();
    // As in Lockdown Mode.
    await page.addInitScript('delete globalThis.WebAssembly');
    await page.goto('/');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/WebAssembly.*Safari.*Edge/);
  },
);
