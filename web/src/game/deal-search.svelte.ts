import type { Criteria } from '../engine/jobs';
import { open } from '../ui/windows.svelte';

/** The game whose deals are searched, and the kind of deal to find. */
export const dealSearch = $state<{ game: string; criteria: Criteria }>({
  game: '',
  criteria: 'winnable',
});

/** Opens the window that searches for a winnable deal. */
export function openDealSearch(id: string): void {
  dealSearch.game = id;
  void open('dealSearch');
}
