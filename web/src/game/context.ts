/** The page’s one game, as every component of the page finds it. */

import { getContext } from 'svelte';

import type { Game } from './game.svelte';

const KEY = 'game';

/** What the page is mounted with. */
export const gameContext = (game: Game) => new Map([[KEY, game]]);

/** Call this while a component is made: at the top of its script. */
export const pageGame = (): Game => getContext<Game>(KEY);
