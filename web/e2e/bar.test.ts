/** What the bar and the line below the table say about the game, and what they keep to themselves. */

import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, prefer, visit } from './browser';
import { addSavedGame, choose, nearlyWon } from './shared';

test('the bar names the day of a daily deal, and no number; the menu has it', async () => {
  const page = await visit();
  await addSavedGame(page, await nearlyWon('2026-11-23'));
  const title = page.getByRole('button', { name: /choose a game/ });
  await expect.poll(() => title.innerText()).toMatch(/^Spider \(1 Suit\)\s+Daily deal, 23 Nov$/);
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('n');
  await expect.poll(() => title.innerText()).toBe('Spider (1 Suit)');
  expect(await title.getAttribute('title')).toMatch(/^Deal \d{1,9}$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.locator('[popover] .number').innerText()).toMatch(/^Deal \d{1,9}$/);
});

test('sounds are offered once, until the next move', async () => {
  const context = await player();
  const page = await open(context, '/#/1/deal/spider-1/1');
  const notice = page.locator('.notice');
  const moves = page.locator('header .moves');
  for (const key of ['7', '9', '0', '3', '3', '9', 'd', 'd']) await page.keyboard.press(key);
  await expect.poll(() => moves.innerText()).toBe('5 moves');
  expect(await notice.innerText()).toBe('');
  await page.keyboard.press('d');
  await notice.getByRole('button', { name: 'Turn on' }).waitFor();
  await page.keyboard.press('d');
  await expect.poll(() => moves.innerText()).toBe('7 moves');
  expect(await notice.innerText()).toBe('');
  await page.keyboard.press('d');
  await expect.poll(() => moves.innerText()).toBe('8 moves');
  expect(await notice.innerText()).toBe('');
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  expect(await notice.innerText()).toBe('');
});

test('a player who wants to relax sees neither score nor moves nor clock, until wanted again', async () => {
  const page = await visit('/#/1/deal/spider-1/1');
  const figures = page.locator('header .points, header .moves, footer .clock');
  expect(await figures.count()).toBe(3);
  const relaxed = page.getByLabel('Relaxed: hide score, moves and clock');
  await choose(page, 'Settings');
  await relaxed.check();
  expect(await page.getByLabel('Show clock').count()).toBe(0);
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await figures.count()).toBe(0);
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  expect(await figures.count()).toBe(0);
  await choose(page, 'Settings');
  await relaxed.uncheck();
  await page.keyboard.press('Escape');
  expect(await figures.count()).toBe(3);
});

test.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['a small phone on its side', { width: 568, height: 320 }],
  ['a zoom of 200%', { width: 640, height: 400 }],
])('on %s score and moves stay in sight, below the name', async (_, viewport) => {
  const page = await visit('/#/1/deal/spider-1/1', { viewport });
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
  const name = (await page.locator('header strong').boundingBox())!;
  const head = (await page.locator('header').boundingBox())!;
  for (const figure of await page.locator('header .points, header .moves').all()) {
    const box = (await figure.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(name.y + name.height - 1);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    expect(box.x + box.width).toBeLessThanOrEqual(head.x + head.width + 1);
  }
  // The name is pressed as far as the figures reach.
  const button = (await page.getByRole('button', { name: /choose a game/ }).boundingBox())!;
  expect(button.height).toBeGreaterThanOrEqual(44);
});

test.each(['en-GB', 'de', 'es', 'fr', 'zh-CN'])(
  'on a small phone on its side the longest name leaves room for the analysis, in %s',
  async (locale) => {
    const deal = '/#/1/deal/little-spider-strict-always/1';
    const page = await visit(deal, { viewport: { width: 568, height: 320 }, locale });
    const button = (await page.locator('footer > button').boundingBox())!;
    expect(button.width).toBeGreaterThanOrEqual(44);
    expect((await page.locator('footer').boundingBox())!.height).toBeLessThanOrEqual(56);
    const sign = (await page.locator('footer > button svg').boundingBox())!;
    expect(sign.x).toBeGreaterThan(button.x);
    expect(sign.x + sign.width).toBeLessThan(button.x + button.width);
    // Its words are there as a whole or not at all.
    const words = (await page.locator('footer > button span').boundingBox())!;
    const isWhole = words.y >= button.y && words.y + words.height <= button.y + button.height;
    expect(isWhole || words.y >= button.y + button.height - 1).toBe(true);
  },
);

test('on a phone on its side a name that stands alone is in the middle of its row', async () => {
  const context = await player({ viewport: { width: 844, height: 390 } });
  await prefer(context, { relaxed: true });
  const page = await open(context);
  const [name, row] = await Promise.all(
    ['header strong', 'header'].map((part) => page.locator(part).boundingBox()),
  );
  const middle = (box: typeof row): number => box!.y + box!.height / 2;
  expect(Math.abs(middle(name!) - middle(row!))).toBeLessThanOrEqual(4);
});

test('on a phone on its side no group of the menu is torn apart', async () => {
  const page = await visit('/', { viewport: { width: 844, height: 390 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  const groups = page.locator('[popover] section');
  await groups.first().waitFor();
  const pieces = await groups.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces)).toBe(1);
});
