/** Decorative motion, which players can turn off. */

import { settings } from '../settings/settings.svelte';

export function moves(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const SHAKE_MS = 220;
/** Not `translate`, by which cards glide. */
export const SHAKE: Keyframe[] = [0, -5, 4, -3, 2, 0].map((x) => ({
  transform: `translateX(${x}px)`,
}));
