import { expect, test } from 'vitest';

import { goes, isOutside } from './sheet';

test('a sheet goes once it is drawn far or flicked, and stays after a short pull', () => {
  expect(goes(200, 500, 2000)).toBe(true);
  expect(goes(100, 500, 1000)).toBe(false);
  expect(goes(100, 500, 120)).toBe(true);
  // A tap with a trembling finger is no flick.
  expect(goes(10, 500, 5)).toBe(false);
  expect(goes(-300, 500, 100)).toBe(false);
});

test('the backdrop is what lies around the window', () => {
  const box = { left: 0, top: 100, right: 390, bottom: 844 };
  expect(isOutside({ clientX: 200, clientY: 99 }, box)).toBe(true);
  expect(isOutside({ clientX: 200, clientY: 101 }, box)).toBe(false);
});
