/** Which window is open over the table. */

import type { Component } from 'svelte';

import Absent from '../dialogs/LoadError.svelte';

/** What every window is given. */
export interface WindowProps {
  onclose: () => void;
}

/** The windows by name; each is loaded when it is first opened. */
export const WINDOWS = {
  games: () => import('../dialogs/Games.svelte'),
  rules: () => import('../dialogs/Rules.svelte'),
  settings: () => import('../dialogs/Settings.svelte'),
  help: () => import('../dialogs/Help.svelte'),
  end: () => import('../dialogs/GameOver.svelte'),
  seek: () => import('../dialogs/DealSearch.svelte'),
  hardness: () => import('../dialogs/Difficulty.svelte'),
  solution: () => import('../dialogs/Solution.svelte'),
  review: () => import('../dialogs/Review.svelte'),
  engine: () => import('../dialogs/EngineConsent.svelte'),
  records: () => import('../dialogs/SavedGames.svelte'),
  lines: () => import('../dialogs/MoveTree.svelte'),
  own: () => import('../dialogs/CustomGames.svelte'),
  statistics: () => import('../dialogs/Statistics.svelte'),
  share: () => import('../dialogs/Share.svelte'),
  leave: () => import('../dialogs/LeaveGame.svelte'),
  replay: () => import('../dialogs/Replay.svelte'),
  daily: () => import('../dialogs/Daily.svelte'),
  everyone: () => import('../dialogs/GlobalStatistics.svelte'),
  player: () => import('../dialogs/Account.svelte'),
} satisfies Record<string, () => Promise<{ default: Component<WindowProps> }>>;
export type WindowName = keyof typeof WINDOWS;

let opened = $state.raw<{ name: WindowName; component: Component<WindowProps> }>();

export function openWindow(): { name: WindowName; component: Component<WindowProps> } | undefined {
  return opened;
}

/** Counts what was opened and closed: a window that comes late does not take the place of a later one. */
let turns = 0;

/** Opens a window as soon as it is loaded, if it is still wanted then. */
export async function open(name: WindowName, isWanted: () => boolean = () => true): Promise<void> {
  turns += 1;
  const turn = turns;
  // Before all of the page is kept for times without a network, a window may be out of reach.
  const { default: component } = await WINDOWS[name]().catch(() => ({ default: Absent }));
  if (turn === turns && isWanted()) opened = { name, component };
}

export function close(): void {
  turns += 1;
  opened = undefined;
}
