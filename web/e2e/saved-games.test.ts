/**
 * The windows about a player's data: saved games, replay, move tree, links, custom games,
 * statistics.
 */

import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player } from './browser';
import { expectWon, winningLine } from './table';

const DEAL = '/#/1/deal/spider-1/1';

async function choose(page: Page, item: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: item, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

async function moves(page: Page): Promise<string> {
  return page.locator('header .moves').innerText();
}

/** A page with a deal after this many rows. */
async function dealt(context: BrowserContext, rows: number, deal = DEAL): Promise<Page> {
  const page = await open(context, deal);
  for (let row = 1; row <= rows; row += 1) {
    await page.keyboard.press('d');
    await expect.poll(() => moves(page)).toMatch(new RegExp(`^${row} `));
  }
  return page;
}

/** The rows of the list of saved games, such as `Spider (1 Suit) unfinished`. */
async function listed(dialog: Locator): Promise<string[]> {
  const names = await dialog.locator('label strong').allInnerTexts();
  const results = await dialog.locator('label .result').allInnerTexts();
  return names.map((name, at) => `${name} ${results[at]}`);
}

async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('saved games are exported to a file and imported elsewhere, each once', async () => {
  const page = await dealt(await player(), 2);
  await page.keyboard.press('n');
  await page.keyboard.press('d');
  const dialog = await choose(page, 'Saved games');
  await expect
    .poll(() => listed(dialog))
    .toEqual(['Spider (1 Suit) unfinished', 'Spider (1 Suit) unfinished']);
  const { name, text } = await saved(page, () =>
    dialog.getByRole('button', { name: 'Save all as file' }).click(),
  );
  expect(name).toMatch(/^webspinner-\d{4}-\d\d-\d\d\.spider$/);
  expect(text.match(/^\[Game "spider-1"\]$/gm)).toHaveLength(2);
  expect(text.match(/^\[Date "\d{4}-\d\d-\d\dT[\d:.]+Z"\]$/gm)).toHaveLength(2);

  const other = await open(await player());
  const there = await choose(other, 'Saved games');
  await there.locator('summary').click();
  const field = there.getByRole('textbox');
  await field.fill(`${text}\n[Game "spider-1"]\n[Version "one"]\n`);
  await there.getByRole('button', { name: 'Add', exact: true }).click();
  await there.getByText(/^2 games were added\.$/).waitFor();
  expect(await there.locator('details li').allInnerTexts()).toEqual([
    expect.stringMatching(/^line \d+, column 11: /),
  ]);
  await there.getByRole('button', { name: 'Add', exact: true }).click();
  await there.getByText(/^No games were added; 2 were already there\.$/).waitFor();
  expect(await listed(there)).toHaveLength(2);
});

test('a game from a file shows its day, the same everywhere, and no time of day', async () => {
  const page = await open(await player({ timezoneId: 'America/New_York' }));
  const dialog = await choose(page, 'Saved games');
  await dialog.locator('summary').click();
  await dialog
    .getByRole('textbox')
    .fill(
      '[Game "spider-1"]\n[Version "1"]\n[Deal "own:1"]\n[Date "2024-05-04"]\n[Result "unfinished"]\n\n1. 7-9 *\n',
    );
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('One game was added', { exact: false }).waitFor();
  expect(await dialog.locator('time').innerText()).toBe('4 May 2024');
});

test('a game is continued, given up and deleted; the last two only after a question', async () => {
  const page = await dealt(await player(), 2);
  await page.goto('/#/1/deal/spider/7');
  await page.getByRole('button', { name: 'Open the link' }).click();
  await page.keyboard.press('d');
  let dialog = await choose(page, 'Saved games');
  await dialog.getByRole('radio', { name: /^Spider \(1 Suit\)/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => moves(page)).toBe('2 moves');

  dialog = await choose(page, 'Saved games');
  await dialog.getByRole('radio', { name: /^Spider unfinished/ }).check();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await listed(dialog)).toContain('Spider unfinished');
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect.poll(() => listed(dialog)).toContain('Spider lost');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => listed(dialog)).toEqual(['Spider (1 Suit) unfinished']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
});

test('the game on the table is given up from the menu, after a question', async () => {
  const page = await dealt(await player(), 1);
  const giveUp = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('[popover]').getByRole('button', { name: 'Give up', exact: true }).click();
  };
  const notice = page.locator('.notice');
  await giveUp();
  await expect.poll(() => notice.innerText()).toContain('Give up this game?');
  // A player who plays on has given nothing up.
  await page.keyboard.press('d');
  await expect.poll(() => moves(page)).toBe('2 moves');
  expect(await notice.innerText()).not.toContain('Give up');
  await giveUp();
  await notice.getByRole('button', { name: 'Give up' }).click();
  await expect.poll(() => notice.innerText()).toContain('it counts as lost');
  const dialog = await choose(page, 'Saved games');
  await expect.poll(() => listed(dialog)).toEqual(['Spider (1 Suit) lost']);
});

test('a game that was won is replayed by its link anywhere, and does not count there', async () => {
  const page = await open(await player(), DEAL);
  for (const step of await winningLine('spider-1-1')) {
    await page.keyboard.press(step === 'deal' ? 'd' : String(step.from % 10));
    if (step !== 'deal') await page.keyboard.press(String(step.to % 10));
  }
  await expectWon(page);
  await page.getByRole('dialog').getByText('First win in this game').waitFor();
  const length = Number.parseInt(await moves(page), 10);
  await page.keyboard.press('Escape');
  const share = await choose(page, 'Share a link');
  const link = await share.getByRole('textbox', { name: /^This game/ }).inputValue();
  expect(link).toMatch(/#\/1\/record\/z\./);

  const other = await open(await player(), link.slice(link.indexOf('/#')));
  const replay = other.getByRole('dialog', { name: 'Replay: Spider (1 Suit)' });
  await replay.waitFor();
  const moment = replay.locator('.moment');
  expect(await moment.innerText()).toMatch(new RegExp(`^Move ${length} of ${length} `));
  await replay.press('Home');
  expect(await replay.locator('.moved').innerText()).toBe('Deal');
  await other.keyboard.press('ArrowRight');
  expect(await moment.innerText()).toMatch(new RegExp(`^Move 1 of ${length} `));
  await replay.getByRole('button', { name: 'Play on from here' }).click();
  await other.keyboard.press('d');
  const saved = await choose(other, 'Saved games');
  await saved.getByText('No games are saved yet', { exact: false }).waitFor();
});

test('a saved game that was replayed continues from any move as if it had not been', async () => {
  const page = await dealt(await player(), 3);
  await page.keyboard.press('n');
  let dialog = await choose(page, 'Saved games');
  await dialog.getByRole('radio').check();
  await dialog.getByRole('button', { name: 'Replay' }).click();
  dialog = page.getByRole('dialog', { name: 'Replay: Spider (1 Suit)' });
  await dialog.waitFor();
  for (const key of ['Home', 'End', 'Home', 'End']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: 'Play on from here' }).click();
  await expect.poll(() => moves(page)).toBe('3 moves');
  await page.keyboard.press('d');
  dialog = await choose(page, 'Saved games');
  const { text } = await saved(page, () =>
    dialog.getByRole('button', { name: 'Save all as file' }).click(),
  );
  expect(text).toMatch(/^\[Undos "0"\]$/m);
  expect(text.match(/^\[Made "(\d+)"\]$/gm)).toHaveLength(1);
  expect(text).not.toMatch(/^\[Made "(?!0|4")/m);
});

test('importing games into a full browser shows an error', async () => {
  const context = await player();
  await context.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room left', 'QuotaExceededError');
    };
  });
  const dialog = await choose(await open(context), 'Saved games');
  await dialog.locator('summary').click();
  await dialog
    .getByRole('textbox')
    .fill('[Game "spider-1"]\n[Version "1"]\n[Deal "own:1"]\n[Result "unfinished"]\n\n1. 7-9 *\n');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('This browser has no storage left', { exact: false }).waitFor();
});

test('a link opened under a window replaces both, and of two records the later is shown', async () => {
  const page = await open(await player(), DEAL);
  await choose(page, 'Help');
  await page.evaluate(() => (location.hash = '#/1/deal/scorpion/7'));
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Scorpion');
  expect(await page.getByRole('dialog').count()).toBe(0);
  for (const game of ['Spider (1 Suit)', 'Spider']) {
    const id = game === 'Spider' ? 'spider' : 'spider-1';
    const record = Buffer.from(`[Game "${id}"]\n[Version "1"]\n[Deal "own:1"]\n\n1. d\n`).toString(
      'base64url',
    );
    await page.evaluate((hash) => (location.hash = hash), `#/1/record/${record}`);
    await page.getByRole('dialog', { name: `Replay: ${game}`, exact: true }).waitFor();
  }
});

test('a link asks before it replaces a game in progress, and the game stays if the link is broken', async () => {
  const page = await dealt(await player(), 1);
  await page.goto('/#/1/deal/spider/7');
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await moves(page)).toBe('1 move');
  await page.goto('/#/1/deal/no-such-game/7');
  await expect
    .poll(() => page.locator('.notice').innerText())
    .toMatch(/^The link could not be opened: there is no game /);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/#/1/record/z.AAAA');
  await expect
    .poll(() => page.locator('.notice').innerText())
    .toBe('The link could not be opened: it is damaged or incomplete');
  await page.goto('/#/2/deal/spider/7');
  await expect
    .poll(() => page.locator('.notice').innerText())
    .toBe('The link could not be opened: it was made by a later version of this page');
  expect(await moves(page)).toBe('1 move');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
});

test('the player can go to any line of the move tree', async () => {
  const page = await dealt(await player(), 2);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await page.keyboard.press('7');
  await page.keyboard.press('9');
  await expect.poll(() => moves(page)).toBe('1 move');
  const dialog = await choose(page, 'Move tree');
  const lines = dialog.getByRole('listitem').getByRole('button');
  expect(await lines.count()).toBe(3);
  // In words, not as moves are typed.
  for (const text of await lines.allInnerTexts()) expect(text).not.toMatch(/\d-\d/);
  expect(await lines.filter({ hasText: / to the / }).count()).toBeGreaterThan(0);
  await lines.filter({ hasText: '2 moves' }).click();
  await expect.poll(() => moves(page)).toBe('2 moves');
});

test('a custom game is checked, played and stored; all its mistakes are listed with their lines', async () => {
  const context = await player();
  const page = await open(context);
  let dialog = await choose(page, 'Custom games');
  await dialog.getByRole('combobox').selectOption('spider-1');
  const field = dialog.getByRole('textbox');
  const text = (await field.inputValue())
    .replace('id = "spider-1"', 'id = "mine"')
    .replace(/^name = .*$/m, 'name = "Mine"');
  await field.fill(text.replace(/^decks = .*$/m, 'decks = 77\nunknown = 1'));
  await dialog.getByRole('button', { name: 'Add this game' }).click();
  expect(await dialog.locator('[role=status] li').allInnerTexts()).toEqual([
    expect.stringMatching(/^line \d+: 77 /),
    expect.stringMatching(/^line \d+: `unknown` /),
  ]);
  await field.fill('');
  await expect.poll(() => dialog.locator('[role=status] li').count()).toBe(0);
  await field.fill(text);
  await dialog.getByRole('button', { name: 'Add this game' }).click();
  await dialog.getByText('Mine has been added.').waitFor();
  const { name, text: out } = await saved(page, () =>
    dialog.getByRole('button', { name: 'Save as file' }).click(),
  );
  expect([name, out]).toEqual(['mine.toml', text]);
  await page.close();

  const next = await open(context);
  dialog = await choose(next, 'Custom games');
  await dialog.getByRole('group', { name: 'Mine' }).getByRole('button', { name: 'Play' }).click();
  expect(await next.getByRole('heading', { level: 1 }).innerText()).toBe('Mine');
  // It is deleted while it is on the table: that game can still be finished, and its rules read.
  dialog = await choose(next, 'Custom games');
  await dialog.getByRole('group', { name: 'Mine' }).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => dialog.getByRole('group', { name: 'Mine' }).count()).toBe(0);
  await next.keyboard.press('Escape');
  dialog = await choose(next, 'Rules');
  await next.keyboard.press('Escape');
  await next.keyboard.press('n');
  await next.keyboard.press('d');
  await expect.poll(() => moves(next)).toBe('1 move');
});

test('statistics count what was played, and say which charts need more games', async () => {
  const page = await dealt(await player(), 1);
  let dialog = await choose(page, 'Saved games');
  await dialog.getByRole('radio').check();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect.poll(() => listed(dialog)).toEqual(['Spider (1 Suit) lost']);
  await page.keyboard.press('Escape');
  dialog = await choose(page, 'Statistics');
  await dialog.getByText('All figures').click();
  const row = dialog.getByRole('row', { name: /^Games played/ });
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['1', '1']);
  expect(await dialog.getByRole('row', { name: /^Win rate/ }).innerText()).toMatch(
    /0% \(0% – 79%\)/,
  );
  await dialog.getByText('So far: 1', { exact: false }).first().waitFor();
});
