/** How cards sound and feel. Until sounds are wanted, nothing is loaded for them. */

import type { Sound } from '../motion/leg';
import { settings } from '../settings/settings.svelte';

/** Cards, and how a game ends. */
export type Heard = Sound | 'won' | 'stuck';

/** How a phone vibrates, in milliseconds on and off. */
const FELT: Partial<Record<Heard, number[]>> = {
  snap: [7],
  run: [10, 60, 18],
  won: [20, 80, 20, 80, 40],
};

/** Whether sounds are on. */
export function isHeard(): boolean {
  return settings.volume > 0;
}

/** Whether this device can vibrate. Desktop browsers claim it, but have no touch screen. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Plays a sound after this many milliseconds, and lets a phone vibrate, if the player wants that. */
export function hear(heard: Heard, afterMs = 0): void {
  const felt = settings.haptics === 'cards' || heard !== 'snap' ? FELT[heard] : undefined;
  if (felt && settings.haptics !== 'off' && canVibrate()) navigator.vibrate(felt);
  if (!isHeard()) return;
  // Offline, the sounds may be missing.
  void import('./synthesizer').then(
    ({ play }) => play(heard, settings.volume, afterMs / 1000),
    () => undefined,
  );
}
