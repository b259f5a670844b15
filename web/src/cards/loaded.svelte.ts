/** Pictures that come after the first game can be played: late faces, and patterns of backs. */

import type { Back } from './backs';
import type { LateFaces } from './centre';
import { web, type Pattern } from './patterns';

let loaded = $state.raw<LateFaces>();
let more = $state.raw<Record<Exclude<Back, 'web'>, Pattern>>();

/** The late faces, once they are there. */
export function lateFaces(): LateFaces | undefined {
  return loaded;
}

/** Loads them. If they cannot be had, the letters stay. */
export async function loadLateFaces(): Promise<void> {
  loaded ??= await import('./late-faces').catch(() => undefined);
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
