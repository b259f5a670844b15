import type { Game } from '../game/game.svelte';
import { getGame } from '../store/saved-games';
import { withWhole } from '../words/whole';

/** Continues a saved game. Throws a readable error if its record does not replay. */
export async function continueGame(game: Game, id: string): Promise<void> {
  await game.autosave.settled();
  // The game on the table may be further than its saved record.
  if (id === game.autosave.id) return;
  const saved = await getGame(id);
  if (saved) await withWhole(() => game.resume(saved.record, saved));
}
