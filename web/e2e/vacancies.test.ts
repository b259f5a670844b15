/** Empty columns before a row is dealt. */

import { expect, test } from 'vitest';

import { breaches } from './axe';
import { visit } from './browser';
import { makeMove, said, winningLine } from './table';

test('a row that cannot be dealt points at the empty column, which also says so', async () => {
  const page = await visit('/#/1/deal/spider-1/1');
  const empty = page.getByRole('button', { name: /^Column \d+, empty/ });
  const moves = page.locator('header .moves');
  for (const [nth, step] of (await winningLine('spider-1-1')).entries()) {
    if ((await empty.count()) > 0) break;
    await makeMove(page, step);
    await expect.poll(() => moves.innerText()).toMatch(new RegExp(`^${nth + 1} `));
  }
  const place = (await empty.first().getAttribute('data-place')) ?? '';
  const marks = page.locator('.mark.blamed');
  expect(await marks.count()).toBe(0);

  await page.keyboard.press('d');
  await expect.poll(() => marks.count()).toBe(await empty.count());
  expect(await said(page)).toContain(`A row cannot be dealt while ${place} is empty`);
  const [mark, button] = [await marks.first().boundingBox(), await empty.first().boundingBox()];
  expect(Math.abs((mark?.x ?? 0) - (button?.x ?? 1000))).toBeLessThan(6);
  expect(await breaches(page)).toEqual([]);
});
