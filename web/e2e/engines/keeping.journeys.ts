/** What stays, and how it is found again. */

import { expect, test } from 'vitest';

import { KEEPING } from './engines';
import { DEAL, ELSEWHERE, ENGINE, journeys, stored } from './journeys';
import { relay } from './relay';
import { Visitor } from './visitor';

const at = journeys();
const ESCAPE = '\uE00C';

/** A deal after this many rows. */
async function dealt(visitor: Visitor, rows: number): Promise<void> {
  await visitor.open(DEAL);
  for (let row = 1; row <= rows; row += 1) {
    await visitor.type('d');
    await visitor.moved(row);
  }
}

test('saved games are exported, deleted and imported again', async () => {
  const { visitor } = at;
  await dealt(visitor, 2);
  await visitor.choose('Saved games');
  await visitor.read('dialog[open] label .first', /^Spider \(1 Suit\)\s+unfinished/);
  await visitor.press('Save all as file');
  const text = await stored(/webspinner-[\d-]+\.spider$/);
  expect(text).toMatch(/^\[Game "spider-1"\]$/m);
  await visitor.forget();
  await visitor.open(DEAL);
  await visitor.choose('Saved games');
  await visitor.press('Import games from a file or text');
  await visitor.ask(fill, 'dialog[open] textarea', text);
  await visitor.press('Add');
  await visitor.read('dialog[open]', /One game was added/);
  await visitor.press(/^Spider \(1 Suit\)/);
  await visitor.press('Continue');
  await visitor.moved(2);
});

test('a game that was given up is in the statistics', async () => {
  const { visitor } = at;
  await dealt(visitor, 1);
  await visitor.choose('Saved games');
  await visitor.press(/^Spider \(1 Suit\)/);
  await visitor.press('Give up');
  await visitor.press('Give up');
  await visitor.read('dialog[open] label .first', /\s+lost\s/);
  await visitor.type(ESCAPE);
  await visitor.gone('dialog[open]');
  await visitor.choose('Statistics');
  await visitor.read('dialog[open] .body', /Games played\s+1/);
});

test('table, language and settings are chosen, and there after a reload', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  const surface = () => visitor.ask(groundOf, 'main');
  const felt = await surface();
  await visitor.choose('Appearance');
  await visitor.press('Dew');
  await expect.poll(surface).not.toBe(felt);
  const dew = await surface();
  await visitor.type(ESCAPE);
  await visitor.gone('dialog[open]');
  await visitor.choose('Settings');
  await visitor.press(/^Relaxed/);
  await visitor.gone('header .moves');
  await visitor.select(/^Language/, 'de');
  await visitor.read('dialog[open] h2', /^Einstellungen$/);
  await visitor.reload();
  await visitor.control('Menü');
  expect(await visitor.count('header .moves')).toBe(0);
  await expect.poll(surface).toBe(dew);
});

test('a photo becomes the table, and is there after a reload', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  await visitor.choose('Appearance');
  await visitor.ask(givePhoto, 'dialog[open] input[type="file"]');
  const isPhoto = async () => /blob:/.test((await visitor.ask(groundOf, 'main')) ?? '');
  await expect.poll(isPhoto).toBe(true);
  await visitor.reload();
  await expect.poll(isPhoto).toBe(true);
});

test('Back closes the menu, and then a window over a window, one at a time', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  await visitor.press('Menu');
  await visitor.see('[popover]:popover-open');
  await visitor.driver.navigate().back();
  await visitor.gone('[popover]:popover-open');
  await visitor.choose('Home');
  await visitor.press('All games');
  await visitor.read('dialog[open] h2', /^Games$/);
  await visitor.driver.navigate().back();
  await visitor.control(/^Two suits/);
  await visitor.driver.navigate().back();
  await visitor.gone('dialog[open]');
  await visitor.moved(0);
});

test.runIf(KEEPING.includes(ENGINE))('a game goes on after its browser was killed', async () => {
  await dealt(at.visitor, 2);
  await at.crash();
  await at.visitor.open('/');
  await at.visitor.read('header .title', /^Spider \(1 Suit\)/);
  await at.visitor.moved(2);
  await at.visitor.type('u');
  await at.visitor.moved(1);
});

test('from another device, over plain http, a game is chosen, played and kept', async () => {
  const visitor = new Visitor(at.visitor.driver, ELSEWHERE);
  await visitor.forget();
  await visitor.open('/');
  expect(await visitor.ask(() => isSecureContext)).toBe(false);
  await visitor.press('Play');
  await visitor.gone('dialog[open]');
  await visitor.type('d');
  await visitor.moved(1);
  await visitor.open('/');
  await visitor.moved(1);
  await visitor.choose('Share a link');
  await visitor.press('Copy');
  await visitor.read('dialog[open]', /Link copied\./);
});

test('after one visit the page plays without a network', async () => {
  const { port, cut } = await relay();
  const visitor = new Visitor(at.visitor.driver, `http://127.0.0.1:${port}`);
  await visitor.open(DEAL);
  await visitor.until('the page is stored', () => visitor.ask(isStored));
  await cut();
  await visitor.open(DEAL);
  await visitor.type('7', '9');
  await visitor.moved(1);
  await visitor.choose('Settings');
  await visitor.select(/^Language/, 'de');
  await visitor.read('header .moves', /^1 Zug/);
});

// The following run in the page: they use nothing from this file.

function groundOf(selector: string): string {
  return getComputedStyle(document.querySelector(selector)!).backgroundImage;
}

function fill(selector: string, text: string): void {
  const field = document.querySelector<HTMLTextAreaElement>(selector)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Draws a photo, and chooses it: a driver can open no file from the window of the system. */
async function givePhoto(selector: string): Promise<void> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 40];
  canvas.getContext('2d')!.fillRect(0, 0, 32, 40);
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  const given = new DataTransfer();
  given.items.add(new File([drawn!], 'photo.png', { type: 'image/png' }));
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.files = given.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function isStored(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return active?.state === 'activated';
}
