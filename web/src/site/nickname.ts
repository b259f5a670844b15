/**
 * Names on leaderboards. The server has the last word; this explains most refusals before they
 * happen, and keeps a name that would be refused from being sent with a game.
 */

import type { WaitingResult } from '../store/database';

const CHARS_MAX = 24;
const BYTES_MAX = 96;
/**
 * Everything that is not seen, except the plain space. U+2800 and U+FFFC are symbols to Unicode.
 */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc]|(?! )\p{Zs}/u;
/** More accents on one letter than any language needs. */
const MARKS = /\p{M}{3}/u;

/** Scripts that are written together. */
const TOGETHER = [
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
];
/** The other scripts in everyday use. */
const ALONE = (
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew ' +
  'Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
).split(' ');

const classOf = (scripts: string[]) => scripts.map((script) => `\\p{scx=${script}}`).join('');
const written = (scripts: string[]) =>
  new RegExp(`^[\\p{scx=Common}\\p{scx=Inherited}${classOf(scripts)}]*$`, 'u');
const ALLOWED = [
  ...[...TOGETHER, ...ALONE.map((script) => [script])].map(written),
  // The server knows the rare scripts.
  new RegExp(`^[^${classOf([...TOGETHER.flat(), ...ALONE])}]*$`, 'u'),
];

/** A tidy name: without spaces around it and without two in a row. */
export function tidyNickname(typed: string): string {
  return typed.normalize('NFC').trim().replace(/ {2,}/g, ' ');
}

/** A result without a name that the server would refuse. */
export function withSoundNickname(result: WaitingResult): WaitingResult {
  const { nickname, ...unnamed } = result;
  const sound = nickname === undefined || nicknameTrouble(nickname) === undefined;
  return sound ? result : unnamed;
}

/** The message that says what is wrong with a tidy name; nothing if the name is allowed. */
export function nicknameTrouble(name: string): string | undefined {
  if (INVISIBLE.test(name)) return 'nickname-invisible';
  if (!/[\p{Alphabetic}\p{N}]/u.test(name)) return 'nickname-empty';
  const long = [...name].length > CHARS_MAX || new TextEncoder().encode(name).length > BYTES_MAX;
  if (long) return 'nickname-long';
  if (MARKS.test(name)) return 'nickname-marks';
  return ALLOWED.some((allowed) => allowed.test(name)) ? undefined : 'nickname-scripts';
}
