import { engine } from '../engine/engine';
import { wholeIfReady } from '../engine/whole';
import { locale } from '../words/words.svelte';

/**
 * The name of a game in the player’s language. A custom game may be gone: then its id is all that
 * is known of it.
 */
export function titleOf(game: string): string {
  locale();
  return game && (engine.gameName(game) ?? wholeIfReady()?.gameName(game) ?? game);
}
