/** The player's favourite games, stored in this browser. */

import { SvelteSet } from 'svelte/reactivity';

const NAME = 'webspinner-favourites';

export const favourites = new SvelteSet<string>(load());

/** Makes a game a favourite, or no longer one. */
export function toggleFavourite(game: string): void {
  if (!favourites.delete(game)) favourites.add(game);
  try {
    localStorage.setItem(NAME, JSON.stringify([...favourites]));
  } catch {
    // Storage is refused or full: favourites last until the page is closed.
  }
}

function load(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
