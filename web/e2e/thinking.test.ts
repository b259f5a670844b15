/** Thinking without touching: marks and arrows, notes at moves, the position for a letter. */

import { readFile } from 'node:fs/promises';

import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { visit } from './browser';
import { choose } from './shared';
import { column, touchable } from './table';

const moves = '.moves';

test('the right button draws rings and arrows, which a move and Escape take away', async () => {
  const page = await visit('/#/1/deal/spider/1');
  await page.locator(`header ${moves}`).waitFor();
  const marks = page.locator('.drawn');
  await marks.waitFor({ state: 'attached' });
  const [one, other] = [
    await touchable(column(page, 1).last()),
    await touchable(column(page, 4).last()),
  ];
  await page.mouse.click(one.x, one.y, { button: 'right' });
  await expect.poll(() => marks.locator('.ring').count()).toBe(1);
  await page.mouse.move(one.x, one.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(other.x, other.y, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await expect.poll(() => marks.locator('polygon').count()).toBe(2);
  expect(await page.locator(`header ${moves}`).innerText()).toBe('0 moves');
  await page.keyboard.press('d');
  await expect.poll(() => marks.locator('polygon').count()).toBe(0);
  expect(await marks.locator('.ring').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => marks.locator('.ring').count()).toBe(0);
});

test('a long press marks a card, and moves none', async () => {
  const page = await visit('/#/1/deal/spider/1', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const marks = page.locator('.drawn');
  await marks.waitFor({ state: 'attached' });
  const point = await touchable(column(page, 1).last());
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await touch('touchStart', [{ ...point, id: 0 }]);
  // However slow the machine is, the finger stays until the ring would be drawn.
  await page.waitForTimeout(1200);
  await touch('touchEnd', []);
  await expect.poll(() => marks.locator('.ring').count()).toBe(1);
  expect(await page.locator(`header ${moves}`).innerText()).toBe('0 moves');
});

test('a note stays at its move, in the move tree and after a reload', async () => {
  const page = await visit('/#/1/deal/spider-1/1');
  await page.locator(`header ${moves}`).waitFor();
  await page.keyboard.press('d');
  await choose(page, 'Note at this move…');
  const dialog = page.getByRole('dialog', { name: 'Note' });
  await dialog.getByLabel('After the first move').fill('a risky\nrow');
  expect(await breaches(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await page.keyboard.press('d');
  await page.reload();
  await expect.poll(() => page.locator(`header ${moves}`).innerText()).toBe('2 moves');
  await page.keyboard.press('b');
  const tree = page.getByRole('dialog', { name: 'Move tree' });
  await tree.getByRole('button', { name: /a risky row/ }).click();
  await expect.poll(() => page.locator(`header ${moves}`).innerText()).toBe('1 move');
  await choose(page, 'Replay');
  await page.getByRole('dialog').getByText('a risky row').waitFor();
});

test('the position is copied as text without hidden cards, and saved as a picture', async () => {
  const page = await visit('/#/1/deal/spider/1', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator(`header ${moves}`).waitFor();
  await choose(page, 'Share a link');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy as text' }).click();
  await dialog.getByText('Text copied.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [title, first] = text.split('\n');
  expect(title).toMatch(/^; Spider.*1.*0 moves$/);
  expect(first).toMatch(/^1: ## ## ## ## ## [A2-9TJQK][CDHS]$/);
  expect(text.match(/##/g)).toHaveLength(94);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  const { width, height, data } = PNG.sync.read(await readFile(await download.path()));
  expect([width, height]).toEqual([1520, 1140]);
  const colours = new Set(Array.from({ length: 400 }, (_, nth) => data.readUInt32BE(nth * 17_000)));
  expect(colours.size).toBeGreaterThan(5);
});
