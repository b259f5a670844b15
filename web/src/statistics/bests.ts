/** The personal records that a game just won has set. */

import { endedGames, type Ended } from './series';

export type Best = 'first' | 'time' | 'moves' | 'points';

/**
 * A first win counts only as a first win: with nothing to compare, everything would be the best.
 * Games with help are compared among themselves.
 */
export function bests(heads: readonly (Ended & { readonly id: string })[], id: string): Best[] {
  const own = heads.find((head) => head.id === id)?.info;
  if (own?.result !== 'won') return [];
  const before = endedGames(heads, { game: own.game, assisted: own.assisted })
    .filter((head) => head.id !== id && head.info.result === 'won')
    .map(({ info }) => info);
  if (before.length === 0) return ['first'];
  const times = before.flatMap(({ timeMs }) => timeMs ?? []);
  const best: Best[] = [];
  if (own.timeMs !== undefined && times.length > 0 && own.timeMs < Math.min(...times))
    best.push('time');
  if (own.moves < Math.min(...before.map(({ moves }) => moves))) best.push('moves');
  if (own.score > Math.max(...before.map(({ score }) => score))) best.push('points');
  return best;
}
