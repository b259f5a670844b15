/** Where the page begins for somebody who has never seen it. */

import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, stranger } from './browser';
import { choose } from './shared';

const home = (page: Page) => page.getByRole('dialog', { name: 'Webspinner' });
/** Where each card of a table lies. */
const places = (table: Locator): Promise<string[]> =>
  table.locator('.card').evaluateAll((all) =>
    all.map((card) => {
      const { style } = card as HTMLElement;
      return ['--x', '--y'].map((name) => style.getPropertyValue(name)).join();
    }),
  );
const title = (page: Page): Promise<string> => page.locator('header .title').innerText();

test.each(['light', 'dark'] as const)(
  'the first visit begins with a choice, in the %s page',
  async (colorScheme) => {
    const page = await open(await stranger({ colorScheme }));
    await home(page).getByText('Free Spider solitaire.', { exact: false }).waitFor();
    expect(await breaches(page)).toEqual([]);
    // Nothing is dealt below that would be thrown away.
    expect(await page.locator('[data-place]').count()).toBe(0);
    await home(page)
      .getByRole('button', { name: /^Two suits/ })
      .click();
    await home(page).waitFor({ state: 'detached' });
    await page.locator('[data-place]').first().waitFor();
    expect(await title(page)).toMatch(/^Spider \(2 Suits\)/);
    await page.reload();
    await page.locator('[data-place]').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await home(page).count()).toBe(0);
  },
);

test.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('on %s a table is seen at first, and nothing larger is painted later', async (_, viewport) => {
  const context = await stranger({ viewport });
  await context.addInitScript(() => {
    const seen = { largest: 0, opened: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)!.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog')) return;
      seen.opened = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await open(context);
  await home(page).getByRole('figure').locator('.card:visible').first().waitFor();
  // Twice: what has been painted is told in the turn after.
  const frame = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  for (const _ of [1, 2]) await frame();
  const { largest, opened } = await page.evaluate<{ largest: number; opened: number }>('seen');
  expect(largest).toBeGreaterThan(0);
  expect(largest).toBeLessThan(opened);
});

test('in no frame is there nothing to see before it', async () => {
  const context = await stranger();
  await context.addInitScript(() => {
    const empty: number[] = [];
    const look = (): void => {
      if (!document.querySelector('.opening, dialog[open]')) empty.push(performance.now());
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
    Object.assign(globalThis, { empty });
  });
  const page = await open(context);
  await home(page).getByRole('figure').locator('.card:visible').first().waitFor();
  expect(await page.locator('.opening').count()).toBe(0);
  expect(await page.evaluate('empty')).toEqual([]);
});

test('it needs no more of the engine than a table', async () => {
  const context = await stranger();
  const page = await context.newPage();
  const modules: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) modules.push(request.url());
  });
  await page.goto('/');
  const play = home(page).getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await page.waitForTimeout(1_500);
  expect(modules).toHaveLength(1);
  await play.click();
  await page.locator('[data-place]').first().waitFor();
  expect(await title(page)).toMatch(/^Spider \(1 Suit\)/);
});

test.each([
  ['One suit', /^Easy: hints alone win \d of \d+$/],
  ['Four suits', /^Hard: hints alone win \d of \d+$/],
])('%s says how hard it is, and a newcomer is dealt a winnable deal', async (name, level) => {
  const page = await open(await stranger());
  const choice = home(page).getByRole('button', { name: new RegExp(`^${name}`) });
  expect(await choice.locator('small').innerText()).toMatch(level);
  await choice.click();
  await page.locator('[data-place]').first().waitFor();
  const deal = (): Promise<string | null> => page.locator('header .title').getAttribute('title');
  // One of those that are known to be winnable; others have up to nine digits.
  expect(await deal()).toMatch(/^Deal \d{1,3}$/);
  await page.keyboard.press('n');
  expect(await deal()).toMatch(/^Deal \d{1,3}$/);
});

test('lessons begin with the first, and today’s puzzle in Spider; Back leads to the choice', async () => {
  const page = await open(await stranger());
  await home(page).getByRole('button', { name: 'Learn in two minutes' }).click();
  const lesson = page.getByRole('region', { name: 'Learn to play' });
  await lesson.getByText(/^Step 1 of \d+$/).waitFor();
  await page.goBack();
  await home(page).waitFor();
  await lesson.waitFor({ state: 'detached' });
  await home(page).getByRole('button', { name: 'Today’s puzzle' }).click();
  const puzzle = page.getByRole('region', { name: /^Puzzle \d+$/ });
  await puzzle.getByText('Spider (1 Suit)', { exact: false }).waitFor();
  expect(await breaches(page)).toEqual([]);
  await page.goBack();
  await home(page).waitFor();
  await puzzle.waitFor({ state: 'detached' });
});

test('what is chosen becomes the deal, in one movement', async () => {
  const page = await open(await stranger({ reducedMotion: 'no-preference' }));
  await home(page)
    .getByRole('button', { name: /^Four suits/ })
    .click();
  await home(page).waitFor({ state: 'detached' });
  await page.locator('[data-place]').first().waitFor();
  expect(await title(page)).toBe('Spider');
});

test('no picture on the way to the table is brighter than both ends of it', async () => {
  const context = await stranger({ reducedMotion: 'no-preference' });
  // What fades stands still, for the test to move it on, one picture independent of the other.
  await context.addInitScript(() => {
    const begin = (
      document.startViewTransition as typeof document.startViewTransition | undefined
    )?.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin!(update);
      void transition.ready.then(() => {
        const all = document.getAnimations();
        const fading = all.filter(({ effect }) =>
          (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
        );
        for (const one of fading) one.pause();
        Object.assign(globalThis, { fading });
      });
      return transition;
    };
  });
  const page = await open(context);
  await home(page).getByRole('button', { name: 'Pause' }).click();
  await home(page).getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => 'fading' in globalThis);
  /** The brightness of the page with the old picture and the new one that far on their way. */
  const at = async (gone: number, come: number): Promise<number> => {
    await page.evaluate(
      ([gone, come]) => {
        const { fading } = globalThis as unknown as { fading: Animation[] };
        for (const one of fading) {
          const { pseudoElement } = one.effect as KeyframeEffect;
          const part = pseudoElement?.startsWith('::view-transition-old') ? gone : come;
          one.currentTime = part * Number(one.effect!.getComputedTiming().endTime) * 0.999;
        }
      },
      [gone, come] as const,
    );
    const { data } = PNG.sync.read(await page.screenshot());
    return data.reduce((sum, part, nth) => (nth % 4 === 3 ? sum : sum + part), 0) / data.length;
  };
  const brightest = Math.max(await at(0, 0), await at(1, 1));
  for (const [gone, come] of [
    [0, 1],
    [0.45, 1],
    [0, 0.5],
    [0.5, 0.5],
  ] as const)
    expect(await at(gone, come), `${gone}, ${come}`).toBeLessThanOrEqual(brightest + 1);
});

test('links skip it, and so do players who come back', async () => {
  const context = await stranger();
  const linked = await open(context, '/?deal=wasp:own:7');
  expect(await title(linked)).toMatch(/^Wasp/);
  // Another window shows that nothing else was opening.
  await choose(linked, 'Help');
  expect(await home(linked).count()).toBe(0);
  const back = await open(context);
  await choose(back, 'Help');
  expect(await home(back).count()).toBe(0);
});

test('a game plays itself there until it is paused', async () => {
  const page = await open(await stranger({ reducedMotion: 'no-preference' }));
  const shown = home(page).getByRole('figure');
  await shown.locator('.card:visible').first().waitFor();
  const first = await places(shown);
  expect(first.length).toBeGreaterThan(50);
  await expect.poll(() => places(shown)).not.toEqual(first);
  await shown.getByRole('button', { name: 'Pause the game that plays itself' }).click();
  const paused = await places(shown);
  await page.waitForTimeout(2_000);
  expect(await places(shown)).toEqual(paused);
  await shown.getByRole('button', { name: 'Let the game play itself' }).click();
  await expect.poll(() => places(shown)).not.toEqual(paused);
});

test('the game that plays itself ends with a win', async () => {
  const context = await stranger({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  const shown = home(page).getByRole('figure');
  await shown.waitFor();
  await shown.locator('.card:visible').first().waitFor();
  // Every card lies on one of the eight runs, for as long as the end is shown.
  const piles = async (): Promise<number> => {
    await page.clock.runFor('00:05');
    return new Set(await places(shown)).size;
  };
  await expect.poll(piles, { interval: 0, timeout: 100_000 }).toBeLessThanOrEqual(8);
});

test('with less motion it stands still until it is asked to play', async () => {
  const page = await open(await stranger());
  const shown = home(page).getByRole('figure');
  await shown.locator('.card:visible').first().waitFor();
  const first = await places(shown);
  await page.waitForTimeout(2_000);
  expect(await places(shown)).toEqual(first);
  await shown.getByRole('button', { name: 'Let the game play itself' }).waitFor();
});

test('it can be used with the keyboard alone', async () => {
  const page = await open(await stranger());
  await home(page).waitFor();
  // The first key goes to the first button, which has no ring before.
  expect(await home(page).locator(':focus-visible').count()).toBe(0);
  const four = home(page).locator('button:focus', { hasText: 'Four suits' });
  for (let tab = 0; tab < 12 && (await four.count()) === 0; tab += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await home(page).waitFor({ state: 'detached' });
  expect(await title(page)).toBe('Spider');
});

test('games are filtered, and favourites are kept and come first', async () => {
  const context = await player();
  const page = await open(context);
  await choose(page, 'Home');
  await home(page).getByRole('button', { name: 'All games' }).click();
  const dialog = page.getByRole('dialog', { name: 'Games' });
  const games = dialog.locator('.game strong');
  await games.first().waitFor();
  expect(await games.count()).toBeGreaterThan(30);
  await dialog.getByLabel('Winnable', { exact: true }).selectOption('few');
  await expect.poll(() => games.allInnerTexts()).not.toContain('Spider');
  expect(await games.allInnerTexts()).toEqual(
    expect.arrayContaining(['Scorpion', 'Three Blind Mice']),
  );
  await dialog.getByRole('button', { name: 'Favourite: Three Blind Mice' }).click();
  await dialog.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect.poll(() => games.allInnerTexts()).toEqual(['Three Blind Mice']);
  await page.reload();

  await choose(page, 'Games');
  expect(await dialog.locator('.game strong').first().innerText()).toBe('Three Blind Mice');
  await dialog.locator('.game').first().click();
  await expect.poll(() => title(page)).toMatch(/^Three Blind Mice/);
});

test('on the smallest phone nothing is cut off, and a begun game can be continued', async () => {
  const context = await player({ viewport: { width: 320, height: 568 } });
  const page = await open(context, '/#/1/deal/spider-1/1');
  await page.keyboard.press('d');
  await choose(page, 'Home');
  const wide = await page
    .locator('dialog .home')
    .evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(wide).toBe(0);
  await home(page)
    .getByRole('button', { name: /^Continue Spider \(1 Suit\)/ })
    .click();
  await expect.poll(() => page.locator('header .moves').innerText()).toBe('1 move');
});

test('every list to choose from shows its arrow, and no Tab stop is the whole window', async () => {
  const page = await open(await stranger());
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.role)).not.toBe('group');
  }
  await home(page).getByRole('button', { name: 'All games' }).click();
  const lists = page.getByRole('dialog', { name: 'Games' }).getByRole('combobox');
  await lists.first().waitFor();
  for (const list of await lists.all()) {
    const look = await list.evaluate((one) => {
      const { backgroundImage, paddingInlineEnd } = getComputedStyle(one);
      return { arrow: backgroundImage, room: parseFloat(paddingInlineEnd) };
    });
    expect(look.arrow).toContain('gradient');
    expect(look.room).toBeGreaterThan(24);
  }
});

test('on a phone the filters wait to be asked for, and a row of games is seen', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await open(await player({ viewport, locale: 'de' }), '/#/1/deal/spider/1');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Spiele', exact: true }).click();
  const games = page.getByRole('dialog', { name: 'Spiele' });
  const tile = games.getByRole('button', { name: /^Spider \(2 Farben\).*vier Sätze Pik und Herz/ });
  await tile.waitFor();
  const bottom = async (one: Locator): Promise<number> => {
    const box = await one.boundingBox();
    return box!.y + box!.height;
  };
  const foot = await games.locator('footer').boundingBox();
  expect(await bottom(tile)).toBeLessThanOrEqual(foot!.y);
  const decks = games.getByRole('combobox', { name: 'Kartenspiele' });
  expect(await decks.isVisible()).toBe(false);
  await games.getByRole('button', { name: 'Filter', exact: true }).click();
  await decks.selectOption('one');
  await tile.waitFor({ state: 'detached' });
  expect(await breaches(page)).toEqual([]);
});
