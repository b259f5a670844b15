/** Keeps track of the open window, and of one beneath it. The page says how each is loaded. */

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
  | 'luck'
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

interface Opened {
  readonly name: WindowName;
  readonly component: WindowComponent;
  /** Whether it comes back once a window that was opened over it is closed. */
  readonly comesBack: () => boolean;
}

let opened = $state.raw<Opened>();
/** The window that is covered by the open one. */
let beneath: Opened | undefined;

export function openWindow(): Pick<Opened, 'name' | 'component'> | undefined {
  return opened;
}

/** Counts openings and closings, so that a window that loads late does not replace a later one. */
let turns = 0;

/**
 * Opens a window as soon as it is loaded, unless it has been superseded by then. It replaces the
 * window that is open, unless that one comes back.
 */
export async function open(
  name: WindowName,
  isWanted: () => boolean = () => true,
  comesBack: () => boolean = () => false,
): Promise<void> {
  if (!loaders) throw new Error(`the window ${name} cannot be loaded yet`);
  const { windows, loadError } = loaders;
  turns += 1;
  const turn = turns;
  // Until the service worker has cached the whole page, a window may be out of reach.
  const { default: component } = await windows[name]().catch(() => ({ default: loadError }));
  if (turn !== turns || !isWanted()) return;
  if (opened?.comesBack()) beneath = opened;
  opened = { name, component, comesBack };
}

/** Closes the open window. The one that it covered comes back, if it still has something to say. */
export function close(): void {
  turns += 1;
  opened = beneath?.comesBack() ? beneath : undefined;
  beneath = undefined;
}
