/** The one game on the page's table. */

import { Game } from './game.svelte';

export const game = new Game();
