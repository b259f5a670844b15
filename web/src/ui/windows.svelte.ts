/** Keeps track of the open windows. The page says how each is loaded. */

import type { Component } from 'svelte';

import { levels } from './back';

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
  | 'hundred'
  | 'learn'
  | 'leaveGame'
  | 'luck'
  | 'maker'
  | 'moveTree'
  | 'note'
  | 'puzzles'
  | 'replay'
  | 'review'
  | 'rigged'
  | 'rules'
  | 'savedGames'
  | 'settings'
  | 'share'
  | 'solution'
  | 'statistics'
  | 'unseen';

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
  /** Takes its level away. */
  readonly leave: () => void;
}

/** The open windows, each opened from the one before it, which it covers. */
let stack = $state.raw<readonly Opened[]>([]);
/** The window that is being loaded. It has its level already: it may take over the menu’s. */
let loading: Pick<Opened, 'leave'> | undefined;

/** The open windows: only the last is seen. */
export function openWindows(): readonly Pick<Opened, 'name' | 'component'>[] {
  return stack;
}

/** The window that is seen. */
export function openWindow(): Pick<Opened, 'name'> | undefined {
  return stack.at(-1);
}

/** Views of one game: one takes the place of another. */
const VIEWS: readonly WindowName[] = ['luck', 'replay', 'review'];

/**
 * Opens a window over the open one as soon as it is loaded, unless it has been superseded by then.
 * A window that is open already is opened anew, without those over it.
 */
export async function open(name: WindowName, isWanted: () => boolean = () => true): Promise<void> {
  if (!loaders) throw new Error(`the window ${name} cannot be loaded yet`);
  const { windows, loadError } = loaders;
  cancel();
  const turn = { leave: levels.enter(back) };
  loading = turn;
  // Until the service worker has cached the whole page, a window may be out of reach.
  const { default: component } = await windows[name]().catch(() => ({ default: loadError }));
  if (loading !== turn) return;
  loading = undefined;
  if (!isWanted()) return turn.leave();
  const same = VIEWS.includes(name) ? VIEWS : [name];
  const nth = stack.findIndex((one) => same.includes(one.name));
  if (nth >= 0) shorten(nth);
  stack = [...stack, { name, component, ...turn }];
}

/** Closes the window that is seen. The one that it covered is there again. */
export function close(): void {
  cancel();
  shorten(Math.max(0, stack.length - 1));
}

/** Closes every window: the table is what matters now. */
export function closeAll(): void {
  cancel();
  shorten(0);
}

/** Windows that are out of the way for a while. */
export interface Aside {
  /** Opens them again, and closes all others. */
  readonly reopen: () => void;
  /** They do not come back. */
  readonly forget: () => void;
}

/**
 * Closes every window for something that Back leads back from. Their levels stay, because browsers
 * skip entries that a page makes while nobody touches it.
 */
export function putAside(): Aside {
  const kept = stack;
  const leaves = kept.map(() => levels.enter(() => undefined));
  closeAll();
  const forget = (): void => leaves.forEach((leave) => leave());
  const reopen = (): void => {
    forget();
    closeAll();
    stack = kept.map(({ name, component }) => ({ name, component, leave: levels.enter(back) }));
  };
  return { reopen, forget };
}

/** Back closes the window that is seen, or one that is about to be. */
function back(): void {
  if (loading) cancel();
  else close();
}

/** A window that loads late does not come any more. */
function cancel(): void {
  loading?.leave();
  loading = undefined;
}

function shorten(to: number): void {
  for (const { leave } of stack.slice(to)) leave();
  stack = stack.slice(0, to);
}
