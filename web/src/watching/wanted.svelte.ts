/** Whether the player watches the fair player play on. What that takes is loaded only then. */

let wanted = $state(false);

export function wantsWatching(): boolean {
  return wanted;
}

/** Begins to watch, or ends it. */
export function watch(): void {
  wanted = !wanted;
}

export function endWatching(): void {
  wanted = false;
}
