/**
 * The first games of a newcomer are winnable, so that nobody’s first impression is a deal without a
 * way out: until one is won, or three have ended.
 */

import { keep, kept } from '../browser/local-storage';

const NAME = 'webspinner-first-games';
const GAMES = 3;

/**
 * The engine won `own:1` to `own:100` of these games, as `webspinner survey` does, all but a few. A
 * newcomer waits for no search, and the engine for it is not loaded yet.
 */
const DEALS = 100;
const NOT_WON: Readonly<Record<string, readonly number[]>> = {
  'spider-1': [],
  'spider-2': [],
  spider: [12, 56, 80, 91],
};

/** How many are left. */
function left(): number {
  const games = kept(NAME);
  return typeof games === 'number' ? games : 0;
}

/** Somebody is here for the first time. */
export const beginFirstGames = (): void => keep(NAME, GAMES);

/** A game has ended. */
export function countFirstGame(isWon: boolean): void {
  const games = left();
  if (games > 0) keep(NAME, isWon || games === 1 ? undefined : games - 1);
}

/** A winnable deal for a newcomer; undefined for others, and where no deals are known. */
export function firstDeal(game: string): string | undefined {
  const not = NOT_WON[game];
  if (!not || left() < 1) return undefined;
  for (;;) {
    const deal = 1 + Math.floor(Math.random() * DEALS);
    if (!not.includes(deal)) return `own:${deal}`;
  }
}
