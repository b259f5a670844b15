import { stat } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';

import { player } from './browser';

/** At most, compressed, until the first game can be played. */
const BYTES_MAX = 400_000;

const DIST = new URL('../dist', import.meta.url);

/** The bytes of a file as the server sends it: compressed where that is smaller. */
async function sent(path: string): Promise<number> {
  const name = path === '/' ? '/index.html' : path;
  const compressed = await stat(new URL(`${DIST.href}${name}.br`)).catch(() => undefined);
  return (compressed ?? (await stat(new URL(`${DIST.href}${name}`)))).size;
}

test('the first game can be played after 400 KB, all of them from here', async () => {
  const context = await player();
  const page = await context.newPage();
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  await page.goto('/');
  await page.locator('[data-place]').first().waitFor();
  const loaded = urls.filter(({ protocol }) => protocol !== 'blob:');
  expect(loaded.filter(({ origin }) => origin !== inject('origin'))).toEqual([]);
  // What the page asks its server is no part of the page.
  const files = loaded.filter(({ pathname }) => !pathname.startsWith('/api'));
  const sizes = await Promise.all(files.map(({ pathname }) => sent(pathname)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${bytes} bytes in ${files.length} files`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
});
