import { game } from '../game/current';
import { getGame } from '../store/database';

/** Goes on with a kept game. Throws a sentence if its record does not replay. */
export async function continueGame(id: string): Promise<void> {
  await game.autosave.settled();
  // The one on the table may be further than what was read of it.
  if (id === game.autosave.id) return;
  const kept = await getGame(id);
  if (kept) game.resume(kept.record, kept);
}
