/** The three games that the start screen offers. */

import type { Suit } from '../cards/suits';
import { spiderOf } from '../days/calendar';

export interface HomeChoice {
  readonly name: 'one' | 'two' | 'four';
  readonly game: string;
  readonly suits: readonly Suit[];
}

export const CHOICES: readonly HomeChoice[] = [
  { name: 'one', game: 'spider-1', suits: ['S'] },
  { name: 'two', game: 'spider-2', suits: ['S', 'H'] },
  { name: 'four', game: 'spider', suits: ['S', 'H', 'C', 'D'] },
];

/**
 * The game whose deal of the day is offered: the one that is played most, unless all deals of the
 * day are known and it has none. Everyone else is shown one suit, two and four by turns.
 */
export function dailyGame(
  most: string | undefined,
  deals: readonly { readonly game: string }[],
  day: string,
): string {
  const hasNone = deals.length > 0 && deals.every(({ game }) => game !== most);
  return most === undefined || hasNone ? spiderOf(day) : most;
}

/** The most games that stand for a share of them. */
const FEW_MAX = 10;

/**
 * A share of games in small numbers that does not promise too much, such as 2 of 3 for 68 of 100;
 * the fewest games that come nearest. Undefined for less than 1 of 10.
 */
export function inFew(won: number, games: number): { won: number; of: number } | undefined {
  const shares = Array.from({ length: FEW_MAX - 1 }, (_, at) => {
    const of = at + 2;
    return { won: Math.min(of - 1, Math.floor((won * of) / games)), of };
  });
  const best = shares.reduce((few, one) => (one.won * few.of > few.won * one.of ? one : few));
  return best.won === 0 ? undefined : best;
}

/** How hard a game is: easy if the hints win most of its deals, hard if less than half. */
export function levelOf(won: number, games: number): 'easy' | 'medium' | 'hard' {
  const share = won / games;
  return share >= 0.8 ? 'easy' : share >= 0.5 ? 'medium' : 'hard';
}
