/** Errors between page and server, as sentences for the player. */

import { say } from '../words/words.svelte';
import { problemWord, type Failure } from './api';
import { messageOf } from './problems';
import type { Problem } from './wire';

/** `special`: messages for problems that have a special meaning here. */
export function sentence(failure: Failure, special: Record<string, string> = {}): string {
  if (failure.is === 'problem') return problemSentence(failure.problem, special);
  return say(failure.is === 'away' ? 'site-away' : 'site-none');
}

export function problemSentence(problem: Problem, special: Record<string, string> = {}): string {
  const word = problemWord(problem);
  return say(special[word] ?? messageOf(word) ?? 'site-problem', { status: problem.status });
}
