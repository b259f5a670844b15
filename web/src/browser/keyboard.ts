/** What keys mean on every keyboard, whether or not Caps Lock is on. */

/** The signs of two keys, with Shift, where a layout without Latin letters has letters there. */
const SIGNS: Record<string, string> = { Comma: '<', Period: '>' };

/**
 * What a key may mean, the likelier first: what it types, as a small letter, and what its place
 * stands for. Places count for letters where the layout has no Latin ones, and for digits where it
 * has them only with Shift, as AZERTY does.
 */
export function meanings(event: KeyboardEvent): [string, string] {
  const { key } = event;
  return [key.length > 1 ? key : key.toLowerCase(), placeOf(event)];
}

function placeOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^Digit/.test(code)) return shiftKey ? '' : code.slice(5);
  if (!/[^\p{ASCII}\p{sc=Latin}]/u.test(key)) return '';
  if (/^Key/.test(code)) return code.slice(3).toLowerCase();
  return (shiftKey && SIGNS[code]) || '';
}

/** Whether the menu covers everything else: then keys are for it alone. */
export function menuOpen(): boolean {
  return document.querySelector(':popover-open') !== null;
}
