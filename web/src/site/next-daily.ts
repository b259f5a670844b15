/** Which daily deal to offer after a game. */

import type { SavedGameSummary } from '../store/saved-games';
import { featuredOf } from '../days/calendar';
import type { Daily, DailyDeal } from './wire';

/** The saved game in which the player has begun a daily deal, if there is one. */
export function begunOf<G extends Pick<SavedGameSummary, 'day' | 'info'>>(
  deal: DailyDeal,
  saved: readonly G[],
): G | undefined {
  return saved.find((one) => one.day === deal.day && one.info.game === deal.game);
}

/**
 * A deal of the day that has not been played to its end: of the game that was just played, or else
 * one that stands out that day, or else the first. `versions` holds the games that this page can
 * play.
 */
export function nextDaily(
  { day, deals, pending }: Daily,
  saved: readonly Pick<SavedGameSummary, 'day' | 'info'>[],
  versions: ReadonlyMap<string, number>,
  played: string,
): DailyDeal | undefined {
  const open = deals.filter(
    (deal) =>
      versions.get(deal.game) === deal.version &&
      (begunOf(deal, saved)?.info.result ?? 'unfinished') === 'unfinished',
  );
  const featured = featuredOf(day, [...deals.map(({ game }) => game), ...pending]);
  const of = (wanted: string): DailyDeal | undefined => open.find(({ game }) => game === wanted);
  return of(played) ?? featured.map(of).find((deal) => deal !== undefined) ?? open[0];
}
