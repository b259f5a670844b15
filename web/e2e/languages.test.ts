/**
 * Errors in a player's input are explained in the player's language, down to the cause.
 */

import { expect, test } from 'vitest';

import { visit } from './browser';

/** A link to a position with an invalid card. */
const BROKEN = `/#/1/position/spider/${Buffer.from('1: KS\n2: QS 1S').toString('base64url')}`;

const SAID = {
  'en-GB': 'line 2, column 7: "1S" is not a card',
  de: 'Zeile 2, Zeichen 7: „1S“ ist keine Karte',
  es: 'línea 2, carácter 7: «1S» no es una carta',
  fr: 'ligne 2, caractère 7\u00a0: «\u00a01S\u00a0» n’est pas une carte',
  'zh-CN': '第2行第7个字符：“1S”不是一张牌',
};

test.each(Object.entries(SAID))(
  'in %s a broken link says what is wrong with it, and where',
  async (locale, said) => {
    const page = await visit(BROKEN, { locale });
    await expect.poll(() => page.locator('.notice').innerText()).toContain(said);
  },
);

test('what is wrong with a record is said in English, within the language of the page', async () => {
  const page = await visit('/#/1/deal/spider/1', { locale: 'de' });
  await page.getByRole('button', { name: 'Menü' }).click();
  await page
    .locator('[popover]')
    .getByRole('button', { name: 'Gespeicherte Spiele', exact: true })
    .click();
  const window = page.getByRole('dialog', { name: 'Gespeicherte Spiele' });
  await window.getByText('Spiele aus einer Datei oder einem Text importieren').first().click();
  await window
    .getByRole('textbox')
    .fill('[Game "spider"]\n[Version "1"]\n[Deal "ms:1"]\n\n1. d 2. 1-1');
  await window.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await window.getByText('Spiel 1: move 2, 1-1: the cards are already in column 1').waitFor();
});

/** How many answers the page is waiting for, and how many of them it got. */
interface Held {
  until: Promise<void> | undefined;
  release: () => void;
  waiting: number;
  given: number;
}

/**
 * From now on, answers that the page fetches while `until` is set wait until they are released.
 */
function holdAnswers(): void {
  const held: Held = { until: undefined, release: () => undefined, waiting: 0, given: 0 };
  Object.assign(globalThis, { held });
  const { fetch } = globalThis;
  globalThis.fetch = async (...given) => {
    const { until } = held;
    if (until) held.waiting += 1;
    const answer = await fetch(...given);
    await until;
    if (until) held.given += 1;
    return answer;
  };
}

test('of two languages chosen one after another, the later is used, whichever loads first', async () => {
  const page = await visit();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const field = page
    .getByRole('dialog')
    .locator('select')
    .filter({ has: page.locator('option[value=fr]') });
  // What the window itself needs must not be held back.
  await field.waitFor();
  // In the page itself: answers of a service worker cannot be intercepted from outside.
  await page.evaluate(holdAnswers);
  await page.evaluate(() => {
    const { held } = globalThis as unknown as { held: Held };
    held.until = new Promise((go) => (held.release = go));
  });
  await field.selectOption('fr');
  await page.evaluate(() => {
    (globalThis as unknown as { held: Held }).held.until = undefined;
  });
  await field.selectOption('es');
  const language = page.locator('html');
  await expect.poll(() => language.getAttribute('lang')).toBe('es');
  await page.evaluate(() => (globalThis as unknown as { held: Held }).held.release());
  const missing = () =>
    page.evaluate(() => {
      const { waiting, given } = (globalThis as unknown as { held: Held }).held;
      return waiting === 0 ? 'French was not held back' : waiting - given;
    });
  await expect.poll(missing).toBe(0);
  // Gives the page time to do something with the French texts.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((go) => setTimeout(go));
  });
  expect(await language.getAttribute('lang')).toBe('es');
  expect(await page.getByRole('dialog').getByRole('heading').first().innerText()).toBe('Ajustes');
});
