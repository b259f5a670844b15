/** Begins a challenge that came with a link. */

import type { Game } from '../game/game.svelte';
import { raceLinked } from '../ghost/linked';
import { storeChallenge } from '../store/challenges';
import { loadWindowTexts, say } from '../words/words.svelte';
import type { Beat } from '../links/result-to-beat';

/**
 * Keeps what is to be beaten in the deal on the table, and says it. Moves that came along are
 * raced.
 */
export async function beginChallenge(game: Game, { line, ...beat }: Beat): Promise<void> {
  const { deal, gameId, laid } = game.table;
  if (deal === undefined) return;
  storeChallenge({ game: gameId, deal, ...beat });
  await loadWindowTexts();
  if (laid !== game.table.laid) return;
  const { points: score, moves, by } = beat;
  const name = by === undefined ? 'challenge-begins' : 'challenge-begins-by';
  game.announcer.note(say(name, { score, moves, ...(by === undefined ? {} : { by }) }));
  if (line !== undefined) raceLinked(game, line, by);
}
