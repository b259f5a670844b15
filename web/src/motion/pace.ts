/** How fast cards move: as the player wants it, or else the system. */

import { settings } from '../settings/settings.svelte';

/** How long everything takes, compared with `normal`. */
const FACTORS = { slow: 1.9, normal: 1, fast: 0.55 } as const;

/** That factor now; undefined if nothing is to move. */
export function pace(): number | undefined {
  const { motion } = settings;
  if (motion === 'off') return undefined;
  if (motion === 'auto') return isReduced() ? undefined : FACTORS.normal;
  return FACTORS[motion];
}

/** Whether anything is to move at all. */
export function moves(): boolean {
  return pace() !== undefined;
}

/** Whether the system asks for less motion. */
export function isReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
