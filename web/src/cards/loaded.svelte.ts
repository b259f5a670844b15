/** Pictures that come after the first game can be played: court figures, and patterns of backs. */

import type { Back } from './backs';
import { loadCourts, type Courts } from './courts';
import { web, type Pattern } from './patterns';

let loaded = $state.raw<Courts>();
let more = $state.raw<Record<Exclude<Back, 'web'>, Pattern>>();

/** The figures, once they are there. */
export function courts(): Courts | undefined {
  return loaded;
}

/** Loads them. If they cannot be had, the letters stay. */
export async function loadFigures(): Promise<void> {
  loaded ??= await loadCourts().catch(() => undefined);
}

/** The pattern of a back, once it is there. */
export function patternOf(back: Back): Pattern | undefined {
  return back === 'web' ? web : more?.[back];
}

/** Loads the patterns of these backs. If they cannot be had, the backs stay plain. */
export async function loadPatterns(...backs: readonly Back[]): Promise<void> {
  if (backs.every((back) => patternOf(back))) return;
  const patterns = await import('./more-patterns').catch(() => undefined);
  more ??= patterns?.MORE;
}
