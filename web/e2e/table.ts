/** The table as the tests see it: through its hit layer. */

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A move: cards from one column to another, or a row of the stock. */
export type Step = 'deal' | { readonly from: number; readonly to: number; readonly count: number };

/** A line that wins this deal, found and shortened by `webspinner solve`. */
export async function winningLine(deal: string): Promise<Step[]> {
  const text = await readFile(new URL(`./lines/${deal}.txt`, import.meta.url), 'utf8');
  return text.trim().split('\n').map(parse);
}

function parse(notation: string): Step {
  if (notation === 'd') return 'deal';
  const [, from, to, count = '1'] = /^(\d+)-(\d+)(?:x(\d+))?$/.exec(notation) ?? [];
  return { from: Number(from), to: Number(to), count: Number(count) };
}

/** The buttons of a column: its open cards, bottom first, or the vacancy. */
export function column(page: Page, number: number): Locator {
  return page.locator(`[data-place="column ${number}"]`);
}

/** The card that carries this many cards, itself counted. */
export async function card(page: Page, number: number, count: number): Promise<Locator> {
  const cards = column(page, number);
  // The hit layer is updated a moment after the pictures.
  await expect
    .poll(() => cards.count(), { message: `open cards in column ${number}` })
    .toBeGreaterThanOrEqual(count);
  return cards.nth((await cards.count()) - count);
}

/** Makes a move in the quickest way: with clicks without a position, as a screen reader does. */
export async function makeMove(page: Page, step: Step): Promise<void> {
  if (step === 'deal') return page.keyboard.press('d');
  await (await card(page, step.from, step.count)).evaluate((one: HTMLElement) => one.click());
  await column(page, step.to)
    .last()
    .evaluate((one: HTMLElement) => one.click());
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a card can be touched: the strip of it that shows. */
export async function touchable(one: Locator): Promise<Point> {
  const box = await one.boundingBox();
  if (!box) throw new Error('it cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 12) };
}

/** What a screen reader announced last. */
export async function said(page: Page): Promise<string> {
  return (await page.getByRole('status').allInnerTexts()).join(' ').trim();
}

/** Waits for the window that says the game is won. */
export async function expectWon(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Won!' }).waitFor();
}

/** Plays a line to the win, each move with `move`, and checks after each that it was made. */
export async function playToTheWin(
  page: Page,
  line: readonly Step[],
  move: (step: Step, nth: number) => Promise<void>,
): Promise<void> {
  const moves = page.locator('header .moves');
  for (const [nth, step] of line.entries()) {
    await move(step, nth);
    await expect
      .poll(() => moves.innerText(), { message: `move ${nth + 1}` })
      .toMatch(new RegExp(`^${nth + 1} `));
  }
  await expectWon(page);
}
