/** Loads the whole engine in the player’s language, when something needs it. */

import { loadModule, NotReady, setReady } from '../engine/whole';
import { speakWhole } from './words.svelte';

/** Loads the whole engine, unless it is there. */
export async function loadWhole(): Promise<void> {
  const engine = await loadModule();
  await speakWhole(engine);
  setReady(engine);
}

/** Does something that may need the whole engine, and loads it only in that case. */
export async function withWhole<T>(act: () => T): Promise<T> {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
  }
  await loadWhole();
  return act();
}
