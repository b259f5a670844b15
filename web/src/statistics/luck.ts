/** What errors and luck came to in the games that were looked back at. */

import type { JudgedTotals, SavedGame } from '../store/database';

export interface LuckFigures {
  readonly games: number;
  /** How much of all chances the errors gave away. */
  readonly givenAway: number;
  /** The mean luck of a game. */
  readonly luck: number;
}

/** Of a game that was played on since, the totals count no more. */
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
  };
}
