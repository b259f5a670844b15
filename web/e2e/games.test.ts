import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { open, player } from './browser';

const FILES = new URL('../../crates/rules/games/', import.meta.url);
const games = (await readdir(FILES))
  .filter((name) => name.endsWith('.toml'))
  .map((name) => name.replace('.toml', ''));

test.each(games)(
  '%s is played: the obvious move of every column and reserve, a row, back and again',
  async (game) => {
    const page = await open(await player(), `/#/1/deal/${game}/1`);
    const moves = async (): Promise<number> =>
      Number.parseInt(await page.locator('header .moves').innerText(), 10);
    const places = await page
      .locator('[data-place^="column "], [data-place^="reserve "]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
    for (const place of new Set(places)) {
      // The obvious move of the last card, if there still is one and it has any.
      const last = page.locator(`[data-place="${place}"]:not([disabled])`).last();
      if ((await last.count()) === 0) continue;
      await last.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
    if ((await page.locator('[data-place=stock]').count()) > 0) await page.keyboard.press('d');
    const made = await moves();
    expect(made).toBeGreaterThan(0);
    await page.keyboard.press('u');
    expect(await moves()).toBe(made - 1);
    await page.keyboard.press('r');
    expect(await moves()).toBe(made);
    await page.reload();
    await page.locator('[data-place]').first().waitFor();
    await expect.poll(moves).toBe(made);
  },
);
