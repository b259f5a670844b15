import { describe, expect, it } from 'vitest';

import type { PuzzleInfo } from '../engine/whole';
import {
  daysInRow,
  fitting,
  nextPuzzle,
  puzzleFor,
  puzzleOfDay,
  ratingOf,
  type Scale,
} from './figures';

const at = '2026-11-22T10:00:00.000Z';
/** A scale on which each solved puzzle gives ten points and each other one takes them. */
const SCALE: Scale = {
  ratingAtFirst: () => 1000,
  rated: (player, _tried, _puzzle, solved) => player + (solved ? 10 : -10),
  puzzleOfDay: (day) => (day % 4) + 1,
};
const PUZZLES = [
  { number: 1, rating: 900, goal: 'onlyMove', level: 'easy' },
  { number: 2, rating: 1020, goal: 'emptyColumn', level: 'medium' },
  { number: 3, rating: 1300, goal: 'emptyColumn', level: 'hard' },
  { number: 4, rating: 990, goal: 'completeRun', level: 'easy' },
] as PuzzleInfo[];

describe('the puzzles of a player', () => {
  it('rate by the first tries, and leave out puzzles that no longer exist', () => {
    const tries = [
      { number: 1, first: true, at },
      { number: 3, first: true, at },
      { number: 9, first: false, at },
      { number: 2, first: false, at },
    ];
    expect(ratingOf(tries, PUZZLES, SCALE)).toBe(1010);
    expect(ratingOf([], PUZZLES, SCALE)).toBe(1000);
  });

  it('come nearest to the rating first, and only once', () => {
    expect(nextPuzzle(PUZZLES, [], 1000)?.number).toBe(4);
    const tried = [{ number: 4, first: false, at }];
    expect(nextPuzzle(PUZZLES, tried, 1000)?.number).toBe(2);
    const all = PUZZLES.map(({ number }) => ({ number, first: true, at }));
    expect(nextPuzzle(PUZZLES, all, 1000)).toBeUndefined();
  });

  it('can be chosen by kind and difficulty', () => {
    const numbers = (wish: Parameters<typeof fitting>[1]) =>
      fitting(PUZZLES, wish).map(({ number }) => number);
    expect(numbers({})).toEqual([1, 2, 3, 4]);
    expect(numbers({ goal: 'emptyColumn' })).toEqual([2, 3]);
    expect(numbers({ goal: 'emptyColumn', level: 'hard' })).toEqual([3]);
  });

  it('are of a day from a game that was played, and an easy one for newcomers', () => {
    const games = ['spider-1', 'wasp', 'wasp', 'spiderette-1'];
    const puzzles = PUZZLES.map((one, nth) => ({ ...one, game: games[nth]! }));
    const of = (day: string, ...played: string[]) =>
      puzzleFor(day, puzzles, new Set(played), SCALE).number;
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    const everyones = days.map((day) => puzzleOfDay(day, SCALE));
    expect(everyones.toSorted()).toEqual([1, 2, 3, 4]);
    expect(days.map((day) => of(day, ...games))).toEqual(everyones);
    const wasps = days.map((day) => of(day, 'wasp'));
    expect(new Set(wasps)).toEqual(new Set([2, 3]));
    expect(wasps[everyones.indexOf(3)]).toBe(3);
    expect(days.map((day) => of(day))).toEqual([1, 1, 1, 1]);
    expect(of(days[0]!, 'scorpion')).toBe(1);
  });

  it('make a streak of the days on which one was solved', () => {
    const days = ['2026-11-20', '2026-11-22', '2026-11-23'].map((done, nth) => ({
      number: nth + 1,
      first: false,
      at,
      done,
    }));
    expect(daysInRow(days, '2026-11-23')).toBe(3);
    expect(daysInRow(days.slice(0, 1), '2026-11-23')).toBe(0);
  });
});
