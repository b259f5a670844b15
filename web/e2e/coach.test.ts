/** The coach, who says what there is to learn from a hint or a refused move. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { visit } from './browser';
import { said } from './table';

const DEAL = '/#/1/deal/spider/1';
const JOINS = 'Cards that move together stay useful.';
const TURNS_UP = 'Hidden cards come first: each one you turn up gives you new moves.';
const WRONG_RANK = 'Lift the cards, and every place that takes them is marked.';

const idea = (page: Page): Promise<string[]> => page.locator('.notice .idea').allInnerTexts();

/** Switches the coach on, or off, in the settings. */
async function toggle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Coach' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test.each(['light', 'dark'] as const)('the coach speaks if wanted (%s)', async (colorScheme) => {
  const page = await visit(DEAL, { colorScheme });
  await page.keyboard.press('t');
  await expect.poll(() => page.locator('.notice').innerText()).toMatch(/^Hint: /);
  expect(await idea(page)).toEqual([]);
  await toggle(page);
  await page.keyboard.press('t');
  await expect.poll(() => idea(page)).toHaveLength(1);
  const [first] = await idea(page);
  expect(
    [JOINS, TURNS_UP].some((text) => first!.startsWith(text)),
    first,
  ).toBe(true);
  expect(await said(page)).toContain(first);
  expect(await breaches(page)).toEqual([]);

  // No window has been opened since, so the texts have come by themselves.
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('t');
      return idea(page);
    })
    .toHaveLength(1);
  await toggle(page);
  await page.keyboard.press('t');
  await expect.poll(() => idea(page)).toEqual([]);
});

test('the coach makes something of a refused move, on a phone as well', async () => {
  const page = await visit(DEAL, { viewport: { width: 390, height: 844 } });
  await toggle(page);
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect.poll(() => page.locator('.notice').innerText()).toContain('does not go on');
  await expect.poll(() => idea(page)).toEqual([WRONG_RANK]);
  expect(await said(page)).toContain(WRONG_RANK);
  expect(await breaches(page)).toEqual([]);
  const notice = await page.locator('.notice').boundingBox();
  expect(notice!.x).toBeGreaterThanOrEqual(0);
  expect(notice!.x + notice!.width).toBeLessThanOrEqual(390);
});
