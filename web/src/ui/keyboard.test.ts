import { expect, test } from 'vitest';

import { hidden } from './keyboard';

const NOTHING = { above: 0, below: 0 };

test('a keyboard hides the lower part of a page, and what is moved up above it', () => {
  expect(hidden({ scale: 1, offsetTop: 0, height: 844 }, 844)).toEqual(NOTHING);
  expect(hidden({ scale: 1, offsetTop: 0, height: 508 }, 844)).toEqual({ above: 0, below: 336 });
  expect(hidden({ scale: 1, offsetTop: 100, height: 508 }, 844)).toEqual({
    above: 100,
    below: 236,
  });
});

test('no page is moved further than the keyboard is high', () => {
  expect(hidden({ scale: 1, offsetTop: 400, height: 508 }, 844)).toEqual({ above: 336, below: 0 });
  expect(hidden({ scale: 1, offsetTop: -20, height: 508 }, 844)).toEqual({ above: 0, below: 336 });
});

test('a page that is magnified, or higher than its layout, hides nothing', () => {
  expect(hidden({ scale: 2, offsetTop: 120, height: 422 }, 844)).toEqual(NOTHING);
  expect(hidden({ scale: 1, offsetTop: 0, height: 900 }, 844)).toEqual(NOTHING);
});
