/** The saved games that count. */

import { whole } from '../engine/whole';
import { getGame, note, type SavedGameSummary } from '../store/saved-games';
import { loadWhole } from '../words/whole';
import { countedGames, type Counted } from './counted';

/** Those of these games that count, in the order in which they ended. Loads the whole engine. */
export async function history(
  games: readonly SavedGameSummary[],
): Promise<Counted<SavedGameSummary>[]> {
  await loadWhole();
  return countedGames(await Promise.all(games.map(judged)));
}

/** An earlier version of the page did not note how a game was played: its record tells. */
async function judged(game: SavedGameSummary): Promise<SavedGameSummary> {
  if (game.info.kind !== undefined) return game;
  const stored = await getGame(game.id);
  if (!stored) return game;
  try {
    const info = whole().recordInfo(stored.record);
    await note(stored, { info });
    return { ...game, info };
  } catch {
    // A custom game that is gone: the engine judges it by what is known.
    return game;
  }
}
