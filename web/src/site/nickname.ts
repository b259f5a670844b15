/** Names for boards. The server has the last word; this spares a player most of its refusals. */

const CHARS_MAX = 24;
const BYTES_MAX = 96;
/** Whatever is not seen, but for the plain space. U+2800 is drawn as nothing, though it is a symbol. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/** A name as it is meant: without spaces around it and without two in a row. */
export function tidyNickname(typed: string): string {
  return typed.normalize('NFC').trim().replace(/ {2,}/g, ' ');
}

/** Which message tells what is wrong with a tidy name; nothing if it may be had. */
export function nicknameTrouble(name: string): string | undefined {
  if (INVISIBLE.test(name)) return 'nickname-invisible';
  if (!/[\p{Alphabetic}\p{N}]/u.test(name)) return 'nickname-empty';
  const long = [...name].length > CHARS_MAX || new TextEncoder().encode(name).length > BYTES_MAX;
  return long ? 'nickname-long' : undefined;
}
