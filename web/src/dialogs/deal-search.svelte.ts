import type { WishView } from '../engine/errands';
import { game } from '../game/game.svelte';
import { open } from '../ui/windows.svelte';

/** The game of which a deal is looked for, and what kind of deal. */
export const seekAsk = $state<{ game: string; wish: WishView }>({ game: '', wish: 'winnable' });

/** Opens the window that looks for a deal that can be won. */
export function seek(id: string = game.gameId): void {
  seekAsk.game = id;
  void open('seek');
}
