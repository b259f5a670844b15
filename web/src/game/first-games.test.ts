import { beforeEach, expect, test, vi } from 'vitest';

import { beginFirstGames, countFirstGame, firstDeal } from './first-games';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});

const isGiven = (game = 'spider'): boolean => firstDeal(game) !== undefined;

test('a newcomer’s deals are those that the engine won', () => {
  beginFirstGames();
  const random = vi.spyOn(Math, 'random');
  const dealt = (at: number, game: string): string | undefined => {
    random.mockReturnValueOnce(at / 100).mockReturnValue(0.99);
    return firstDeal(game);
  };
  expect([dealt(0, 'spider-1'), dealt(11, 'spider-1')]).toEqual(['own:1', 'own:12']);
  expect([dealt(10, 'spider'), dealt(11, 'spider')]).toEqual(['own:11', 'own:100']);
  expect(isGiven('scorpion')).toBe(false);
  random.mockRestore();
});

test('they end with the first win', () => {
  expect(isGiven()).toBe(false);
  beginFirstGames();
  expect(isGiven()).toBe(true);
  countFirstGame(true);
  expect(isGiven()).toBe(false);
});

test('they end with the third game', () => {
  beginFirstGames();
  const given = [1, 2, 3].map(() => {
    const before = isGiven();
    countFirstGame(false);
    return before;
  });
  expect([...given, isGiven()]).toEqual([true, true, true, false]);
  countFirstGame(false);
  expect(isGiven()).toBe(false);
});
