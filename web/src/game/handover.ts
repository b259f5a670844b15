/** Hands the game on the table of this tab to the page as it is after a reload. */

import type { SaveSlot } from './autosave.svelte';
import type { Game } from './game.svelte';

/** A game, and the saved game that it is or will be. */
interface Handover {
  readonly record: string;
  readonly slot: SaveSlot;
}

const NAME = 'webspinner-handover';

/**
 * Hands over the game, once it is saved. Without this, another window’s later game would come back
 * instead, and a deal without a move would be gone. Practice is stored anyway.
 */
export async function handOver(game: Game): Promise<void> {
  game.keeper.save();
  await game.autosave.settled();
  const { slot } = game.autosave;
  const saved = game.table.model?.saved(false, performance.now());
  if (!slot || !saved) return;
  const handover: Handover = { record: saved.record, slot };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(handover));
  } catch {
    // Storage is refused or full: the latest of the saved games comes back.
  }
}

/** What was handed over to this page, if anything: only once. */
export function takeHandover(): Handover | undefined {
  try {
    const handover = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Handover | null;
    sessionStorage.removeItem(NAME);
    return handover ?? undefined;
  } catch {
    return undefined;
  }
}
