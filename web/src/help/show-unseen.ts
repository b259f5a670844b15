/** Shows the unseen cards, beside the table where there is room, or hides them again. */

import { game } from '../game/current';
import { set, settings } from '../settings/settings.svelte';
import { wide } from '../ui/screen';
import { open } from '../ui/windows.svelte';

export function showUnseen(): void {
  if (!game.table.model || game.table.taught) return;
  if (wide.current && settings.sidePanel) set({ unseen: !settings.unseen });
  else open('unseen');
}
