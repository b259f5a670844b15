/** Text fields and lists of choices, in whichever window they are. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player, prefer, visit } from './browser';
import { choose } from './shared';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WINDOWS = [
  'Games',
  'Saved games',
  'Custom games',
  'Statistics',
  'Global statistics',
  'Share a link',
  'Account',
  'Settings',
  'Replay',
];

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** The fields that are seen and lack something. */
async function wrong(page: Page): Promise<string[]> {
  await unfold(page);
  return page.evaluate(() => {
    const typed = ['radio', 'checkbox', 'range', 'file'].map((type) => `[type="${type}"]`).join();
    const fields = document.querySelectorAll<HTMLElement>(`input:not(${typed}), textarea, select`);
    return [...fields]
      .filter((field) => field.checkVisibility())
      .flatMap((field) => {
        const { fontSize, backgroundImage } = getComputedStyle(field);
        const name = field.ariaLabel ?? (field as HTMLInputElement).labels?.[0]?.innerText;
        const hasArrow = field.tagName !== 'SELECT' || backgroundImage !== 'none';
        return [
          // An iPhone would zoom in on it.
          ...(parseFloat(fontSize) < 16 ? [`${name} has letters of ${fontSize}`] : []),
          ...(hasArrow ? [] : [`${name} shows no arrow`]),
        ];
      });
  });
}

test('fields have letters that no phone enlarges, and every list has its arrow', async () => {
  const context = await player(PHONE);
  await prefer(context, { engineAgreed: true });
  const page = await open(context, '/#/1/deal/spider-1/1');
  await page.keyboard.press('d');
  for (const window of WINDOWS) {
    await choose(page, window);
    await page.locator('dialog .body').waitFor();
    expect(await wrong(page), window).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('*');
  await page.getByRole('region', { name: 'Watch it play' }).waitFor();
  expect(await wrong(page)).toEqual([]);
});

const PHONE_KEYBOARD = 336;

/** Has a keyboard of this height come, as far as a page is told; none goes with a browser here. */
async function rise(page: Page, height: number, scale = 1): Promise<void> {
  await page.evaluate(
    ([height, scale]) => {
      const told = { height: (innerHeight - height!) / scale!, scale };
      for (const [name, value] of Object.entries(told))
        Object.defineProperty(visualViewport, name, { value, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
    },
    [height, scale],
  );
}

/** Whether all of it can be touched above the keyboard. */
function isInSight(one: Locator): Promise<boolean> {
  return one.evaluate((one) => {
    const { left, width, top, bottom } = one.getBoundingClientRect();
    const touched = [top + 2, bottom - 2].map((y) =>
      document.elementFromPoint(left + width / 2, y),
    );
    return bottom <= visualViewport!.height && touched.every((it) => it && one.contains(it));
  });
}

test.each([
  ['Saved games', '… or paste text', 'Add'],
  ['Custom games', '… or paste text', 'Add this game'],
  ['Games', 'random', /^Play /],
])('in %s the keyboard of a phone leaves “%s” and its button in sight', async (...asked) => {
  const [window, hint, name] = asked;
  const page = await visit('/#/1/deal/spider-1/1', PHONE);
  await choose(page, window);
  const dialog = page.getByRole('dialog');
  await dialog.locator('.body').waitFor();
  await unfold(page);
  const field = dialog.getByPlaceholder(hint);
  const button = dialog.getByRole('button', { name }).last();
  await field.click();
  await rise(page, PHONE_KEYBOARD);
  await expect.poll(() => isInSight(field), { message: 'the field' }).toBe(true);
  await expect.poll(() => isInSight(button), { message: 'its button' }).toBe(true);
  const bottom = (): Promise<number> => dialog.evaluate((it) => it.getBoundingClientRect().bottom);
  await rise(page, 0);
  await expect.poll(bottom, { message: 'without the keyboard' }).toBe(844);
  // A player who magnifies the page sees as little of it, but moves it.
  await rise(page, 0, 2);
  expect(await bottom(), 'magnified').toBe(844);
});
