/** What happens to the game when windows close and new deals come. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, prefer, visit } from './browser';

const DEAL = '/#/1/deal/spider-1/1';
/** Five thousand positions can be reached from here, and in none of them a card can be turned up. */
const PICTURE = `1: #QC #AC #4C 3D 2C AC 3S 2H 6H 5H 4H
2: #7H #5S #AS #6H KC KS QC
3: #KH #4D 3H 9H 8H 7D 6D 5H 4S 3C
4: #AH #8S #3D #JS 9H 8H 6S
5: #QS #2D #TD 5C 4H 3H 2S JD TD 9C 8C 7C TS 9S 8S 7C 6C 5C 4C 3C 2C 6C
6: #8D #6D #9C JH TH 5D 7S 2H AH KS QS JS TS 9S AD
7: #7H #JC 2D AD TC 9D TH
8: #5D #4D #8C 7S 6S 5S 4S 3S 2S AS
9: #8D #9D KH KD
10: #QH #KC QD JC TC 7D QH JH KD QD JD
`;
const DEAD_END = `/#/1/position/spider/${Buffer.from(PICTURE).toString('base64url')}`;

const moves = (page: Page): Promise<string> => page.locator('header .moves').innerText();

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens a window by the menu, and closes it again. */
async function look(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: item, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

test('after a replay or a review the game goes on, unless it was paused before', async () => {
  const context = await player();
  await prefer(context, { engineAgreed: true });
  const page = await open(context, DEAL);
  await press(page, '7', '9');
  for (const item of ['Replay', 'Review']) {
    await look(page, item);
    expect(await page.locator('.paused').count(), item).toBe(0);
  }
  await press(page, 'p');
  await page.locator('.paused').waitFor();
  await look(page, 'Replay');
  expect(await page.locator('.paused').count()).toBe(1);
});

test('one view of a game takes the place of another with nothing between', async () => {
  const context = await player();
  await prefer(context, { engineAgreed: true });
  const page = await open(context, DEAL);
  await press(page, '7', '9');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('dialog', { name: /^Review/ }).waitFor();
  await page.evaluate(() => {
    const bare: number[] = [];
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog[open]')) bare.push(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { bare });
  });
  await page.getByRole('button', { name: 'Luck and skill' }).click();
  await page.getByRole('dialog', { name: /^Luck and skill/ }).waitFor();
  expect(await page.evaluate('bare')).toEqual([]);
});

test('a new deal in the middle of a game says that it was saved, and leads back to it', async () => {
  const page = await visit(DEAL);
  const notice = page.locator('.notice');
  await press(page, 'n');
  expect(await notice.innerText()).toBe('');
  await press(page, 'd', 'd', 'n');
  await expect
    .poll(() => notice.innerText())
    .toContain('Spider (1 Suit) was saved. It counts as lost until you go on with it.');
  expect(await moves(page)).toBe('0 moves');
  await notice.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => moves(page)).toBe('2 moves');
  expect(await notice.innerText()).toBe('');
  // The first move of another game withdraws the offer.
  await press(page, 'n', 'd');
  await expect.poll(() => moves(page)).toBe('1 move');
  expect(await notice.innerText()).toBe('');
});

test('the window of a stuck game says once that no move is left', async () => {
  const page = await visit('/#/1/deal/simple-simon/42');
  await press(page, '9', '1');
  const dialog = page.getByRole('dialog', { name: 'No moves left' });
  await dialog.waitFor();
  expect((await dialog.innerText()).match(/no moves left|no move is left/gi)).toHaveLength(1);
});

test('the list of a review scrolls to the move that is shown', async () => {
  const context = await player();
  await prefer(context, { engineAgreed: true });
  const page = await open(context, '/#/1/deal/spider-1/1');
  await press(page, 'd', 'd', 'd', 'd', 'd');
  for (let nth = 0; nth < 20; nth += 1) await press(page, String(nth % 10), String(nth % 10));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Review', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('All moves').click();
  const isSeen = (): Promise<boolean> =>
    dialog.locator('li button[aria-current]').evaluate((one) => {
      const frame = one.closest('.beside')!.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return top >= frame.top - 1 && bottom <= frame.bottom + 1;
    });
  for (const key of ['Home', 'End', 'Home']) {
    await page.keyboard.press(key);
    await expect.poll(isSeen, { message: key }).toBe(true);
  }
});

test('when no useful move is left, the page says so and offers ways out', async () => {
  const page = await visit('/#/1/deal/simple-simon/17');
  const notice = page.locator('.notice');
  await press(page, '1', '1');
  await expect.poll(() => moves(page)).toBe('1 move');
  await expect.poll(() => notice.innerText()).toContain('No useful move is left.');
  await expect
    .poll(() => notice.getByRole('button').allInnerTexts())
    .toEqual(['Back to a winnable position', 'Restart', 'New deal', 'Give up']);
  await notice.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => moves(page)).toBe('0 moves');
  await expect.poll(() => notice.innerText()).toContain('Simple Simon was saved.');
  await expect.poll(() => notice.getByRole('button').allInnerTexts()).toEqual(['Continue']);
});

test('a player who asks for a hint where none leads anywhere is offered ways out, for free', async () => {
  const page = await visit(DEAD_END);
  const notice = page.locator('.notice');
  await press(page, 't');
  await expect.poll(() => notice.innerText()).toContain('No useful move is left.');
  await expect
    .poll(() => notice.getByRole('button').allInnerTexts())
    .toEqual(['Back to a winnable position', 'Restart', 'New deal']);
  expect(await page.locator('footer .assisted').count()).toBe(0);
});

test('on a phone the sheet of a paused game hides no notice', async () => {
  const page = await visit(DEAL, { viewport: { width: 390, height: 844 } });
  await press(page, 'd', 'p');
  await page.locator('.paused').waitFor();
  await press(page, 't');
  await expect.poll(() => page.locator('.notice').innerText()).toMatch(/^Hint: /);
  await page.locator('main svg polygon').first().waitFor();
});

test('the link to a deal opens it anywhere, and a reload brings it back until it is begun', async () => {
  const page = await visit('/?campaign=1#/1/deal/scorpion/own:7');
  await page.keyboard.press('l');
  const link = await page.getByRole('textbox', { name: /^This deal/ }).inputValue();
  expect(new URL(link).search).toBe('?deal=scorpion:own:7');
  const other = await visit(link);
  const deal = (): Promise<string | null> => other.locator('header .title').getAttribute('title');
  for (let visits = 0; visits < 2; visits += 1) {
    await expect.poll(deal).toBe('Deal 7');
    expect(await other.title()).toBe('Scorpion · Webspinner');
    expect(other.url()).toBe(link);
    await other.reload();
    await other.locator('[data-place]').first().waitFor();
  }
  await press(other, 'd');
  await expect.poll(() => moves(other)).toBe('1 move');
  expect(new URL(other.url()).search).toBe('');
  // A deal that cannot be read is no trap: the next reload is an ordinary one.
  const lost = await visit('/?campaign=1&deal=nonsense');
  await expect
    .poll(() => lost.locator('.notice').innerText())
    .toBe('The link could not be opened: it is damaged or incomplete');
  expect(new URL(lost.url()).search).toBe('?campaign=1');
});

test('the menu leads to what the owner of the site says, if there is anything', async () => {
  for (const about of [
    { accounts: true, url: 'https://spider.example/imprint' },
    { accounts: true },
  ]) {
    const context = await player();
    await context.route('**/api/v1/about', (route) => route.fulfill({ json: about }));
    const page = await open(context, DEAL);
    const answered = page.waitForResponse('**/api/v1/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await answered;
    await page.getByRole('button', { name: 'Help', exact: true }).waitFor();
    const link = page.getByRole('link', { name: 'About this site' });
    if ('url' in about) expect(await link.getAttribute('href')).toBe(about.url);
    else expect(await link.count()).toBe(0);
  }
});

test('a search in the list of games chooses the first game it finds, which Enter deals', async () => {
  const page = await visit(DEAL);
  await press(page, 'g');
  const dialog = page.getByRole('dialog', { name: 'Games' });
  const search = dialog.getByRole('searchbox');
  const chosen = (): Promise<string> => dialog.getByRole('button', { name: /^Play/ }).innerText();
  await search.fill('no such game');
  expect(await dialog.getByRole('button', { name: /^Play/ }).count()).toBe(0);
  await search.press('Enter');
  expect(await dialog.count()).toBe(1);
  await search.fill('spider');
  expect(await chosen()).toBe('Play Spider (1 Suit)');
  await search.fill('wasp');
  expect(await chosen()).toBe('Play Wasp');
  await search.press('Enter');
  await expect.poll(() => page.locator('header .title').innerText()).toBe('Wasp');
});

test('the list of games begins with those played last', async () => {
  const page = await visit('/#/1/deal/wasp/own:1');
  await press(page, 'd');
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
  await page.goto('about:blank');
  await page.goto('/#/1/deal/spider-1/own:1');
  await page.locator('[data-place]').first().waitFor();
  await press(page, 'g');
  const recent = page.getByRole('dialog', { name: 'Games' }).locator('.recent');
  await expect.poll(() => recent.innerText()).toMatch(/^Played last:\s+Wasp$/);
  expect(await breaches(page)).toEqual([]);
  await recent.getByRole('button', { name: 'Wasp' }).click();
  await expect.poll(() => page.locator('header .title').innerText()).toBe('Wasp');
});

test('a deal that cannot be read is explained in a player’s words', async () => {
  const page = await visit(DEAL);
  await press(page, 'g');
  const dialog = page.getByRole('dialog', { name: 'Games' });
  const field = dialog.getByLabel('Deal number');
  const problem = dialog.getByRole('alert');
  for (const wrong of ['abc', 'ms:abc', '12x', 'foo:12', 'ms:']) {
    await field.fill(wrong);
    await field.press('Enter');
    await expect
      .poll(() => problem.innerText())
      .toBe(
        'A deal number looks like 1234. Other programs’ numbers begin with their name: ' +
          'ms:1234, pysol:1234 or kpat:1234.',
      );
  }
  await field.fill('cards:3DXX');
  await field.press('Enter');
  await expect.poll(() => problem.innerText()).toContain('"XX" is not a card');
  await field.fill('ms:14934');
  await field.press('Enter');
  await expect
    .poll(() => page.locator('header .title').getAttribute('title'))
    .toBe('Deal ms:14934');
});

test('another language leaves no notice in the old one', async () => {
  const page = await visit(DEAL);
  const notice = page.locator('.notice');
  await press(page, 'd', 'd', 'n');
  await expect.poll(() => notice.innerText()).toContain('Spider (1 Suit) was saved.');
  await press(page, 't');
  await expect.poll(() => notice.innerText()).not.toContain('was saved');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  await expect.poll(() => notice.innerText()).toContain('Spider (1 Farbe) ist gespeichert.');
});

test('without any games, the windows about them say what there is to say, once', async () => {
  const page = await visit(DEAL);
  const dialog = page.getByRole('dialog');
  await press(page, 'k');
  await dialog.getByText('No games are saved yet.').waitFor();
  expect(await dialog.innerText()).not.toMatch(/^No games$/m);
  await press(page, 'Escape', 's');
  await dialog.getByText('Your wins will appear here').waitFor();
  expect(await dialog.innerText()).not.toContain('in brackets');
});
