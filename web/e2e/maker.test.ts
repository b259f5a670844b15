/** Making a game of another one. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { breaches } from './axe';
import { open, player, visit } from './browser';
import { choose } from './shared';

async function make(page: Page): Promise<Locator> {
  await page.locator('header .moves').waitFor();
  await choose(page, 'Custom games');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a game' });
  await dialog.getByRole('combobox', { name: 'Columns' }).waitFor();
  return dialog;
}

test('rules, table and chances follow each knob, and the game can be played', async () => {
  const page = await visit('/#/1/deal/spider-1/7');
  const dialog = await make(page);
  expect(await breaches(page)).toEqual([]);
  const knob = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  await knob('Columns').selectOption('8');
  await dialog.getByText('There are eight columns.', { exact: false }).waitFor();
  await knob('Open cards in each column').selectOption('2');
  await knob('Reserves, empty at first').selectOption('1');
  expect(await knob('Columns').inputValue()).toBe('8');
  // A run cannot be built up: the knob does not offer what would be no game.
  expect(await knob('It goes on a card of').locator('option').allInnerTexts()).not.toContain(
    'the next rank up or down',
  );
  await dialog.getByText(/has won \d+ of 50 deals/).waitFor({ timeout: 120_000 });
  await dialog.getByRole('textbox', { name: 'Name of the game' }).fill('Eight Legs');
  await dialog.getByRole('button', { name: 'Keep and play' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Eight Legs');
  await choose(page, 'Custom games');
  await page.getByRole('group', { name: 'Eight Legs' }).waitFor();
});

test('a second game of a name does not take the place of the first', async () => {
  const page = await visit('/#/1/deal/spider-1/7');
  for (const [typed, name] of [
    ['', 'My Spider'],
    ['', 'My Spider 2'],
    ['Eight', 'Eight'],
    ['Eight', 'Eight 2'],
  ] as const) {
    const dialog = await make(page);
    await dialog.getByRole('combobox', { name: 'Start from' }).selectOption('spider');
    await dialog.getByRole('textbox', { name: 'Name of the game' }).fill(typed);
    await dialog.getByRole('button', { name: 'Keep and play' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
  }
});

test('a link brings the file of a game, which the player adds', async () => {
  const context = await player({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await open(context, '/#/1/deal/spider-1/7');
  const dialog = await make(page);
  await dialog.getByRole('combobox', { name: 'Decks' }).selectOption('1');
  await dialog.getByRole('button', { name: 'Copy a link' }).click();
  await dialog.getByText('The link is on the clipboard.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/1/game/');

  const friend = await open(await player(), link.slice(link.indexOf('/#')));
  const offer = friend.getByRole('dialog', { name: 'Custom games' });
  await expect
    .poll(() => offer.getByRole('textbox').inputValue())
    .toContain('name = "My Spider (1 Suit)"');
  await offer.getByRole('button', { name: 'Add this game' }).click();
  await offer.getByText('My Spider (1 Suit) has been added.').waitFor();
});
