import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, prefer, visit } from './browser';
import { choose } from './shared';
import { expectWon, said } from './table';

const DEAL = '/#/1/deal/spider-1/1';
const AGREED = { engineAgreed: true, liveAnalysisAgreed: true };

async function openWith(deal: string, settings: Record<string, unknown> = AGREED): Promise<Page> {
  const context = await player();
  await prefer(context, settings);
  return open(context, deal);
}

/** Makes obvious moves in an arbitrary order that is the same every time. */
async function blunder(page: Page, times: number): Promise<void> {
  for (let nth = 0, at = 1; nth < times; nth += 1) {
    at = (at * 73 + 19) % 9973;
    for (let twice = 0; twice < 2; twice += 1) await page.keyboard.press(String(at % 10));
  }
}

const light = (page: Page) => page.locator('footer').getByRole('button', { name: 'Live analysis' });

test('live analysis is off until the player knows what it gives away, and can be turned off again', async () => {
  const page = await visit(DEAL);
  expect(await light(page).innerText()).toBe('Show if winnable');
  await light(page).click();
  const question = page.getByRole('dialog', { name: 'Turn on live analysis?' });
  expect(await question.innerText()).toContain('counts as assisted');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await light(page).innerText()).toBe('Show if winnable');
  await page.keyboard.press('=');
  await question.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent.trim())).toBe('Cancel');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => light(page).innerText(), { timeout: 120_000 }).toBe('Can be won');
  expect(await page.locator('footer').innerText()).toContain('assisted');
  await page.keyboard.press('=');
  await expect.poll(() => light(page).innerText()).toBe('Show if winnable');
});

test('live analysis ends with the game', async () => {
  const page = await openWith(DEAL);
  await page.keyboard.press('=');
  await expect.poll(() => light(page).innerText()).not.toBe('Show if winnable');
  await page.goto('/#/1/deal/spider-1/2');
  await expect.poll(() => page.locator('header .title').getAttribute('title')).toBe('Deal 2');
  expect(await light(page).innerText()).toBe('Show if winnable');
  expect(await page.locator('footer').innerText()).not.toContain('assisted');
});

test('once a game is lost, the light says how far to go back, and does it', async () => {
  const page = await openWith('/#/1/deal/simple-simon/1');
  await page.keyboard.press('=');
  await blunder(page, 40);
  await expect
    .poll(() => light(page).innerText(), { timeout: 120_000 })
    .toMatch(/^Lost: go back \d+ moves$/);
  await light(page).click();
  await expect
    .poll(() => page.locator('header .moves').innerText(), { timeout: 120_000 })
    .toBe('6 moves');
  await expect.poll(() => light(page).innerText()).toBe('Can be won');
});

test('the solution is shown step by step, and play can continue from the step shown', async () => {
  const page = await openWith(DEAL);
  await page.keyboard.press('>');
  const window = page.getByRole('dialog', { name: 'Solution' });
  await window.waitFor({ timeout: 120_000 });
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  expect(await page.locator('.notice').innerText()).toBe('');
  await page.keyboard.press('>');
  await window.waitFor({ timeout: 120_000 });
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await window.getByRole('button', { name: 'Play on from here' }).click();
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('3 moves');
  await page.keyboard.press('!');
  await expect
    .poll(() => said(page), { timeout: 120_000 })
    .toContain('the game can be won with it');
});

test('a review names the move that lost the game, shows it, and lists every move', async () => {
  const page = await openWith('/#/1/deal/simple-simon/1');
  await blunder(page, 40);
  await choose(page, 'Review');
  const window = page.getByRole('dialog', { name: 'Review: Simple Simon' });
  await window
    .getByText('Move 7 lost the game: 2♦ to the empty column 9')
    .waitFor({ timeout: 120_000 });
  await window.getByRole('button', { name: 'Show the losing move' }).click();
  await window.getByText('Move 6 of ').waitFor();
  await window.locator('.card.hinted').waitFor();
  const moves = window.getByRole('listitem').filter({ has: page.getByRole('button') });
  expect(await moves.nth(6).innerText()).toContain('winnable');
  expect(await moves.nth(7).innerText()).toContain('loses the game');
  expect(await moves.nth(8).innerText()).toContain('lost');
  const line = window.locator('.moved');
  await expect.poll(() => line.innerText()).toBe('Move 7 loses the game: 2♦ to the empty column 9');
  await expectArrow('losing', 0);
  await window.getByRole('button', { name: 'Show a better move' }).click();
  await expect.poll(() => line.innerText()).toMatch(/^Better: /);
  await expectArrow('better', 2);
  await window.locator('.card.hinted').waitFor();
  await window.getByRole('button', { name: 'Show how to win' }).click();
  await page.keyboard.press('End');
  await expect.poll(() => window.locator('.moment').innerText()).toMatch(/^Move (\d+) of \1/);
  await window.getByRole('button', { name: 'Back to the review' }).click();
  await window.getByText('Move 6 of ').waitFor();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await page.keyboard.press('<');
  await expect
    .poll(() => page.locator('header .moves').innerText(), { timeout: 120_000 })
    .toBe('6 moves');

  /** The arrow has a form of its own, and what the review says stays in sight above its list. */
  async function expectArrow(kind: string, heads: number): Promise<void> {
    const arrow = window.locator(`.picture svg.${kind}`);
    await arrow.waitFor();
    expect(await window.locator('.picture svg').count()).toBe(1);
    expect(await arrow.locator('polygon').count()).toBe(heads);
    const frame = await window.locator('.beside').boundingBox();
    const verdict = await window.locator('.conclusion').boundingBox();
    expect(verdict!.y).toBeGreaterThanOrEqual(frame!.y);
    expect(verdict!.y + verdict!.height).toBeLessThanOrEqual(frame!.y + frame!.height);
  }
});

test('a review goes on when its window is closed, and says when it is done', async () => {
  const page = await openWith('/#/1/deal/simple-simon/1');
  await blunder(page, 40);
  /** Nothing reaches the engine until it is let go. */
  const release = await page.evaluateHandle(() => {
    const post = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function (this: Worker, message: unknown): void {
      held.push(() => post.call(this, message));
    };
    return (): void => {
      Worker.prototype.postMessage = post;
      for (const send of held) send();
    };
  });
  await choose(page, 'Review');
  const window = page.getByRole('dialog', { name: 'Review: Simple Simon' });
  await window.getByText('You can close this window').waitFor();
  await window.getByRole('button', { name: 'Stop' }).click();
  await window.getByText('The engine could not find out').waitFor();
  expect(await breaches(page)).toEqual([]);
  await window.getByRole('button', { name: 'Keep looking' }).click();
  await window.getByText('You can close this window').waitFor();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await release.evaluate((letGo) => letGo());
  const notice = page.locator('.notice');
  await notice
    .getByText('Review of Simple Simon: Move 7 lost the game: 2♦ to the empty column 9.')
    .waitFor({ timeout: 120_000 });
  // It is there as long as the notice is, even if it was looked at and closed meanwhile.
  await choose(page, 'Review');
  await window.getByText('Move 7 lost the game: 2♦ to the empty column 9').waitFor();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await notice.getByRole('button', { name: 'Show the review' }).click();
  await window.getByText('Move 7 lost the game: 2♦ to the empty column 9').waitFor();
});

test('a review marks wasted moves, and a link opens it elsewhere at the same move', async () => {
  const context = await player();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prefer(context, { engineAgreed: true });
  const page = await open(context, '/#/1/deal/simple-simon/1');
  await blunder(page, 40);
  await choose(page, 'Review');
  const window = page.getByRole('dialog', { name: 'Review: Simple Simon' });
  await window.getByText('Move 7 lost the game').waitFor({ timeout: 120_000 });
  await window.getByText(/moves were wasted: after them the table was as before/).waitFor();
  await window.getByRole('button', { name: 'Show the losing move' }).click();
  const marked = window.getByRole('listitem').getByText('wasted', { exact: true });
  expect(await marked.count()).toBeGreaterThan(1);
  expect(await breaches(page)).toEqual([]);
  await window.getByRole('button', { name: 'Share a link' }).click();
  await window.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/1/review/6/');

  const { pathname, search, hash } = new URL(link);
  const there = await open(await player(), pathname + search + hash);
  const same = there.getByRole('dialog', { name: 'Review: Simple Simon' });
  await same.getByText('Move 7 lost the game').waitFor({ timeout: 120_000 });
  await same.getByText('Move 6 of ').waitFor();
});

test('the move that lost a game can be played better, and every try is judged', async () => {
  const page = await openWith('/#/1/deal/simple-simon/1');
  const count = page.locator('header .moves');
  await blunder(page, 40);
  const before = await count.innerText();
  await choose(page, 'Review');
  const window = page.getByRole('dialog', { name: 'Review: Simple Simon' });
  await window.getByRole('button', { name: 'Find a better move' }).click({ timeout: 120_000 });
  const card = page.getByRole('region', { name: 'Find a better move' });
  await card.getByText('The game was lost with this move: 2♦ to the empty column 9.').waitFor();
  expect(await count.innerText()).toBe('0 moves');
  expect(await breaches(page)).toEqual([]);
  // The move that lost it.
  await page.keyboard.press('4');
  await page.keyboard.press('9');
  await card.getByText('This move loses the game, too.').waitFor({ timeout: 120_000 });
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => count.innerText()).toBe('0 moves');
  await card.getByRole('button', { name: 'Show me' }).click();
  expect(await page.locator('main .card.hinted').count()).toBe(1);
  await page.keyboard.press('8');
  await page.keyboard.press('9');
  await card.getByText('with this move the game can still be won').waitFor({ timeout: 120_000 });
  // The review knows all that it knew, and lies over the try.
  await card.getByRole('button', { name: 'Back to the review' }).click();
  await window.getByText('Move 7 lost the game').waitFor();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Stop looking' }).click();
  await expect.poll(() => count.innerText()).toBe(before);

  // Back leads to the review, too, and over the game.
  await choose(page, 'Review');
  await window.getByRole('button', { name: 'Find a better move' }).click({ timeout: 120_000 });
  await card.waitFor();
  await page.goBack();
  await window.getByText('Move 7 lost the game').waitFor({ timeout: 120_000 });
  await card.waitFor({ state: 'detached' });
  expect(await count.innerText()).toBe(before);
  await page.goBack();
  await window.waitFor({ state: 'detached' });
  expect(page.url()).not.toBe('about:blank');
});

test('the move that lost a game comes back among the puzzles', async () => {
  const page = await openWith('/#/1/deal/simple-simon/1');
  const count = page.locator('header .moves');
  await blunder(page, 40);
  const before = await count.innerText();
  await choose(page, 'Review');
  await page.getByText('This position comes back tomorrow').waitFor({ timeout: 120_000 });
  await page.keyboard.press('Escape');
  const puzzles = page.getByRole('dialog', { name: 'Puzzles' });
  const own = puzzles.getByRole('region', { name: 'Your mistakes' });
  await choose(page, 'Puzzles');
  await own.getByText(/^The next one comes back on \w+/).waitFor();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await puzzles.waitFor({ state: 'detached' });

  // The days go by.
  const mistakes = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('webspinner-mistakes')!) as object[]);
  await page.evaluate(() => {
    const stored = localStorage.getItem('webspinner-mistakes')!;
    localStorage.setItem(
      'webspinner-mistakes',
      stored.replace(/"due":"[^"]*"/, '"due":"2026-11-23"'),
    );
  });
  await choose(page, 'Puzzles');
  await own.getByRole('button', { name: 'Find a better move in a game you lost' }).click();
  const card = page.getByRole('region', { name: 'Find a better move' });
  await card.getByText('The game was lost with this move: 2♦ to the empty column 9.').waitFor();
  expect(await breaches(page)).toEqual([]);
  for (const key of ['8', '9']) await page.keyboard.press(key);
  await card.getByText('with this move the game can still be won').waitFor({ timeout: 120_000 });
  expect(await mistakes()).toMatchObject([{ game: 'simple-simon', times: 1 }]);
  await card.getByRole('button', { name: 'Stop looking' }).click();
  await expect.poll(() => count.innerText()).toBe(before);
});

test('a game that was won is reviewed at its end, and later from the list of saved games', async () => {
  const page = await openWith(DEAL, { ...AGREED, shareAsked: true });
  await page.keyboard.press('>');
  const solution = page.getByRole('dialog', { name: 'Solution' });
  await solution.waitFor({ timeout: 120_000 });
  await page.keyboard.press('End');
  await solution.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog', { name: 'Won!' }).getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review: Spider (1 Suit)' });
  await review.getByText('Won: every position was winnable.').waitFor();
  await page.keyboard.press('Escape');
  await expectWon(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await choose(page, 'Saved games');
  const saved = page.getByRole('dialog', { name: 'Saved games' });
  await saved.getByRole('radio').first().check();
  await saved.getByRole('button', { name: 'Review' }).click();
  await review.getByText('Won: every position was winnable.').waitFor();
});

test('the review of a win names a shorter one and a missed join, and shows both', async () => {
  const context = await player();
  await prefer(context, { engineAgreed: true, shareAsked: true });
  // The ace goes to an empty column first.
  const picture = Buffer.from('1: KS-2S\n2: AS\n').toString('base64url');
  const page = await open(context, `/#/1/position/spider-1/${picture}`);
  for (const key of '2331') await page.keyboard.press(key);
  await page.getByRole('dialog', { name: 'Won!' }).getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review: Spider (1 Suit)' });
  await review.getByText('The engine found a win in one move.').waitFor({ timeout: 120_000 });
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Home');
  await review.getByText('Missed join: A♠ to the 2♠ in column 1').waitFor();
  expect(await review.locator('.card.hinted').count()).toBe(1);
  await review.locator('.picture svg polygon').first().waitFor();
  await review.getByRole('button', { name: 'Show how to win' }).click();
  await review.getByText('Move 0 of 1').waitFor();
  await page.keyboard.press('End');
  await review.getByText('Move 1 of 1').waitFor();
  await review.getByRole('button', { name: 'Back to the review' }).click();
  await review.getByText('Won: every position was winnable.').waitFor();
});

/**
 * Blocks the worker's engine as a missing network would, and returns a function that unblocks it.
 */
async function withoutEngine(context: BrowserContext): Promise<() => Promise<void>> {
  // The first module is the table's.
  let loaded = 0;
  await context.route('**/engine_bg*.wasm', (route) =>
    loaded++ === 0 ? route.continue() : route.abort('internetdisconnected'),
  );
  return () => context.unroute('**/engine_bg*.wasm');
}

test('the game goes on if the engine cannot start, and another request starts it', async () => {
  const context = await player();
  const giveBack = await withoutEngine(context);
  await prefer(context, AGREED);
  const page = await open(context, DEAL);
  await page.keyboard.press('=');
  await expect.poll(() => light(page).innerText(), { timeout: 120_000 }).toBe('Engine failed');
  await page.keyboard.press('!');
  await expect.poll(() => said(page)).toContain('The engine stopped working');
  for (const key of ['7', '9']) await page.keyboard.press(key);
  expect(await page.locator('header .moves').innerText()).toBe('1 move');
  await giveBack();
  // The attempt that the move started may fail after the player’s request: then that is reported,
  // and the player asks again.
  const ask = async (): Promise<string> => {
    await page.keyboard.press('!');
    await expect.poll(() => said(page), { timeout: 120_000 }).toMatch(/^(Hint|The engine stopped)/);
    return said(page);
  };
  await expect.poll(ask, { timeout: 240_000 }).toContain('the game can be won with it');
  expect(await light(page).innerText()).toBe('Can be won');
});
