/** The personal records that a game just won has set. */

import { inGroup, type Counted } from '../saved/counted';
import type { SavedGameSummary } from '../store/saved-games';

/** What is compared of a game that counts. */
export type Compared = Pick<Counted<SavedGameSummary>, 'id' | 'info' | 'groups'>;

export type Best = 'first' | 'time' | 'moves' | 'points';

/**
 * A first win counts only as a first win: with nothing to compare, everything would be the best.
 * First tries are compared with first tries, those with help among themselves; a deal played again
 * with nothing.
 */
export function bests(games: readonly Compared[], id: string): Best[] {
  const game = games.find((one) => one.id === id);
  const [group] = game?.groups ?? [];
  const own = game?.info;
  if (own?.result !== 'won' || group === undefined || group === 'again') return [];
  const before = inGroup(games, { game: own.game, group })
    .filter((one) => one.id !== id && one.info.result === 'won')
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
