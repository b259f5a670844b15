import { expect, test } from 'vitest';

import { goes } from './sheet';

test('a sheet goes once it is drawn far or flicked, and stays after a short pull', () => {
  expect(goes(200, 500, 2000)).toBe(true);
  expect(goes(100, 500, 1000)).toBe(false);
  expect(goes(100, 500, 120)).toBe(true);
  // A tap with a trembling finger is no flick.
  expect(goes(10, 500, 5)).toBe(false);
  expect(goes(-300, 500, 100)).toBe(false);
});
