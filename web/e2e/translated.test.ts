import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { open, player, prefer } from './browser';

/**
 * Translates as the browser does for a reader of another language: every text with letters is taken
 * out of the page, and `font` elements stand in its place. Here the other language has capitals alone.
 * `showOriginal` puts the texts back.
 */
function translate(): void {
  const originals = new Map<HTMLElement, Text>();
  const isForeign = (text: Text): boolean =>
    /\p{Ll}/u.test(text.data) && !text.parentElement?.closest('font, script, style');
  const look = (): void => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(isForeign)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      originals.set(outer, text);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  (window as Translated).showOriginal = () => {
    observer.disconnect();
    for (const [outer, text] of originals) if (outer.isConnected) outer.replaceWith(text);
  };
}

type Translated = Window & { showOriginal?: () => void };

/** What can be read on the page. */
const read = (page: Page): Promise<string> =>
  page.evaluate(() => (document.body.textContent ?? '').replace(/\s+/g, ' '));
/** The same, whatever its case. */
const loud = async (page: Page): Promise<string> => (await read(page)).toUpperCase();

async function opened(): Promise<Page> {
  const context = await player();
  await prefer(context, { showClock: false });
  return open(context, '/#/1/deal/spider-1/1');
}

test('with the page translated, players read what changes, and nothing twice', async () => {
  const [page, plain] = [await opened(), await opened()];
  await page.evaluate(translate);
  const moves = page.locator('header .moves');
  await expect.poll(() => moves.innerText()).toBe('0 MOVES');
  const press = async (key: string): Promise<void> => {
    for (const one of [page, plain]) await one.keyboard.press(key);
    const difference = async (): Promise<string> => {
      const [one, other] = [await loud(page), await loud(plain)];
      return one === other ? '' : `${one}\n${other}`;
    };
    await expect.poll(difference, { message: `after ${key}` }).toBe('');
  };
  for (const key of ['9', '9', 'd', 'u', 't']) await press(key);
  for (const one of [page, plain]) await one.locator('.notice').getByText(/^hint/iu).waitFor();
  for (const key of ['1', '2', 'Escape', 'u', 'u', 'r']) await press(key);
  expect(await moves.innerText()).toBe('1 MOVE');
  expect(await page.locator('header .moves > font').count()).toBe(1);
  for (const one of [page, plain]) {
    await one.keyboard.press('?');
    await one.getByRole('dialog').waitFor();
    await one.keyboard.press('Escape');
    await one.getByRole('dialog').waitFor({ state: 'detached' });
  }
  for (const key of ['p', 'p', 'd', 'u']) await press(key);
  await page.evaluate(() => (window as Translated).showOriginal?.());
  await expect.poll(() => read(page)).toBe(await read(plain));
  await press('d');
  expect(await moves.innerText()).toBe('2 moves');
});
