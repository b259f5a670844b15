/**
 * Saves that may not finish because the page is being closed: a database takes time, which a
 * closing page does not have. They wait in `localStorage`, which is written at once, until the page
 * is opened again.
 */

import type { SavedGame } from './database';

export interface PendingSave {
  /** The game as it was to be saved, with the revision it is based on. */
  readonly game: SavedGame;
  /** How many saves were under way, this one included: some of them may have finished. */
  readonly saves: number;
}

const PREFIX = 'webspinner-unsaved ';

export function storePendingSave(pending: PendingSave): void {
  try {
    localStorage.setItem(PREFIX + pending.game.id, JSON.stringify(pending));
  } catch {
    // Storage is refused or full: the last finished save has to do.
  }
}

/** Forgets the pending save of this game, whose saves have finished. */
export function forgetPendingSave(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}

export function pendingSaves(): PendingSave[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.flatMap((name) => parsed(localStorage.getItem(name)) ?? []);
  } catch {
    return [];
  }
}

function parsed(text: string | null): PendingSave | undefined {
  try {
    const pending = JSON.parse(text ?? '') as Partial<PendingSave> | null;
    const whole =
      typeof pending?.game?.id === 'string' &&
      typeof pending.game.record === 'string' &&
      typeof pending.saves === 'number';
    return whole ? (pending as PendingSave) : undefined;
  } catch {
    return undefined;
  }
}
