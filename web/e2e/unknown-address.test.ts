import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { NOWHERE, open, player, STORING, worksOffline } from './browser';

/** Asserts that the answer says that nothing is there, starts no game, and links to the page. */
async function expectNotFound(page: Page): Promise<void> {
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await page.locator('[data-place]').count()).toBe(0);
  const games = await page.evaluate(() => indexedDB.databases());
  expect(games.filter(({ name }) => name === 'webspinner')).toHaveLength(0);
}

test.runIf(inject('ours'))('an unknown address starts no game and leads to the page', async () => {
  const context = await player();
  const page = await context.newPage();
  await expectNotFound(page);
  await page.getByRole('link', { name: 'Play Webspinner' }).click();
  await page.locator('[data-place]').first().waitFor();
});

test('an unknown address is not found without a network, too', async () => {
  const context = await player(STORING);
  const first = await open(context);
  await worksOffline(first);
  await first.close();
  await context.setOffline(true);
  const page = await context.newPage();
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});
