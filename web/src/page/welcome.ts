/** Opens *Home* for whoever comes for the first time. */

import { game } from '../game/current';
import { open } from '../ui/windows.svelte';

const NAME = 'webspinner-welcomed';

/**
 * Once per browser, and never over a link or a game that is already being played. A browser that
 * stores nothing would ask at every visit, so it does not ask at all.
 */
export function welcome(hasGame: boolean): void {
  try {
    if (localStorage.getItem(NAME) !== null) return;
    localStorage.setItem(NAME, new Date().toISOString());
  } catch {
    return;
  }
  if (!hasGame) void open('home', () => !game.scene?.can.restart);
}
