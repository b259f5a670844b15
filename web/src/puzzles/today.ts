/** The puzzle of the day, in a game that the player plays. */

import { whole, type PuzzleInfo } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import { todayUtc } from '../days/days';
import { savedGameSummaries } from '../store/saved-games';
import { loadWhole } from '../words/whole';
import { loadWindowTexts } from '../words/words.svelte';
import { puzzleFor } from './figures';
import { solve } from '../tasks/wanted.svelte';

/** Call this once the whole engine is loaded. */
export async function puzzleOfToday(): Promise<PuzzleInfo> {
  // What cannot be read was not played.
  const saved = await savedGameSummaries().catch(() => []);
  const played = new Set(saved.map(({ info }) => info.game));
  const engine = whole();
  return puzzleFor(todayUtc(), engine.allPuzzles().puzzles, played, engine);
}

/** Puts it on the table. */
export async function solveToday(game: Game): Promise<void> {
  // What shows a puzzle comes first: nothing is to be seen between here and there.
  await Promise.all([import('./PuzzleCard.svelte'), loadWindowTexts(), loadWhole()]);
  const { number } = await puzzleOfToday();
  solve(game, number);
}
