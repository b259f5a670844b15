import { expect, test } from 'vitest';

import { CHOICES, dailyGame, inFew, levelOf } from './choices';
import { spiderOf } from '../days/calendar';
import { factsOf } from '../game/facts';

test('shares are told by as few games as tell them, and promise nothing', () => {
  const told = (won: number, games = 100): string => {
    const few = inFew(won, games);
    return few ? `${few.won} of ${few.of}` : '';
  };
  expect([92, 68, 33, 50, 75].map((won) => told(won))).toEqual([
    '9 of 10',
    '2 of 3',
    '3 of 10',
    '1 of 2',
    '3 of 4',
  ]);
  expect([83, 99, 100].map((won) => told(won, 300))).toEqual(['1 of 4', '3 of 10', '1 of 3']);
  expect([100, 99, 10, 9, 0].map((won) => told(won))).toEqual([
    '9 of 10',
    '9 of 10',
    '1 of 10',
    '',
    '',
  ]);
});

test('each choice has the suits of its game, and its hints were counted', () => {
  for (const { game, suits } of CHOICES) {
    const facts = factsOf(game);
    expect(facts?.suits).toBe(suits.length);
    expect(facts?.hints).toBeGreaterThan(0);
  }
});

test('the choices are easy, medium and hard, by how often the hints win them', () => {
  const levels = CHOICES.map(({ game }) => {
    const { hints = 0, played = 0 } = factsOf(game) ?? {};
    return levelOf(hints, played);
  });
  expect(levels).toEqual(['easy', 'medium', 'hard']);
});

test('the deal of the day is one of the game played most, if it has one', () => {
  const spider = spiderOf('2026-11-30');
  const today = (most: string | undefined, ...games: string[]): string =>
    dailyGame(
      most,
      games.map((game) => ({ game })),
      '2026-11-30',
    );
  expect(today(undefined, 'beetle', spider)).toBe(spider);
  expect(today('beetle')).toBe('beetle');
  expect(today('beetle', 'beetle', spider)).toBe('beetle');
  expect(today('russian-spider', 'beetle', spider)).toBe(spider);
});
