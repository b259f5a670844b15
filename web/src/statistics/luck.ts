/** What errors and luck came to in the games that were looked back at. */

import type { JudgedTotals, SavedGame } from '../store/database';

export interface LuckFigures {
  readonly games: number;
  /** How much of all chances the errors gave away. */
  readonly givenAway: number;
  /** The mean luck of a game. */
  readonly luck: number;
  /** Of 100 fair shufflers, how many had less; undefined while there are too few games to say. */
  readonly fewer: number | undefined;
}

/** With fewer games than this, one of them decides. */
const GAMES_MIN = 10;

/**
 * Of 100 fair shufflers, how many had less luck over as many such games. Luck comes to nothing on
 * average, and is as likely to be good as bad: so the sum of all games, measured by the root of the
 * sum of their squares, is about normally distributed. `docs/fair-player.md` says more.
 */
export function shufflersWithLess(luck: readonly number[]): number | undefined {
  if (luck.length < GAMES_MIN) return undefined;
  const sum = luck.reduce((total, one) => total + one, 0);
  const squares = luck.reduce((total, one) => total + one * one, 0);
  return squares === 0 ? 50 : Math.round(100 * normalShare(sum / Math.sqrt(squares)));
}

/**
 * The share of a normal distribution below so many standard deviations, to seven decimal places.
 * CITE: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
 */
function normalShare(deviations: number): number {
  const z = Math.abs(deviations);
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const series = factors.reduce((sum, factor) => (sum + factor) * t, 0);
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return deviations < 0 ? above : 1 - above;
}

/** For a game that was played on since, the totals no longer count. */
function totalsOf({ info, judged }: Pick<SavedGame, 'info' | 'judged'>): JudgedTotals[] {
  return judged?.moves === info.moves ? [judged] : [];
}

/** The figures of these games; undefined if none was judged. */
export function luckFigures(
  games: readonly Pick<SavedGame, 'info' | 'judged'>[],
): LuckFigures | undefined {
  const all = games.flatMap(totalsOf);
  const sum = (name: keyof JudgedTotals): number =>
    all.reduce((total, one) => total + one[name], 0);
  if (sum('chances') === 0) return undefined;
  return {
    games: all.length,
    givenAway: sum('error') / sum('chances'),
    luck: sum('luck') / all.length,
    fewer: shufflersWithLess(all.map((one) => one.luck)),
  };
}
