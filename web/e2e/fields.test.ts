/** What text fields and lists of choices look like, in whichever window they are. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player, prefer } from './browser';
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

/** The fields that are seen and lack something. */
function wrong(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
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
