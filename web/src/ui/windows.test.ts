import { beforeEach, expect, test } from 'vitest';

import {
  close,
  closeAll,
  open,
  openWindow,
  openWindows,
  setWindowLoaders,
  type WindowLoaders,
} from './windows.svelte';

const load = () => Promise.resolve({ default: (() => ({})) as never });
const windows = new Proxy({}, { get: () => load }) as WindowLoaders['windows'];

beforeEach(() => {
  setWindowLoaders({ windows, loadError: (() => ({})) as never });
  closeAll();
});

const name = (): string | undefined => openWindow()?.name;
const names = (): string[] => openWindows().map((one) => one.name);

test('a window that was opened from another leads back to it', async () => {
  await open('gameOver');
  await open('daily');
  await open('goals');
  expect(names()).toEqual(['gameOver', 'daily', 'goals']);
  close();
  expect(name()).toBe('daily');
  close();
  expect(name()).toBe('gameOver');
  close();
  expect(name()).toBe(undefined);
  close();
  expect(name()).toBe(undefined);
});

test('no window is open twice', async () => {
  await open('home');
  await open('statistics');
  await open('appearance');
  await open('home');
  expect(names()).toEqual(['home']);
});

test('review and luck take the place of each other', async () => {
  await open('gameOver');
  await open('luck');
  await open('engineConsent');
  close();
  await open('review');
  expect(names()).toEqual(['gameOver', 'review']);
});

test('whatever matters to the table closes all of them', async () => {
  await open('home');
  await open('learn');
  closeAll();
  expect(names()).toEqual([]);
});

test('a window that loads late does not come after a later one, nor once all are closed', async () => {
  const late = open('settings');
  await open('help');
  await late;
  expect(names()).toEqual(['help']);
  const later = open('goals');
  closeAll();
  await later;
  expect(names()).toEqual([]);
  await open('gameOver', () => false);
  expect(names()).toEqual([]);
});
