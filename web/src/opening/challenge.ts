/** Begins a challenge that came with a link. */

import type { Game } from '../game/game.svelte';
import { keepGhost } from '../ghost/ghosts.svelte';
import { refusalOf } from '../ghost/refusal';
import { runOf } from '../ghost/raced-game';
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
  const { model } = game.table;
  if (!model || laid !== game.table.laid) return;
  const { points: score, moves, by } = beat;
  const from = by === undefined ? {} : { by };
  const name = by === undefined ? 'challenge-begins' : 'challenge-begins-by';
  game.announcer.note(say(name, { score, moves, ...from }));
  if (line === undefined) return;
  try {
    runOf(line, model);
    keepGhost({ game: gameId, deal, line, ...from });
  } catch (error) {
    game.announcer.note(refusalOf(error), 'problem');
  }
}
