/** Shows the unseen cards, beside the table where there is room, or hides them again. */

import type { Game } from '../game/game.svelte';
import { set, settings } from '../settings/settings.svelte';
import { wide } from '../ui/screen';
import { open } from '../ui/windows.svelte';

export function showUnseen({ table: { model, taught } }: Game): void {
  if (!model || taught) return;
  if (wide.current && settings.sidePanel) set({ unseen: !settings.unseen });
  else open('unseen');
}
