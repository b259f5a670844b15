/** Every window in every theme: whatever depends on the theme can be read. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { LOOKS } from '../src/themes/all';
import { THEMES, type ThemeName } from '../src/themes/names';
import { properties } from '../src/themes/theme';
import { faintTexts } from './axe';
import { open, player, prefer } from './browser';
import { expectWon } from './table';

/** One suit, seven of eight runs collected, and one move left. */
const PICTURE = '1: KS-2S\n2: AS\n';
const NEARLY_WON = `/#/1/position/spider-1/${Buffer.from(PICTURE).toString('base64url')}`;

/** What the menu offers that opens no window once the player has agreed to the engine's help. */
const WINDOWLESS = [
  'New deal',
  'Restart',
  'Turn on live analysis',
  'Engine hint',
  'Back to a winnable position',
  'Hide side panel',
];

/** The page wears the theme as if it had been chosen, whatever window is open. */
async function wear(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate((all) => {
    const { style } = document.documentElement;
    for (const [name, value] of all) style.setProperty(name, value);
  }, properties(LOOKS[theme]));
}

/** What cannot be read in some theme. */
async function faint(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const theme of THEMES) {
    await wear(page, theme);
    const texts = await faintTexts(page);
    all.push(...texts.map((text) => `${theme}: ${text}`));
  }
  return all;
}

test.each(['light', 'dark'] as const)(
  'in every theme all texts of the windows stand out, %s',
  async (colorScheme) => {
    const context = await player({ colorScheme });
    await prefer(context, { engineAgreed: true });
    const page = await open(context, '/#/1/deal/spider-1/1');
    await page.keyboard.press('d');
    const menu = page.locator('[popover]');
    const openMenu = (): Promise<void> => page.getByRole('button', { name: 'Menu' }).click();
    await openMenu();
    await menu.getByRole('button', { name: 'Help', exact: true }).waitFor();
    expect(await faint(page), 'the menu').toEqual([]);
    const items = await menu.getByRole('button', { disabled: false }).allInnerTexts();
    await page.keyboard.press('Escape');
    expect(await faint(page), 'the table').toEqual([]);
    const windows = items.filter((item) => !WINDOWLESS.includes(item));
    expect(windows.length).toBeGreaterThan(18);
    for (const item of windows) {
      await openMenu();
      await menu.getByRole('button', { name: item, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await faint(page), item).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  },
);

test.each(['light', 'dark'] as const)(
  'in every theme all texts of the last window and of the engine’s question stand out, %s',
  async (colorScheme) => {
    const context = await player({ colorScheme });
    const page = await open(context, NEARLY_WON);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Show solution', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await faint(page), 'the question').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const key of ['2', '1']) await page.keyboard.press(key);
    await expectWon(page);
    expect(await faint(page), 'the last window').toEqual([]);
  },
);
