/** Begins a challenge that came with a link. */

import { game } from '../game/current';
import { storeChallenge } from '../store/challenges';
import { say } from '../words/words.svelte';
import type { Beat } from './beat';

/** Keeps what is to be beaten in the deal on the table, and says it. */
export function beginChallenge(beat: Beat): void {
  if (game.deal === undefined) return;
  storeChallenge({ game: game.gameId, deal: game.deal, ...beat });
  const { points: score, moves, by } = beat;
  game.note(
    by === undefined
      ? say('challenge-begins', { score, moves })
      : say('challenge-begins-by', { score, moves, by }),
  );
}
