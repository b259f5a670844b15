/**
 * Plays as with a screen reader: by roles and names alone, without looking or pointing.
 */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { visit } from './browser';
import { said, winningLine } from './table';

const DEAL = '/#/1/deal/spider-1/1';

function column(page: Page, number: number): Locator {
  return page.getByRole('group', { name: new RegExp(`^Column ${number}: `) }).getByRole('button');
}

/** Activates a button as a screen reader does: with a click without a position. */
async function activate(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.click());
}

/** "8 of spades, with 2 cards on it" as the card alone. */
async function nameOf(card: Locator): Promise<string> {
  return ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
}

/** Waits until the page has said this. */
async function hear(page: Page, what: string | RegExp, message: string): Promise<void> {
  await expect.poll(() => said(page), { message }).toMatch(what);
}

test('a whole game is won by roles and names, and every move is announced', async () => {
  const page = await visit(DEAL);
  await hear(page, 'Spider (1 Suit): new deal', 'at first');
  for (const [nth, step] of (await winningLine('spider-1-1')).entries()) {
    const move = `move ${nth + 1}`;
    if (step === 'deal') {
      await activate(page.getByRole('button', { name: /^Stock: deal/ }));
      await hear(page, /row .*dealt|deals? a row|row/i, move);
      continue;
    }
    const from = column(page, step.from);
    const card = from.nth((await from.count()) - step.count);
    const name = await nameOf(card);
    await activate(card);
    await hear(page, `${name} selected. It can go to:`, move);
    await activate(column(page, step.to).last());
    await hear(page, new RegExp(`^${name}.* (to|onto) .*`), move);
  }
  await page.getByRole('dialog', { name: 'Won!' }).waitFor();
});

test('a move says what turned up, and what is refused says why', async () => {
  const page = await visit(DEAL);
  await activate(column(page, 7).last());
  await hear(page, /^5 of spades selected\. It can go to: column 9\.$/, 'the selected card');
  expect(await column(page, 9).last().getAttribute('aria-label')).toContain(
    'accepts the selected cards',
  );
  expect(await column(page, 7).last().getAttribute('aria-pressed')).toBe('true');
  await activate(column(page, 9).last());
  await hear(
    page,
    /^5 of spades to the 6 of spades in column 9, the .* turns up in column 7$/,
    'the move',
  );
  await activate(page.getByRole('button', { name: 'Undo' }));
  await hear(page, /^Undone/, 'the undo');
});

test('hints and refusals name the cards in words, too', async () => {
  const page = await visit(DEAL);
  await page.getByRole('button', { name: 'Hint' }).click();
  await hear(
    page,
    /^Hint: .* of spades in column \d+ \(.*\)\. This game now counts as assisted, apart from your own wins\.$/,
    'the hint',
  );
  expect(await page.locator('.notice').innerText()).toMatch(/^Hint: .*♠ to the .*♠ in column/);
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  await hear(page, 'The king of spades fits nowhere else', 'the refusal');
});

test('everything that can be touched has a name, and none of it twice in one place', async () => {
  const page = await visit(DEAL);
  for (const button of await page.getByRole('button').all()) {
    expect(
      await button.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent),
    ).toMatch(/\w/);
  }
  expect(await page.getByRole('group', { name: /^Column \d+: / }).count()).toBe(10);
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Spider (1 Suit)');
});
