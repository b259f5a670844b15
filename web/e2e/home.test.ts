/** Where the page begins for somebody who has never seen it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, stranger } from './browser';
import { choose } from './shared';

const home = (page: Page) => page.getByRole('dialog', { name: 'Webspinner' });
const title = (page: Page): Promise<string> => page.locator('header .title').innerText();

test.each(['light', 'dark'] as const)(
  'the first visit begins with a choice, in the %s page',
  async (colorScheme) => {
    const page = await open(await stranger({ colorScheme }));
    await home(page).getByRole('button', { name: 'Scorpion', exact: false }).first().waitFor();
    expect(await breaches(page)).toEqual([]);
    await home(page)
      .getByRole('button', { name: /^Two suits/ })
      .click();
    await home(page).waitFor({ state: 'detached' });
    expect(await title(page)).toMatch(/^Spider \(2 Suits\)/);
    await page.reload();
    await page.locator('[data-place]').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await home(page).count()).toBe(0);
  },
);

test('links skip it, and so does whoever comes back', async () => {
  const context = await stranger();
  const linked = await open(context, '/?deal=wasp:own:7');
  expect(await title(linked)).toMatch(/^Wasp/);
  // Another window shows that nothing else was opening.
  await choose(linked, 'Help');
  expect(await home(linked).count()).toBe(0);
  const back = await open(context);
  await choose(back, 'Help');
  expect(await home(back).count()).toBe(0);
});

test('the fair player plays there by itself until it is paused', async () => {
  const page = await open(await stranger({ reducedMotion: 'no-preference' }));
  const shown = home(page).getByRole('figure');
  const cards = (): Promise<string> => shown.locator('svg').first().innerHTML();
  await shown.getByText('The fair player at Spider with one suit.').waitFor();
  const first = await cards();
  await expect.poll(async () => (await cards()) !== first, { timeout: 60_000 }).toBe(true);
  await shown.getByRole('button', { name: 'Pause the fair player' }).click();
  const paused = await cards();
  await page.waitForTimeout(1_500);
  expect(await cards()).toBe(paused);
  await shown.getByRole('button', { name: 'Let the fair player play' }).click();
  await expect.poll(async () => (await cards()) !== paused, { timeout: 60_000 }).toBe(true);
});

test('it can be used with the keyboard alone', async () => {
  const page = await open(await stranger());
  await home(page).waitFor();
  // The first key goes to the first button, which has no ring before.
  expect(await home(page).locator(':focus-visible').count()).toBe(0);
  const four = home(page).locator('button:focus', { hasText: 'Four suits' });
  for (let tab = 0; tab < 12 && (await four.count()) === 0; tab += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await home(page).waitFor({ state: 'detached' });
  expect(await title(page)).toMatch(/^Spider\s/);
});

test('games are filtered, and favourites are kept and stand first', async () => {
  const context = await player();
  const page = await open(context);
  await choose(page, 'Home');
  const games = home(page).locator('.game strong');
  await games.first().waitFor();
  expect(await games.count()).toBeGreaterThan(30);
  await home(page).getByLabel('Winnable', { exact: true }).selectOption('few');
  await expect.poll(() => games.allInnerTexts()).toEqual(['Scorpion', 'Three Blind Mice']);
  await home(page).getByRole('button', { name: 'Favourite: Three Blind Mice' }).click();
  await home(page).getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect.poll(() => games.allInnerTexts()).toEqual(['Three Blind Mice']);
  await page.keyboard.press('Escape');

  await choose(page, 'Games');
  const dialog = page.getByRole('dialog', { name: 'Games' });
  expect(await dialog.locator('.game strong').first().innerText()).toBe('Three Blind Mice');
  await dialog.locator('.game').first().click();
  await expect.poll(() => title(page)).toMatch(/^Three Blind Mice/);
});

test('on the smallest phone nothing is cut off, and a begun game can be continued', async () => {
  const context = await player({ viewport: { width: 320, height: 568 } });
  const page = await open(context, '/#/1/deal/spider-1/1');
  await page.keyboard.press('d');
  await choose(page, 'Home');
  const wide = await page
    .locator('dialog .page')
    .evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(wide).toBe(0);
  await home(page)
    .getByRole('button', { name: /^Continue Spider \(1 Suit\)/ })
    .click();
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
});
