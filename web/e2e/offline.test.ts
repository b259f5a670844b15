import { expect, inject, test } from 'vitest';

import { breaches } from './axe';
import { open, player, STORING, worksOffline } from './browser';
import { choose, dailyDeal } from './shared';

test('after one visit the page plays, solves and switches languages without a network', async () => {
  const context = await player(STORING);
  const first = await open(context, '/#/1/deal/spider-1/1');
  await worksOffline(first);
  await first.close();
  await context.setOffline(true);

  const page = await open(context, '/#/1/deal/spider-1/1');
  await page.keyboard.press('7');
  await page.keyboard.press('9');
  expect(await page.locator('header .moves').innerText()).toBe('1 move');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Engine hint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(() => page.locator('.notice').innerText(), { timeout: 120_000 })
    .toMatch(/^Hint: /);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('de');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await expect.poll(() => page.locator('header .moves').innerText()).toMatch(/^1 Zug/);
});

test('from the second visit on the court cards are there from the first frame', async () => {
  const context = await player(STORING);
  const first = await open(context, '/#/1/deal/spider/1');
  await worksOffline(first);
  await first.close();
  await context.addInitScript(() => {
    const faces: string[] = [];
    Object.assign(globalThis, { faces });
    const watch = new MutationObserver(() => {
      const cards = document.querySelectorAll<HTMLElement>('.card.up');
      if (cards.length === 0) return;
      watch.disconnect();
      faces.push(...[...cards].map((card) => getComputedStyle(card).backgroundImage));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const page = await open(context, '/#/1/deal/spider/1');
  const before = await page.evaluate(() => (globalThis as unknown as { faces: string[] }).faces);
  // Figures are long drawings, which have addresses of their own.
  expect(before.filter((face) => face.includes('blob:')).length).toBeGreaterThan(0);
});

test('a window that was not loaded before going offline says so, and opens once online', async () => {
  const context = await player();
  const page = await open(context, '/#/1/deal/spider-1/1');
  await context.setOffline(true);
  await page.keyboard.press('?');
  const absent = page.getByRole('dialog', { name: 'Not available' });
  await absent.waitFor();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('7');
  await page.keyboard.press('9');
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
  await context.setOffline(false);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
});

test.runIf(inject('ours'))(
  'after one visit the deals of the day are there without a network, seen or not',
  async () => {
    await dailyDeal('spider-1');
    const context = await player(STORING);
    const first = await open(context);
    await worksOffline(first);
    await expect
      .poll(() => first.evaluate(() => localStorage.getItem('webspinner-daily')))
      .toContain('spider-1');
    await first.close();
    await context.setOffline(true);

    const page = await open(context);
    await choose(page, 'Daily deals');
    await page.getByRole('button', { name: /^Play .*Spider \(1 Suit\)/ }).click();
    await expect.poll(() => page.title()).toMatch(/^Spider \(1 Suit\)/);
  },
);
