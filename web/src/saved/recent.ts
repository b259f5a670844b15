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
