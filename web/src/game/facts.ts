/**
 * What is known of the built-in games beyond their rules: some of their tags, how many deals
 * surveys found winnable, and how many the hints win.
 */

import ROWS from 'virtual:facts';

export type Length = 'short' | 'long';
export type Matter = 'luck' | 'skill';
export type Suits = 1 | 2 | 3 | 4;

export interface GameFacts {
  readonly length: Length;
  /** What matters more, the deal or the play. */
  readonly matter: Matter;
  readonly suits: Suits;
  /** How many deals of its largest survey can be won, cannot, and were not decided. */
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  /** How many deals were won by following the hints, of so many; if they were played. */
  readonly hints: number | undefined;
  readonly played: number | undefined;
}

/** Undefined for a custom game: nobody has looked at its deals. */
export function factsOf(game: string): GameFacts | undefined {
  const row = Object.hasOwn(ROWS, game) ? ROWS[game] : undefined;
  if (!row) return undefined;
  const [length, matter, suits, won, lost, unknown, hints, played] = row;
  return { length, matter, suits, won, lost, unknown, hints, played };
}

/**
 * The least share of deals that can be won, in whole percent; all of them only if all were won.
 * Undefined before its first survey.
 */
export function winnable({ won, lost, unknown }: GameFacts): number | undefined {
  const deals = won + lost + unknown;
  return deals === 0 ? undefined : Math.floor((100 * won) / deals);
}

/** The share of deals that following the hints wins. Undefined if nobody has counted. */
export function hintsWin({ hints, played }: GameFacts): number | undefined {
  return hints === undefined || played === undefined ? undefined : hints / played;
}
