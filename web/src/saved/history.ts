/** The saved games that count. */

import { keep, kept } from '../browser/local-storage';
import { whole } from '../engine/whole';
import { getGame, note, type SavedGameSummary } from '../store/saved-games';
import { loadWhole } from '../words/whole';
import { countedGames, type Counted } from './counted';

/** Those of these games that count, in the order in which they ended. Loads the whole engine. */
export async function history(
  games: readonly SavedGameSummary[],
): Promise<Counted<SavedGameSummary>[]> {
  return countedGames(await judgedGames(games));
}

/** These games, each with how it was played. Loads the whole engine. */
export async function judgedGames(games: readonly SavedGameSummary[]): Promise<SavedGameSummary[]> {
  await loadWhole();
  const all = await Promise.all(games.map(judged));
  const news = all.filter((game, nth) => game !== games[nth]).length;
  if (news > 0) keep(JUDGED, judgedBefore() + news);
  return all;
}

/** Where is kept how many games were judged that the player has not been told of. */
const JUDGED = 'games-judged';

function judgedBefore(): number {
  const before = kept(JUDGED);
  return typeof before === 'number' && before > 0 ? before : 0;
}

/** How many games of an earlier version were judged by the rules of this one: told once. */
export function newlyJudged(): number {
  const judged = judgedBefore();
  keep(JUDGED, undefined);
  return judged;
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
