/** The court figures, which come after the first game can be played. */

import { loadCourts, type Courts } from './courts';

let loaded = $state.raw<Courts>();

/** The figures, once they are there. */
export function courts(): Courts | undefined {
  return loaded;
}

/** Loads them when the browser has nothing better to do. Without them the letters stay. */
export function loadSoon(): void {
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  idle(() => {
    loadCourts().then(
      (courts) => (loaded = courts),
      () => undefined,
    );
  });
}
