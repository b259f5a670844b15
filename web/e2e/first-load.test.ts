import { stat } from 'node:fs/promises';
import type { Request } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { player } from './browser';

/** At most, compressed, until the first game can be played. */
const BYTES_MAX = 212_000;

const DIST = new URL('../dist', import.meta.url);

/**
 * The transferred bytes of a file; compressed here for Vite, which does not compress.
 */
async function sent(request: Request): Promise<number> {
  if (inject('ours')) return (await request.sizes()).responseBodySize;
  const { pathname } = new URL(request.url());
  const name = pathname === '/' ? '/index.html' : pathname;
  const compressed = await stat(new URL(`${DIST.href}${name}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(new URL(`${DIST.href}${name}`)))).size;
}

/** Notes in the page when the first game can be played. */
function notePlayable(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-place]')) return;
    watch.disconnect();
    (globalThis as { playable?: number }).playable = performance.timeOrigin + performance.now();
  });
  watch.observe(document, { childList: true, subtree: true });
}

test('the first game can be played after 212 KB, all from this server', async () => {
  const context = await player();
  const page = await context.newPage();
  const requests: { readonly request: Request; readonly url: URL }[] = [];
  page.on('request', (request) => requests.push({ request, url: new URL(request.url()) }));
  await page.addInitScript(notePlayable);
  await page.goto('/');
  await page.locator('[data-place]').first().waitFor();
  const playable = await page.evaluate(() => (globalThis as { playable?: number }).playable ?? 0);
  // A busy machine notices this late, when files for later are already loading.
  const before = requests.filter(({ request }) => request.timing().startTime <= playable);
  const loaded = before.filter(({ url }) => url.protocol !== 'blob:');
  expect(loaded.filter(({ url }) => url.origin !== inject('origin'))).toEqual([]);
  // API requests are not part of the page.
  const files = loaded.filter(({ url }) => !url.pathname.startsWith('/api'));
  const sizes = await Promise.all(files.map(({ request }) => sent(request)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${bytes} bytes in ${files.length} files`);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
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
