import { say } from '../words/words.svelte';
import { NoRun } from './raced-game';

/** Why a game cannot be raced, as a sentence; of any other error, what it says. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof NoRun)) return String(error);
  const { why, ...values } = error.flaw;
  return say(`ghost-refused-${why}`, values);
}
