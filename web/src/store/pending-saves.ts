/**
 * Games whose last save may come too late, because the page is being closed: a database takes its time,
 * and a closing page has none. They are left where writing takes none, until the page is opened again.
 */

import type { KeptGame } from './database';

export interface Left {
  /** As its next save would have been: with the revision that it goes on from. */
  readonly game: KeptGame;
  /** How many saves were under way, this one included: some of them may have arrived. */
  readonly saves: number;
}

const PREFIX = 'webspinner-unsaved ';

export function leave(left: Left): void {
  try {
    localStorage.setItem(PREFIX + left.game.id, JSON.stringify(left));
  } catch {
    // Storage is refused or full: what was saved before has to do.
  }
}

/** Its saves have arrived. */
export function forgetLeft(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Then nothing was left there, either.
  }
}

export function allLeft(): Left[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return names.flatMap((name) => parsed(localStorage.getItem(name)) ?? []);
  } catch {
    return [];
  }
}

function parsed(text: string | null): Left | undefined {
  try {
    const left = JSON.parse(text ?? '') as Partial<Left> | null;
    const whole =
      typeof left?.game?.id === 'string' &&
      typeof left.game.record === 'string' &&
      typeof left.saves === 'number';
    return whole ? (left as Left) : undefined;
  } catch {
    return undefined;
  }
}
