/** The court figures, which come after the first game can be played. */

import { loadCourts, type Courts } from './courts';

let loaded = $state.raw<Courts>();

/** The figures, once they are there. */
export function courts(): Courts | undefined {
  return loaded;
}

/** Loads them, and shows them when that is free. If they cannot be had, the letters stay. */
export async function loadFigures(free?: () => Promise<void>): Promise<void> {
  const figures = await loadCourts().catch(() => undefined);
  await free?.();
  loaded ??= figures;
}
