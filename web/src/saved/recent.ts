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
  const counts = new Map<string, number>();
  for (const { info } of saved) counts.set(info.game, (counts.get(info.game) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0];
}
