import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { THEMES } from '../src/themes/names';
import { breaches } from './axe';
import { open, player } from './browser';

const surface = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => getComputedStyle(main).backgroundImage);

test('every theme is chosen with the arrow keys, seen at once, and there after a reload', async () => {
  const page = await open(await player(), '/#/1/deal/spider-1/1');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Appearance', exact: true }).click();
  const tables = page.getByRole('group', { name: 'Table', exact: true }).getByRole('radio');
  await expect.poll(() => tables.count()).toBe(THEMES.length);
  await tables.first().focus();
  const seen = [await surface(page)];
  for (const _ of THEMES.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => surface(page)).not.toBe(seen.at(-1));
    seen.push(await surface(page));
    expect(await breaches(page)).toEqual([]);
  }
  expect(new Set(seen).size).toBe(THEMES.length);
  await page.reload();
  await page.locator('[data-place]').first().waitFor();
  await expect.poll(() => surface(page)).toBe(seen.at(-1));
});

test('a player who wants more contrast gets a plain table', async () => {
  const page = await open(await player({ contrast: 'more' }), '/#/1/deal/spider-1/1');
  expect(await surface(page)).not.toContain('url(');
});

/** How many of the lights on the table drift or shine: all of them, or none. */
const alive = (page: Page): Promise<number[]> =>
  page.locator('.life').evaluate((life) => {
    const running = life
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target);
    return [new Set(running).size, life.querySelectorAll('i').length];
  });

test.each([
  ['drift over the dew, and wait behind a window', 'no-preference'],
  ['are still where nothing is to move', 'reduce'],
] as const)('lights %s', async (_, reducedMotion) => {
  const context = await player({ reducedMotion });
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('webspinner-settings', JSON.stringify({ theme: 'dew' }));
  });
  const page = await open(context, '/#/1/deal/spider-1/1');
  const [moving, all] = await alive(page);
  expect(all).toBeGreaterThan(10);
  expect(moving).toBe(reducedMotion === 'reduce' ? 0 : all);
  expect(await page.locator('.life').evaluate((life) => life.clientWidth)).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Appearance', exact: true }).click();
  await expect.poll(async () => (await alive(page))[0]).toBe(0);
  await page.getByRole('radio', { name: 'Felt', exact: true }).check({ force: true });
  await expect.poll(() => page.locator('.life').count()).toBe(0);
});

test('no other table flashes up before the page has loaded', async () => {
  const context = await player();
  const page = await open(context, '/#/1/deal/spider-1/1');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Appearance', exact: true }).click();
  const rose = page.getByRole('radio', { name: 'Rose', exact: true });
  await rose.check({ force: true });
  await page.getByRole('radio', { name: 'dark', exact: true }).check({ force: true });
  const table = (on: Page): Promise<string[]> =>
    on.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      const table = document.documentElement.style.getPropertyValue('--table');
      return [backgroundColor, colorScheme, table];
    });
  await expect.poll(async () => (await table(page))[2]).not.toBe('');
  const worn = await table(page);
  expect(worn[1]).toBe('dark');
  // The page's own script never arrives.
  const next = await context.newPage();
  await context.route('**/assets/*.js', () => undefined);
  await next.goto('/', { waitUntil: 'commit' });
  await next.locator('.opening').waitFor();
  expect(await table(next)).toEqual(worn);
});
