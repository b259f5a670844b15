/** What went wrong between page and server, as a sentence for the player. */

import { say } from '../words/words.svelte';
import { problemWord, type Failure } from './api';
import type { Problem } from './wire';

/** The messages that tell of problems, by the server's words for them. */
const MESSAGES: Record<string, string> = {
  'not-logged-in': 'site-not-logged-in',
  'login-failed': 'site-login-failed',
  'other-site': 'site-other-site',
  'not-found': 'site-not-found',
  conflict: 'site-conflict',
  record: 'site-record',
  'own-game': 'site-own-game',
  impossible: 'site-impossible',
  'too-many': 'site-too-many',
  internal: 'site-internal',
  'not-yet': 'site-not-yet',
  'timed-out': 'site-away',
};

/** `special`: messages for words that mean something of their own here. */
export function sentence(failure: Failure, special: Record<string, string> = {}): string {
  if (failure.is === 'problem') return problemSentence(failure.problem, special);
  return say(failure.is === 'away' ? 'site-away' : 'site-none');
}

export function problemSentence(problem: Problem, special: Record<string, string> = {}): string {
  const word = problemWord(problem);
  return say(special[word] ?? MESSAGES[word] ?? 'site-problem', { title: problem.title, status: problem.status });
}
