/** Keeps track of the open window. The page says how each window is loaded. */

import type { Component } from 'svelte';

/** The props of every window. */
export interface WindowProps {
  onclose: () => void;
}

export type WindowName =
  | 'account'
  | 'appearance'
  | 'customGames'
  | 'daily'
  | 'dealSearch'
  | 'difficulty'
  | 'engineConsent'
  | 'gameOver'
  | 'games'
  | 'globalStatistics'
  | 'goals'
  | 'help'
  | 'home'
  | 'learn'
  | 'leaveGame'
  | 'moveTree'
  | 'puzzles'
  | 'replay'
  | 'review'
  | 'rules'
  | 'savedGames'
  | 'settings'
  | 'share'
  | 'solution'
  | 'statistics';

type WindowComponent = Component<WindowProps>;

/** How each window is loaded, and the replacement for one that cannot be. */
export interface WindowLoaders {
  readonly windows: Record<WindowName, () => Promise<{ default: WindowComponent }>>;
  readonly loadError: WindowComponent;
}

let loaders: WindowLoaders | undefined;

/** Sets how windows are loaded. Until then, none can be opened. */
export function setWindowLoaders(all: WindowLoaders): void {
  loaders = all;
}

let opened = $state.raw<{ name: WindowName; component: WindowComponent }>();

export function openWindow(): { name: WindowName; component: WindowComponent } | undefined {
  return opened;
}

/** Counts openings and closings, so that a window that loads late does not replace a later one. */
let turns = 0;

/** Opens a window as soon as it is loaded, unless it has been superseded by then. */
export async function open(name: WindowName, isWanted: () => boolean = () => true): Promise<void> {
  if (!loaders) throw new Error(`the window ${name} cannot be loaded yet`);
  const { windows, loadError } = loaders;
  turns += 1;
  const turn = turns;
  // Until the service worker has cached the whole page, a window may be out of reach.
  const { default: component } = await windows[name]().catch(() => ({ default: loadError }));
  if (turn === turns && isWanted()) opened = { name, component };
}

export function close(): void {
  turns += 1;
  opened = undefined;
}
