import { say } from './words.svelte';

/** That the engine gave no answer, and why, where the browser says so. */
export function failureText(reason: string): string {
  return reason === '' ? say('note-engine-absent') : say('note-engine-failed', { reason });
}
