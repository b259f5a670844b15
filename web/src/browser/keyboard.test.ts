import { expect, test } from 'vitest';

import { meanings } from './keyboard';

/** What a key may mean, by what it types and where it lies; with Shift after a `+`. */
function meant(key: string, place: string): string {
  const shiftKey = place.startsWith('+');
  const code = place.replace('+', '');
  return meanings({ key, code, shiftKey } as KeyboardEvent).join(' ');
}

test.each([
  // Letters mean the same with Shift and with Caps Lock.
  ['d', 'KeyD', 'd '],
  ['D', 'KeyD', 'd '],
  ['D', '+KeyD', 'd '],
  ['F1', 'F1', 'F1 '],
  ['Escape', 'Escape', 'Escape '],
  // Layouts with Latin letters are followed: Dvorak, AZERTY, German, Turkish.
  ['e', 'KeyD', 'e '],
  ['w', 'KeyZ', 'w '],
  [';', 'KeyZ', '; '],
  ['y', 'KeyZ', 'y '],
  ['ı', 'KeyI', 'ı '],
  // In others the place counts: Russian, Greek, Hebrew, Arabic, Thai, whose vowels are typed alone.
  ['в', 'KeyD', 'в d'],
  ['В', '+KeyD', 'в d'],
  ['θ', 'KeyU', 'θ u'],
  ['ג', 'KeyD', 'ג d'],
  ['لا', 'KeyB', 'لا b'],
  ['ี', 'KeyU', 'ี u'],
  ['Б', '+Comma', 'б <'],
  ['Ю', '+Period', 'ю >'],
  ['ю', 'Period', 'ю '],
  // Rows of digits that want Shift: French, Czech.
  ['é', 'Digit2', 'é 2'],
  ['É', 'Digit2', 'é 2'],
  ['_', 'Digit8', '_ 8'],
  ['à', 'Digit0', 'à 0'],
  ['+', 'Digit1', '+ 1'],
  ['2', '+Digit2', '2 '],
  // With Shift, the row has signs elsewhere; `=` of a programmer's Dvorak comes before its place.
  ['!', '+Digit1', '! '],
  ['=', 'Digit6', '= 6'],
  ['7', 'Numpad7', '7 '],
])('%s at %s means %s', (key, place, meaning) => {
  expect(meant(key, place)).toBe(meaning);
});
