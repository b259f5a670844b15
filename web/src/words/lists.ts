/** Joins names as the player's language does. */

import { locale } from './words.svelte';

/** "a, b and c". */
export function allOf(names: readonly string[]): string {
  return joined(names, 'conjunction');
}

/** "a, b or c". */
export function oneOf(names: readonly string[]): string {
  return joined(names, 'disjunction');
}

function joined(names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(locale(), { type }).format(names);
}
