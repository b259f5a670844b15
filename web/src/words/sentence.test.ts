import { expect, it } from 'vitest';

import { sentence } from './sentence';

it.each([
  ['the 7♠ stays', 'The 7♠ stays'],
  ['écarté', 'Écarté'],
  ['10♠', '10♠'],
  ['黑桃7', '黑桃7'],
  ['', ''],
])('%s begins with a capital if it can', (text, expected) => {
  expect(sentence(text)).toBe(expected);
});
