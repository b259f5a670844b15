/** Whether the browser keeps the games for good. */

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player } from './browser';

const asked = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('persist-asked'));

/** Stands in for a browser that has not agreed yet, and answers yes when it is asked. */
async function agrees(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // This also runs in the empty document before the page, which has no storage.
    if (location.protocol === 'about:') return;
    const NAME = 'persist-asked';
    const times = (): number => Number(sessionStorage.getItem(NAME));
    Object.defineProperties(StorageManager.prototype, {
      persisted: { value: () => Promise.resolve(times() > 0) },
      persist: {
        value: () => {
          sessionStorage.setItem(NAME, String(times() + 1));
          return Promise.resolve(true);
        },
      },
    });
  });
}

async function savedGames(page: Page): Promise<Locator> {
  await page.keyboard.press('k');
  const dialog = page.getByRole('dialog', { name: 'Saved games' });
  await dialog.waitFor();
  return dialog;
}

/** What the window says about the browser. */
async function promise(page: Page): Promise<string> {
  const dialog = await savedGames(page);
  const text = await dialog.getByText(/this browser (may delete|keeps)/iu).innerText();
  await page.keyboard.press('Escape');
  return text;
}

/** Deals a row, and gives the game up: the `nth` that is lost. */
async function lose(page: Page, nth: number): Promise<void> {
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
  const dialog = await savedGames(page);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  const lost = dialog.locator('label .first').filter({ hasText: 'lost' });
  await expect.poll(() => lost.count()).toBe(nth);
  await page.keyboard.press('Escape');
}

test('the browser is asked to keep the games once the first is finished, and only then', async () => {
  const context = await player();
  await agrees(context);
  const page = await open(context, '/#/1/deal/spider-1/1');
  expect(await promise(page)).toBe(
    'Save all your games as a file from time to time: this browser may delete them, ' +
      'for example when it needs space.',
  );
  expect(await asked(page)).toBe(null);
  await lose(page, 1);
  await expect.poll(() => asked(page)).toBe('1');
  expect(await promise(page)).toBe('This browser keeps your saved games until you delete them.');
});

test('a browser that did not agree is not asked again', async () => {
  const context = await player();
  await agrees(context);
  const page = await open(context, '/#/1/deal/spider-1/1');
  await lose(page, 1);
  await expect.poll(() => asked(page)).toBe('1');
  await page.evaluate(() => sessionStorage.removeItem('persist-asked'));
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  await lose(page, 2);
  // Opening the window takes longer than asking would.
  expect(await promise(page)).toMatch(/: this browser may delete them/);
  expect(await asked(page)).toBe(null);
});
