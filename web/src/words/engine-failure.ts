import { say } from './words.svelte';

/** Says that the engine failed and, if the browser knows it, why. */
export function failureText(reason: string): string {
  return reason === '' ? say('note-engine-absent') : say('note-engine-failed', { reason });
}
