/** The animation of the front page: one deal, played on the page and in the terminal. */

import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player, prefer } from '../browser';
import { card, column, expectWon, touchable, winningLine, type Step } from '../table';
import { html } from './ansi';
import { Film } from './film';
import { Pane } from './pane';

const GAME = 'spider-2';
const DEAL = '1';
const SIZE = { width: 960, height: 600 };
const CELLS = { columns: 92, lines: 25 };

/** How many moves are shown one by one; from there on the game passes quickly. */
const SLOW_MOVES = 8;
/** In the quick part, every fifth move is shown. */
const QUICK_STEP = 5;
/** How much of the game the terminal shows. */
const TERMINAL_MOVES = 62;
/** How long a move takes by the clock of the page, whose real time differs every time. */
const MOVE_MS = 2500;

const LOOKS = [
  { name: 'light', theme: 'light', paper: '#ffffff', ink: '#1f2328' },
  { name: 'dark', theme: 'unicode', paper: '#101418', ink: '#e6e6e6' },
] as const;
type Look = (typeof LOOKS)[number];

test.each(LOOKS)('the animation, $name', async (look) => {
  const context = await player({ viewport: SIZE, colorScheme: look.name });
  await prefer(context, { showClock: false });
  await context.addInitScript(stopClock);
  const film = new Film();
  const line = await winningLine(`${GAME}-${DEAL}`);
  await filmPage(film, context, line);
  await filmTerminal(film, context, line, look);
  const path = new URL(`../../../docs/pictures/play-${look.name}.webp`, import.meta.url);
  await film.save(fileURLToPath(path));
});

declare global {
  interface Window {
    /** The time of the page, which goes on with the moves alone. */
    filmTime: number;
  }
}

function stopClock(): void {
  window.filmTime = 0;
  performance.now = () => window.filmTime;
}

async function filmPage(film: Film, context: BrowserContext, line: Step[]): Promise<void> {
  const page = await open(context, `/#/1/deal/${GAME}/${DEAL}`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('late-faces')),
  );
  await page.evaluate(() => document.fonts.ready);
  film.show(await atRest(page), 1200);
  for (const [nth, step] of line.entries()) {
    const slow = nth < SLOW_MOVES;
    await page.evaluate((ms) => (window.filmTime += ms), MOVE_MS);
    await play(page, step, async () => slow && film.show(await page.screenshot(), 350));
    await expect.poll(() => page.locator('header .moves').innerText()).toMatch(`${nth + 1} `);
    if (slow) film.show(await atRest(page), 500);
    else if (nth % QUICK_STEP === 0) film.show(await atRest(page), 130);
  }
  await expectWon(page);
  film.show(await atRest(page), 2500);
  await page.close();
}

/** Plays a move with the mouse; the middle of the way is worth a picture. */
async function play(page: Page, step: Step, midway: () => Promise<unknown>): Promise<void> {
  if (step === 'deal') return page.locator('[data-place=stock]').click();
  const start = await touchable(await card(page, step.from, step.count));
  const end = await touchable(column(page, step.to).last());
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 2 });
  await midway();
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** The picture once two in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  await page.mouse.move(SIZE.width - 1, SIZE.height / 2);
  let before = await page.screenshot();
  let now = await page.screenshot();
  while (!now.equals(before)) [before, now] = [now, await page.screenshot()];
  return now;
}

async function filmTerminal(
  film: Film,
  context: BrowserContext,
  line: Step[],
  { theme, paper, ink }: Look,
): Promise<void> {
  const page = await context.newPage();
  const pane = await Pane.start(CELLS.columns, CELLS.lines, ['play', GAME, DEAL, '--theme', theme]);
  const show = async (ms: number): Promise<void> => {
    const height = SIZE.height / CELLS.lines;
    await page.setContent(
      `<style>
        body { margin: 0; --paper: ${paper}; --ink: ${ink} }
        body { background: ${paper}; color: ${ink}; font: 17px/${height}px 'DejaVu Sans Mono' }
        pre { margin: 0 auto; width: ${CELLS.columns}ch; font: inherit }
        i { display: inline-block; height: ${height}px; vertical-align: top; font-style: normal }
      </style><pre>${html(await pane.screen())}</pre>`,
    );
    film.show(await page.screenshot(), ms);
  };
  await pane.waitFor('0 moves');
  // Without the clock, every run gives the same pictures.
  await pane.press('.');
  await show(1200);
  for (const [nth, step] of line.slice(0, TERMINAL_MOVES).entries()) {
    const slow = nth < SLOW_MOVES;
    if (step === 'deal') await pane.press('d');
    else if (slow) {
      await pane.press(key(step.from));
      await show(350);
      await pane.press(key(step.to));
    } else await pane.press(':', typed(step), 'Enter');
    await pane.waitFor(` ${nth + 1} move`);
    if (slow) await show(500);
    else if (nth % QUICK_STEP === 0) await show(130);
  }
  await pane.press('t');
  await pane.waitFor('Hint: ');
  await show(2500);
  await pane.close();
  await page.close();
}

/** A move as a player types it. */
function typed({ from, to, count }: Exclude<Step, 'deal'>): string {
  return `${from}-${to}${count > 1 ? `x${count}` : ''}`;
}

/** The key of a column: 0 is column 10. */
function key(number: number): string {
  return String(number % 10);
}
