import type { CriteriaView } from '../engine/errands';
import { game } from '../game/current';
import { open } from '../ui/windows.svelte';

/** The game of which a deal is looked for, and what kind of deal. */
export const dealSearch = $state<{ game: string; criteria: CriteriaView }>({
  game: '',
  criteria: 'winnable',
});

/** Opens the window that looks for a deal that can be won. */
export function openDealSearch(id: string = game.gameId): void {
  dealSearch.game = id;
  void open('dealSearch');
}
