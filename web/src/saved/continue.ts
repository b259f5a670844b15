import { game } from '../game/game.svelte';
import { getGame } from '../store/database';

/** Goes on with a kept game. Throws a sentence if its record does not replay. */
export async function goOnWith(id: string): Promise<void> {
  await game.keeper.settled();
  // The one on the table may be further than what was read of it.
  if (id === game.keeper.id) return;
  const kept = await getGame(id);
  if (kept) game.resume(kept.record, kept);
}
