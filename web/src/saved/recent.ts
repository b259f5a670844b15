/** Which games the player plays. */

import type { SavedGameSummary } from '../store/saved-games';

const SHOWN = 4;

/** Which games were played last, the latest first, without the one on the table. */
export function recentGames(
  saved: readonly Pick<SavedGameSummary, 'info'>[],
  current: string,
): string[] {
  const ids = new Set(saved.map(({ info }) => info.game));
  ids.delete(current);
  return [...ids].slice(0, SHOWN);
}

/** The game that is played most; of several, the one that was played last. */
export function mostPlayed(saved: readonly Pick<SavedGameSummary, 'info'>[]): string | undefined {
  const played = [...Map.groupBy(saved, ({ info }) => info.game)];
  const [most] = played.toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0];
}
