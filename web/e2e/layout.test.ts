import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { breaches, smallTargets } from './axe';
import { open, player, prefer, visit } from './browser';
import { choose, dailyDeal } from './shared';
import { makeMove, winningLine } from './table';

const SIZES = [
  { name: 'a desktop', width: 1280, height: 800 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'the smallest phone', width: 320, height: 568 },
  { name: 'a zoom of 200%', width: 640, height: 400 },
  { name: '4K', width: 3840, height: 2160 },
];
/**
 * One of each kind of table: with and without stock, foundations, reserves, and one with 15
 * columns.
 */
const GAMES = ['spider', 'beetle', 'little-spider', 'scorpion', 'simple-simon', 'spider-5-decks'];

interface Box {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { what: one.getAttribute('aria-label') ?? one.className, left, top, right, bottom };
    }),
  );
}

const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

test.each(GAMES)(
  'on every screen all of %s has its place, and no card hides the index of another',
  async (game) => {
    const page = await visit(`/#/1/deal/${game}/1`, { viewport: SIZES[0]! });
    for (const size of SIZES) {
      await resize(page, size);
      await expect
        .poll(async () => [...(await misplaced(page)), ...(await unreadable(page))], {
          message: `on ${size.name}`,
        })
        .toEqual([]);
    }
  },
);

/** Resolves once the page has drawn itself anew in this size. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** What lies over the table without being part of it, and what reaches beyond the table. */
async function misplaced(page: Page): Promise<string[]> {
  const frame = await boxes(page, '#page > header, #page > footer, #page > nav');
  const [around] = await boxes(page, '.board');
  if (!around) return ['there is no table'];
  const over = frame.filter(
    ({ top, bottom }) => bottom > around.top + 1 && top < around.bottom - 1,
  );
  const beyond = (await boxes(page, '[data-place]')).filter((touched) => !within(touched, around));
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...over, ...beyond]
    .map(({ what }) => what)
    .concat(scrolls ? ['it scrolls sideways'] : []);
}

/** The cards that show too little. */
async function unreadable(page: Page): Promise<string[]> {
  const [card] = await boxes(page, '.card:not([hidden])');
  const width = (card?.right ?? 0) - (card?.left ?? 0);
  // The index ends at half the width of a small card; of larger ones it takes less.
  const least = Math.min(width * 0.25, 28) - 1;
  const cards = await boxes(page, '[data-of]');
  return cards.filter(({ top, bottom }) => bottom - top < least).map(({ what }) => what);
}

const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

test.each(['en-GB', 'de', 'es', 'fr', 'zh-CN'])(
  'on a phone all that is needed lies at the thumb, in %s',
  async (locale) => {
    const page = await visit('/#/1/deal/spider-2/1', { viewport: PHONES[0]!, locale });
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of PHONES) {
      const { width, height } = viewport;
      const phone = `${width} × ${height}`;
      await resize(page, viewport);
      const tools = await boxes(page, '#page > nav > button');
      expect(tools.length, phone).toBe(5);
      for (const [at, { left, top, right, bottom }] of tools.entries()) {
        expect(Math.min(right - left, bottom - top), `${phone}: ${at}`).toBeGreaterThanOrEqual(44);
        expect(top, `${phone}: ${at}`).toBeGreaterThan(height - 80);
        expect([left >= 0, right <= width, bottom <= height], phone).toEqual([true, true, true]);
      }
      expect(await cut(page), phone).toEqual([]);
    }
  },
);

test.each(['en-GB', 'de', 'es', 'fr', 'zh-CN'])(
  'the ways out of a lost game leave table and buttons where they are, in %s',
  async (locale) => {
    const sizes = [...PHONES, { width: 700, height: 560 }, { width: 1024, height: 640 }];
    const page = await visit('/#/1/deal/simple-simon/17', { viewport: sizes[0]!, locale });
    const notice = page.locator('.notice');
    for (const size of sizes) {
      const name = `${size.width} × ${size.height}`;
      await resize(page, size);
      for (const key of ['1', '1']) await page.keyboard.press(key);
      await expect.poll(() => notice.getByRole('button').count(), { message: name }).toBe(4);
      const stranded = await boxes(page, 'main, #page > nav > button');
      const buttons = await boxes(page, '.notice button');
      const [said] = await boxes(page, '.said');
      expect(
        buttons.filter((one) => !within(one, said!)),
        name,
      ).toEqual([]);
      expect(said!.left, name).toBeGreaterThanOrEqual(0);
      expect(said!.right, name).toBeLessThanOrEqual(size.width);
      // It hides no button.
      const hidden = (await boxes(page, '#page > nav > button')).filter(
        ({ left, top, right, bottom }) =>
          left < said!.right && right > said!.left && top < said!.bottom && bottom > said!.top,
      );
      expect(hidden, name).toEqual([]);
      expect(await misplaced(page), name).toEqual([]);
      await page.keyboard.press('u');
      await expect.poll(() => notice.getByRole('button').count(), { message: name }).toBe(0);
      expect(await boxes(page, 'main, #page > nav > button'), name).toEqual(stranded);
    }
  },
);

/** The words on buttons that are not all seen, and whatever makes the page wider than the screen. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [
      ...document.querySelectorAll('#page > nav span, header strong, footer button span'),
    ];
    const short = words.filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1,
    );
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [...wide, ...short.map((one) => one.textContent)];
  });
}

test('on an upright phone after 60 moves, no card is too small for a finger', async () => {
  const page = await visit('/#/1/deal/spider-2/1', { viewport: { width: 390, height: 844 } });
  for (const step of (await winningLine('spider-2-1')).slice(0, 60)) {
    await makeMove(page, step);
  }
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('60 moves');
  expect(await smallTargets(page)).toEqual([]);
});

test('on an upright phone stock and collected runs are large enough for a thumb', async () => {
  const page = await visit('/#/1/deal/spider-2/1', { viewport: PHONES[0]! });
  for (const size of PHONES.filter(({ width, height }) => width < height)) {
    await resize(page, size);
    const targets = await boxes(page, '[data-place=stock], [data-place=collected]');
    const least = targets.map(({ left, top, right, bottom }) =>
      Math.min(right - left, bottom - top),
    );
    expect(least.length).toBe(2);
    expect(Math.min(...least), `${size.width}`).toBeGreaterThanOrEqual(44);
    // What is seen is no smaller than what can be touched.
    const [stock] = targets;
    const seen = (await boxes(page, '.card:not([hidden])')).filter((card) => within(stock!, card));
    expect(seen.length).toBeGreaterThan(0);
  }
});

const WINDOWS = [
  ['en-GB', ['Games', 'Rules', 'Settings', 'Help']],
  ['de', ['Spiele', 'Regeln', 'Einstellungen', 'Hilfe']],
  ['es', ['Juegos', 'Reglas', 'Ajustes', 'Ayuda']],
] as const;

/** What is wider than the screen in a window, opened from the menu by this name. */
async function wideIn(page: Page, name: string): Promise<string[]> {
  await page.locator('button.open').click();
  await page.locator('[popover]').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const wide = await dialog.evaluate((window) =>
    [window, ...window.querySelectorAll('*')]
      .filter((one) => {
        const frame = window.getBoundingClientRect();
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < frame.left - 1);
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return wide;
}

test.each(WINDOWS)('in %s no window is wider than the smallest phone', async (locale, names) => {
  const page = await visit('/', { viewport: { width: 320, height: 568 }, locale });
  for (const name of names) expect(await wideIn(page, name), name).toEqual([]);
});

test('with text twice as large no window is wider than a phone', async () => {
  const page = await visit('/#/1/deal/spider-1/1', { viewport: { width: 390, height: 844 } });
  // As the text size of a browser does.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await misplaced(page)).toEqual([]);
  const names = [
    ...['Home', 'Games', 'Daily deals', 'Learn to play', 'Puzzles', 'Rules', 'Saved games'],
    ...[
      'Goals',
      'Statistics',
      'Global statistics',
      'Custom games',
      'Appearance',
      'Settings',
      'Help',
      'Unseen cards',
      'Note at this move…',
    ],
  ];
  for (const name of names) expect(await wideIn(page, name), name).toEqual([]);
});

test('on a phone in landscape, a replay shows the whole move text', async () => {
  const page = await visit('/#/1/deal/spider-1/1', { viewport: { width: 844, height: 390 } });
  for (const key of ['7', '9']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Replay', exact: true }).click();
  const moved = page.locator('.moved');
  expect(await moved.innerText()).toBe('5♠ to the 6♠ in column 9');
  expect(await moved.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  // And leaves most of the height to the table.
  expect((await page.locator('.stage').boundingBox())?.height).toBeGreaterThan(270);
});

test.each(['spider-1', 'three-blind-mice'])(
  'on a phone nothing that a thumb aims at in %s jumps when something is said',
  async (game) => {
    const page = await visit(`/#/1/deal/${game}/1`, { viewport: { width: 390, height: 844 } });
    const stock = async (): Promise<Box | undefined> =>
      (await boxes(page, '[data-place=stock], .place'))[0];
    // The table is laid out anew when bar and status line come, and can be touched after that.
    await page.locator('[data-of]').first().waitFor({ state: 'attached' });
    let before = await stock();
    const isSettled = async (): Promise<boolean> => {
      const last = before;
      before = await stock();
      return JSON.stringify(last) === JSON.stringify(before);
    };
    await expect.poll(isSettled, { interval: 300 }).toBe(true);
    for (const key of ['t', 't']) await page.keyboard.press(key);
    const notice = page.locator('.notice');
    await expect.poll(() => notice.innerText()).toMatch(/^Hint: /);
    expect(await stock()).toEqual(before);
    // It lies between the places, and hides neither them nor cards.
    const said = (await boxes(page, '.notice'))[0];
    const hideable = '[data-place=stock], [data-place^=reserve], .place, .card';
    for (const place of await boxes(page, hideable)) {
      const beside = (said?.right ?? 0) <= place.left || (said?.left ?? 0) >= place.right;
      const apart = beside || (said?.top ?? 0) >= place.bottom || (said?.bottom ?? 0) <= place.top;
      expect(apart, place.what).toBe(true);
    }
  },
);

test('written from the right, the page is its own mirror and the table stays whole', async () => {
  const page = await visit('/#/1/deal/spider/1');
  const before = (await boxes(page, 'header .open'))[0];
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const after = (await boxes(page, 'header .open'))[0];
  const width = await page.evaluate(() => innerWidth);
  expect(after?.right).toBeCloseTo(width - (before?.left ?? 0), 0);
  const [clock, notice] = [(await boxes(page, '.clock'))[0], (await boxes(page, '.notice'))[0]];
  expect(clock?.right).toBeLessThanOrEqual((notice?.left ?? 0) + 1);
  expect(await misplaced(page)).toEqual([]);
  expect(await unreadable(page)).toEqual([]);
  // The hit layer still lies over the cards.
  const touched = (await boxes(page, '[data-of]')).at(-1);
  const seen = await boxes(page, '.card.up');
  expect(
    seen.some(
      (one) =>
        Math.abs(one.left - (touched?.left ?? 0)) < 1 &&
        Math.abs(one.top - (touched?.top ?? 0)) < 1,
    ),
  ).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = (await boxes(page, '[popover]'))[0];
  expect(menu?.right).toBeGreaterThan(width - 80);
});

test('nothing moves if motion is off', async () => {
  const page = await visit('/#/1/deal/spider-1/1', { reducedMotion: 'reduce' });
  await page.locator('[data-place="column 7"]').last().click();
  await page.locator('[data-place=stock]').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with forced colours the cards stay, and the places that take them are seen', async () => {
  const page = await visit('/#/1/deal/spider-1/1', { forcedColors: 'active' });
  expect(
    await page
      .locator('.card.up')
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundImage),
  ).toMatch(/^url/);
  await page.keyboard.press('7');
  const mark = page.locator('.mark.target');
  expect(await mark.count()).toBe(1);
  expect(await mark.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
});

test('for left-handed players, the stock keeps clear of the edge', async () => {
  const context = await player({ viewport: { width: 1280, height: 800 } });
  await prefer(context, { leftHanded: true });
  const page = await open(context, '/#/1/deal/spider/1');
  await page.locator('[data-place=stock]').waitFor();
  const least = Math.min(...(await boxes(page, '.card:not([hidden])')).map(({ left }) => left));
  expect(least).toBeGreaterThanOrEqual(2);
});

test.runIf(inject('ours'))(
  'on the smallest phone, the buttons of a daily deal stay together',
  async () => {
    await dailyDeal('spider-1');
    const page = await visit('/', { viewport: { width: 320, height: 568 } });
    await choose(page, 'Daily deals');
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') });
    await rows.first().waitFor();
    const edges = await rows.evaluateAll((all) =>
      all.map((row) => {
        const buttons = [...row.querySelectorAll('button')].map((one) =>
          one.getBoundingClientRect(),
        );
        return { tops: new Set(buttons.map(({ top }) => top)).size, end: buttons.at(-1)!.right };
      }),
    );
    expect(edges.every(({ tops }) => tops === 1)).toBe(true);
    expect(new Set(edges.map(({ end }) => end)).size).toBe(1);
  },
);

test.runIf(inject('ours'))(
  'in Chinese, too, the names of the daily deals’ buttons begin with their words',
  async () => {
    await dailyDeal('spider-1');
    const page = await visit('/', { locale: 'zh-CN' });
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('button', { name: '每日牌局', exact: true }).click();
    await page.getByRole('listitem').getByRole('button').first().waitFor();
    expect(await breaches(page)).toEqual([]);
  },
);
