import { beforeEach, expect, test } from 'vitest';

import { close, open, openWindow, setWindowLoaders, type WindowLoaders } from './windows.svelte';

const load = () => Promise.resolve({ default: (() => ({})) as never });
const windows = new Proxy({}, { get: () => load }) as WindowLoaders['windows'];

beforeEach(() => {
  setWindowLoaders({ windows, loadError: (() => ({})) as never });
  close();
  close();
});

const name = (): string | undefined => openWindow()?.name;
const always = (): boolean => true;

test('a window replaces another, and leads back to the table', async () => {
  await open('settings');
  await open('appearance');
  expect(name()).toBe('appearance');
  close();
  expect(name()).toBe(undefined);
});

test('a window that comes back is there again once the one over it is closed', async () => {
  await open('gameOver', always, always);
  await open('goals');
  expect(name()).toBe('goals');
  close();
  expect(name()).toBe('gameOver');
  close();
  expect(name()).toBe(undefined);
});

test('it comes back even from beneath two windows, one after the other', async () => {
  await open('gameOver', always, always);
  await open('daily');
  await open('goals');
  close();
  expect(name()).toBe('gameOver');
});

test('it comes back no more once it has nothing to say', async () => {
  let isOver = true;
  await open('gameOver', always, () => isOver);
  await open('daily');
  isOver = false;
  close();
  expect(name()).toBe(undefined);
  await open('help');
  close();
  expect(name()).toBe(undefined);
});
