import type { SavedGameSummary } from '../store/saved-games';

/** What tells how good a game was. */
type Summary = Pick<SavedGameSummary, 'info'>;

/** The player’s best win of a deal: one without help before others, then the one in fewest moves. */
export function bestWin<T extends Summary>(
  saved: readonly T[],
  game: string,
  deal: string | undefined,
): T | undefined {
  return saved
    .filter(({ info }) => info.result === 'won' && info.game === game && info.deal === deal)
    .sort(
      ({ info: one }, { info: other }) =>
        Number(one.assisted) - Number(other.assisted) ||
        one.moves - other.moves ||
        (one.timeMs ?? Infinity) - (other.timeMs ?? Infinity),
    )[0];
}
