import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player, prefer } from './browser';
import { choose } from './shared';
import { said } from './table';

async function openWith(deal: string, settings: Record<string, unknown>): Promise<Page> {
  const context = await player();
  await prefer(context, settings);
  return open(context, deal);
}

test('a winnable deal is searched for and dealt, and counts like any other', async () => {
  const page = await openWith('/#/1/deal/simple-simon/1', {});
  await choose(page, 'Winnable deal…');
  const window = page.getByRole('dialog', { name: 'winnable deal' });
  await window.getByRole('button', { name: 'Search' }).click();
  await window.waitFor({ state: 'detached', timeout: 120_000 });
  expect(await said(page)).toContain('This deal is winnable.');
  expect(await page.locator('footer').innerText()).not.toContain('assisted');
});

test('with the switch every new deal is winnable, and none counts as assisted', async () => {
  const page = await openWith('/#/1/deal/simple-simon/1', { liveAnalysisAgreed: true });
  await choose(page, 'Settings');
  const window = page.getByRole('dialog', { name: 'Settings' });
  await window.getByRole('checkbox', { name: 'Only winnable deals' }).check();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  const deal = (): Promise<string | null> => page.locator('header .title').getAttribute('title');
  for (let nth = 0; nth < 3; nth += 1) {
    const before = await deal();
    await page.keyboard.press('n');
    await expect.poll(deal, { timeout: 120_000 }).not.toBe(before);
    expect(await page.locator('footer').innerText()).not.toContain('assisted');
  }
  await page.keyboard.press('=');
  const light = page.locator('footer').getByRole('button', { name: 'Live analysis' });
  await expect.poll(() => light.innerText(), { timeout: 120_000 }).toBe('Can be won');
});

test('ending the search for a deal keeps the game on the table', async () => {
  const page = await openWith('/#/1/deal/spider/1', {});
  await choose(page, 'Winnable deal…');
  const window = page.getByRole('dialog', { name: 'winnable deal' });
  await window.getByRole('radio', { name: 'hard' }).check();
  await window.getByRole('button', { name: 'Search' }).click();
  await window.getByText('Deals to compare with').waitFor();
  await window.getByRole('button', { name: 'Cancel' }).click();
  await window.waitFor({ state: 'detached' });
  expect(await page.locator('footer').innerText()).not.toContain('assisted');
  expect(await page.locator('header .title').getAttribute('title')).toBe('Deal 1');
});
