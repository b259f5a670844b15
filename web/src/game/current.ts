/** The one game on the page's table, connected to the page's windows. */

import { open, openWindow } from '../ui/windows.svelte';
import { Game } from './game.svelte';

export const game = new Game({
  isOpen: () => openWindow() !== undefined,
  showSolution: () => void open('solution'),
});
