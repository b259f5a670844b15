import { beforeEach, expect, test, vi } from 'vitest';

import type { PageTexts } from '../engine/engine';
import { locale, number, say, speak } from './words.svelte';

const { speakEngine } = vi.hoisted(() => ({
  speakEngine: vi.fn<(texts: PageTexts) => void>(),
}));
vi.mock('../engine/engine', () => ({ engine: { speak: speakEngine } }));

/** The answers that are held back, by language. */
const held = new Map<string, Promise<void>>();

beforeEach(() => {
  held.clear();
  speakEngine.mockReset();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('fetch', async (address: string): Promise<Response> => {
    const [, language = ''] = /\/(de|en|es|fr|zh-CN)[/.]/.exec(address) ?? [];
    await held.get(language);
    return new Response(`page-paused = ${language}\nfilled = { $count } in { $whom }\n`);
  });
});

test('of two languages chosen in a row the later one is used, whichever loads first', async () => {
  let release = (): void => undefined;
  held.set('fr', new Promise((go) => (release = go)));
  const french = speak('fr');
  await speak('es');
  expect([locale(), say('page-paused')]).toEqual(['es', 'es']);
  release();
  await french;
  expect([locale(), say('page-paused')]).toEqual(['es', 'es']);
  expect(speakEngine.mock.calls.map(([texts]) => texts.write('page-paused', {}))).toEqual(['es']);
});

test('a language whose texts cannot be loaded changes nothing', async () => {
  await speak('de');
  held.set('fr', Promise.reject(new Error('no network')));
  await expect(speak('fr')).rejects.toThrow('no network');
  expect([locale(), say('page-paused')]).toEqual(['de', 'de']);
});

test('the engine asks the page for texts, and no gap makes it fail', async () => {
  await speak('de');
  const [texts] = speakEngine.mock.lastCall!;
  expect(texts.isEnglish).toBe(false);
  expect([texts.has('page-paused'), texts.has('no-such')]).toEqual([true, false]);
  expect(texts.write('no-such', {})).toBeUndefined();
  expect(texts.write('filled', { count: 2 })).toBe('2 in {$whom}');
});

test('the engine’s numbers are written as the page’s, with a format only where they need one', async () => {
  await speak('de');
  const formats = vi.spyOn(Intl, 'NumberFormat');
  const [texts] = speakEngine.mock.lastCall!;
  expect(texts.write('filled', { count: 999, whom: 'all' })).toBe('999 in all');
  expect(formats).not.toHaveBeenCalled();
  formats.mockRestore();
  expect(texts.write('filled', { count: 1234, whom: 'all' })).toBe('1.234 in all');
});

test('numbers below nothing have a true minus sign', async () => {
  await speak('de');
  expect(number(-91)).toBe('−91');
  expect(number(7, { signDisplay: 'exceptZero' })).toBe('+7');
  expect(number(-0.07, { style: 'percent' })).toMatch(/^−7\s%$/);
});
