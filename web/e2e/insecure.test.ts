/** The page over plain http, where browsers have less to offer. */

import type { BrowserContext } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { ELSEWHERE, open, player, stranger } from './browser';
import { choose } from './shared';
import { said } from './table';

const DEAL = '/#/1/deal/spider-1/1';

async function phone(): Promise<BrowserContext> {
  return player({ baseURL: ELSEWHERE });
}

test('a newcomer deals a game, and is promised nothing that needs https', async () => {
  const page = await open(await stranger({ baseURL: ELSEWHERE }));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const home = page.getByRole('dialog', { name: 'Webspinner' });
  await home.getByText('No ads, no account.').waitFor();
  expect(await home.getByText('offline').count()).toBe(0);
  await home.locator('.go').click();
  await expect.poll(() => page.locator('[data-place^="column"]').count()).toBeGreaterThan(9);
});

test('a game is saved, and goes on where its closed tab left it', async () => {
  const context = await phone();
  const page = await open(context, DEAL);
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
  await page.close();
  const next = await open(context);
  await expect.poll(() => next.locator('header .moves').innerText()).toBe('1 move');
  await next.keyboard.press('u');
  await expect.poll(() => said(next)).toContain('Undone');
});

test.each([
  ['a link to a deal', '/?deal=spiderette:ms:3'],
  ['a link to a lesson', '/#/1/learn/spider'],
])('%s opens it', async (_, path) => {
  const page = await open(await phone(), path);
  await expect.poll(() => page.locator('[data-place^="column"]').count()).toBeGreaterThan(5);
});

test('a link is copied', async () => {
  const page = await open(await phone(), DEAL);
  await choose(page, 'Share a link');
  const window = page.getByRole('dialog', { name: 'Share a link' });
  await window.getByRole('button', { name: 'Copy' }).first().click();
  await window.getByText('Link copied.').waitFor();
});

test.runIf(inject('ours'))('an account says that it needs https', async () => {
  const page = await open(await phone(), DEAL);
  await choose(page, 'Account');
  await page.getByRole('dialog').getByText('need a secure connection').waitFor();
});
