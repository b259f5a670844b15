/** The three games that the start screen offers. */

import type { Suit } from '../cards/suits';
import { spiderOf } from '../site/calendar';

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

/** The one whose daily deal stands on the start screen that day, the same for everyone. */
export function choiceOf(day: string): HomeChoice {
  const game = spiderOf(day);
  return CHOICES.find((choice) => choice.game === game)!;
}

/** The most games that stand for a share of them. */
const FEW_MAX = 10;
/** A share this near is told by fewer games. */
const NEAR = 0.021;

/** A share of games in small numbers, such as 2 of 3 for 68 of 100; never all or none of them. */
export function inFew(won: number, games: number): { won: number; of: number } {
  const share = won / games;
  let best = { won: 1, of: 2 };
  const off = (one: { won: number; of: number }): number => Math.abs(one.won / one.of - share);
  for (let of = 2; of <= FEW_MAX && off(best) > NEAR; of += 1) {
    const few = { won: Math.min(of - 1, Math.max(1, Math.round(share * of))), of };
    if (off(few) < off(best)) best = few;
  }
  return best;
}
