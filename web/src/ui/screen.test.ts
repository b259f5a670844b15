import { expect, test } from 'vitest';

import { isOutside } from './screen';

test('the backdrop is what lies around the window', () => {
  const box = { left: 0, top: 100, right: 390, bottom: 844 };
  expect(isOutside({ clientX: 200, clientY: 99 }, box)).toBe(true);
  expect(isOutside({ clientX: 200, clientY: 101 }, box)).toBe(false);
});
