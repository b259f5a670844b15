import { expect, test } from 'vitest';

import { open, player } from './browser';

test('after one visit the page plays, solves and speaks without a network', async () => {
  const context = await player();
  const first = await open(context, '/#/1/deal/spider-1/1');
  await first.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  await first.close();
  await context.setOffline(true);

  const page = await open(context, '/#/1/deal/spider-1/1');
  await page.keyboard.press('7');
  await page.keyboard.press('9');
  expect(await page.locator('header .moves').innerText()).toBe('1 move');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'The engine’s hint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => page.locator('.notice').innerText(), { timeout: 30_000 }).toMatch(/^Hint: /);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('de');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await expect.poll(() => page.locator('header .moves').innerText()).toMatch(/^1 Zug/);
});
