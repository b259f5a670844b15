/** The player's favourite games, stored in this browser. */

import { SvelteSet } from 'svelte/reactivity';

import { keep, keptList } from '../browser/local-storage';

const NAME = 'webspinner-favourites';

export const favourites = new SvelteSet(keptList(NAME, (one) => typeof one === 'string'));

/** Makes a game a favourite, or no longer one. */
export function toggleFavourite(game: string): void {
  if (!favourites.delete(game)) favourites.add(game);
  keep(NAME, [...favourites]);
}
