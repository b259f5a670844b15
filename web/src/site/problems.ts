/** Messages for the problems that the server reports. */

/** By the server's words for kinds of problem, which never change. */
const MESSAGES: Readonly<Record<string, string>> = {
  'bad-request': 'site-misunderstood',
  'not-logged-in': 'site-not-logged-in',
  'login-failed': 'site-login-failed',
  'other-site': 'site-other-site',
  'not-found': 'site-not-found',
  'method-not-allowed': 'site-misunderstood',
  'timed-out': 'site-away',
  conflict: 'site-conflict',
  'too-large': 'site-too-large',
  'no-room': 'site-no-room',
  'media-type': 'site-misunderstood',
  invalid: 'site-misunderstood',
  record: 'site-record',
  'own-game': 'site-own-game',
  'own-deal': 'site-own-deal',
  impossible: 'site-impossible',
  'too-many': 'site-too-many',
  internal: 'site-internal',
  'not-yet': 'site-not-yet',
  full: 'site-internal',
};

/** Undefined for a word that only a later server knows. */
export function messageOf(word: string): string | undefined {
  return MESSAGES[word];
}
