import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { visit } from './browser';
import { playToTheWin, winningLine, type Step } from './table';

const DEAL = '/#/1/deal/spider-1/1';

/** The key of a column: its number, and 0 for the tenth. */
const key = (column: number): string => String(column % 10);

const SHIFT = 8;
const CONTROL = 2;

/** Presses a key of any layout: what it types, and which key of the keyboard it is. */
async function stroke(page: Page, key: string, code: string, modifiers = 0): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['keyDown', 'keyUp'] as const)
    await devtools.send('Input.dispatchKeyEvent', { type, key, code, modifiers });
  await devtools.detach();
}

/** Waits for this many moves. */
const moves = (page: Page, count: string): Promise<void> =>
  expect.poll(() => page.locator('header .moves').innerText()).toBe(count);

/** The focused element of the table: its place, and how many open cards lie on it. */
function focused(page: Page): Promise<{ place: string; above: number }> {
  return page.evaluate(() => {
    const place = document.activeElement?.getAttribute('data-place') ?? '';
    const cards = [...document.querySelectorAll(`[data-place="${place}"]`)];
    return {
      place,
      above: cards.length - 1 - cards.indexOf(document.activeElement ?? document.body),
    };
  });
}

/** Moves the focus to a card of a column with the arrow keys. */
async function walk(page: Page, column: number, above: number | 'last'): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const now = await focused(page);
    const at =
      now.place === 'stock' || now.place === 'collected'
        ? 11
        : Number(now.place.replace('column ', ''));
    const wanted = above === 'last' ? 0 : above;
    if (at === column && now.above === wanted) return;
    if (at !== column) await page.keyboard.press(at > column ? 'ArrowLeft' : 'ArrowRight');
    else await page.keyboard.press(now.above > wanted ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(
    `the arrows do not lead to column ${column}, ${above}: ${JSON.stringify(await focused(page))}`,
  );
}

test('a whole game is won with the arrow keys, the space bar and Enter', async () => {
  const page = await visit(DEAL);
  await page.locator('[data-place="column 1"]').last().focus();
  await playToTheWin(page, await winningLine('spider-1-1'), async (step: Step, nth) => {
    if (step === 'deal') return page.keyboard.press('d');
    await walk(page, step.from, step.count - 1);
    await page.keyboard.press('Space');
    await walk(page, step.to, 'last');
    await page.keyboard.press(nth % 2 === 0 ? 'Space' : 'Enter');
  });
});

test('a game is played with the numbers of the columns', async () => {
  const page = await visit(DEAL);
  for (const step of (await winningLine('spider-1-1')).slice(0, 3)) {
    if (step === 'deal') continue;
    await page.keyboard.press(key(step.from));
    await page.keyboard.press(key(step.to));
  }
  expect(await page.locator('header .moves').innerText()).toBe('3 moves');
  await page.keyboard.press('u');
  expect(await page.locator('header .moves').innerText()).toBe('2 moves');
  expect(await page.locator('.notice').innerText()).toMatch(/^Undone: .+ column \d+$/);
  await page.keyboard.press('r');
  expect(await page.locator('header .moves').innerText()).toBe('3 moves');
});

test('the focus goes with the card that is moved', async () => {
  const page = await visit(DEAL);
  await page.locator('[data-place="column 7"]').last().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('header .moves').innerText()).toBe('1 move');
  expect((await focused(page)).place).toMatch(/^column (?!7$)/);
});

test('the focus goes with a card from the reserve, whose place can be touched no longer', async () => {
  const page = await visit('/#/1/deal/three-blind-mice/1');
  await page.locator('[data-place="reserve 2"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
  await expect.poll(async () => (await focused(page)).place).toMatch(/^column /);
});

test('a card goes to an empty reserve and back, by keys and by the mouse', async () => {
  const page = await visit('/#/1/deal/scorpion-head/1');
  const reserve = page.locator('[data-place="reserve 3"]');
  expect(await reserve.getAttribute('aria-label')).toBe('Reserve 3: empty');
  const card = page.locator('[data-place="column 1"]').last();
  await card.focus();
  await page.keyboard.press('Space');
  expect(await reserve.getAttribute('aria-label')).toBe(
    'Reserve 3: empty, accepts the selected card',
  );
  await reserve.focus();
  await page.keyboard.press('Enter');
  await moves(page, '1 move');
  // The labels of the places follow the pictures a moment later.
  const label = () => reserve.getAttribute('aria-label');
  await expect.poll(label).not.toContain('empty');
  await page.keyboard.press('u');
  await moves(page, '0 moves');
  await expect.poll(label).toBe('Reserve 3: empty');
  const [from, to] = [await card.boundingBox(), await reserve.boundingBox()];
  if (!from || !to) throw new Error('neither is hidden');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await moves(page, '1 move');
  await expect.poll(label).not.toContain('empty');
});

test('on a fresh page an arrow key goes to the first column', async () => {
  const page = await visit(DEAL);
  await page.keyboard.press('ArrowDown');
  expect((await focused(page)).place).toBe('column 1');
  await page.keyboard.press('ArrowRight');
  expect((await focused(page)).place).toBe('column 2');
});

test('keys do the same with Caps Lock on', async () => {
  const page = await visit(DEAL);
  await stroke(page, 'D', 'KeyD');
  await moves(page, '1 move');
  await stroke(page, 'U', 'KeyU');
  await moves(page, '0 moves');
  await stroke(page, 'R', 'KeyR');
  await stroke(page, 'Z', 'KeyZ', CONTROL);
  await moves(page, '0 moves');
  await stroke(page, 'z', 'KeyZ', CONTROL + SHIFT);
  await moves(page, '1 move');
  await stroke(page, 'S', 'KeyS');
  await page.getByRole('dialog', { name: 'Statistics' }).waitFor();
});

test('keys do the same on a keyboard without Latin letters', async () => {
  const page = await visit(DEAL);
  await stroke(page, 'в', 'KeyD');
  await moves(page, '1 move');
  await stroke(page, 'я', 'KeyZ', CONTROL);
  await moves(page, '0 moves');
  await stroke(page, 'Я', 'KeyZ', CONTROL + SHIFT);
  await moves(page, '1 move');
  await stroke(page, 'Г', 'KeyU');
  await moves(page, '0 moves');
  await stroke(page, 'ы', 'KeyS');
  await page.getByRole('dialog', { name: 'Statistics' }).waitFor();
});

test('a French keyboard types the numbers of columns without Shift', async () => {
  const page = await visit(DEAL);
  await stroke(page, 'ç', 'Digit9');
  await stroke(page, 'ç', 'Digit9');
  await moves(page, '1 move');
  // Undo follows the letter, which lies elsewhere there.
  await stroke(page, 'w', 'KeyZ', CONTROL);
  await moves(page, '1 move');
  await stroke(page, 'z', 'KeyW', CONTROL);
  await moves(page, '0 moves');
});

test('behind the open menu, keys do nothing', async () => {
  const page = await visit(DEAL);
  await page.keyboard.press('d');
  await moves(page, '1 move');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('.menu');
  await menu.getByRole('button').first().waitFor();
  for (const pressed of ['u', 'n', '1', 'Control+z', 'ArrowDown'])
    await page.keyboard.press(pressed);
  expect(await menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await moves(page, '1 move');
  await page.keyboard.press('u');
  await moves(page, '0 moves');
});
