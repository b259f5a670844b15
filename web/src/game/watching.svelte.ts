/** Whether the player watches the fair player play on. What that takes is loaded only then. */

import { levels } from '../ui/back';

let wanted = $state(false);
/** Takes its level away: Back ends it. */
let leave: (() => void) | undefined;

export function wantsWatching(): boolean {
  return wanted;
}

/** Begins to watch, or ends it. */
export function watch(): void {
  if (wanted) return endWatching();
  wanted = true;
  leave = levels.enter(endWatching);
}

export function endWatching(): void {
  wanted = false;
  leave?.();
  leave = undefined;
}
