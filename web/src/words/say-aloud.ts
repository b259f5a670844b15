/** A voice, where the browser has one. */

import { locale } from './words.svelte';

/** Says a text in the player's language; what was being said ends. */
export function sayAloud(text: string): void {
  // Some browsers have no voice, and few know all languages: then it stays a text.
  if (!('speechSynthesis' in globalThis)) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = locale();
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
