/** How a game that was just won compares with the player's other wins. */

import { inGroup } from '../saved/counted';
import type { Compared } from './bests';

export interface Ranking {
  /** Among the wins of its kind, by points: 1 is the best. Games with equal points share a place. */
  readonly place: number;
  /** How many such wins there are, this one included. */
  readonly wins: number;
  /** How many games of its kind were won in a row up to this one. */
  readonly row: number;
}

/**
 * Games with help are compared among themselves, as in the statistics. Undefined if the game does
 * not count, is not won, or its deal was played before.
 */
export function ranking(counted: readonly Compared[], id: string): Ranking | undefined {
  const game = counted.find((one) => one.id === id);
  const [group] = game?.groups ?? [];
  const own = game?.info;
  if (own?.result !== 'won' || group === undefined || group === 'again') return undefined;
  const games = inGroup(counted, { game: own.game, group });
  const won = games.filter(({ info }) => info.result === 'won');
  const upToOwn = games.slice(0, games.findIndex((head) => head.id === id) + 1);
  return {
    place: 1 + won.filter(({ info }) => info.score > own.score).length,
    wins: won.length,
    row: upToOwn.length - 1 - upToOwn.findLastIndex(({ info }) => info.result !== 'won'),
  };
}
