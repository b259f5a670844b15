import { expect, test } from 'vitest';

import { differing, later, noted, written } from './choices';

const NOON = '2026-11-21T12:00:00.000Z';
const LATER = '2026-11-21T13:00:00.000Z';

test('a choice is noted when it changes, with the time', () => {
  const first = noted({}, { theme: 'felt', clock: true }, NOON);
  expect(first).toEqual({ theme: { value: 'felt', at: '' }, clock: { value: true, at: '' } });
  const second = noted(first, { theme: 'night', clock: true }, NOON);
  expect(second).toEqual({ ...first, theme: { value: 'night', at: NOON } });
  expect(noted(second, { theme: 'night', clock: true }, LATER)).toEqual(second);
});

test('of two choices the later one stays, whichever device merges them', () => {
  const one = { theme: { value: 'felt', at: NOON }, back: { value: 'web', at: LATER } };
  const other = { theme: { value: 'night', at: LATER }, lesson: { value: 3, at: NOON } };
  const both = { theme: other.theme, back: one.back, lesson: other.lesson };
  expect(later(one, other)).toEqual(both);
  expect(later(other, one)).toEqual(both);
  expect(later(both, one)).toEqual(both);
});

test('what a new device never chose gives way to what others have', () => {
  const fresh = noted({}, { theme: 'felt' }, LATER);
  const known = noted({}, { theme: 'night' }, NOON);
  expect(later(fresh, known)).toEqual(known);
});

test('only what differs is changed', () => {
  const choices = noted({}, { theme: 'night', clock: false }, NOON);
  expect(differing(choices, { theme: 'night', clock: true })).toEqual({ clock: false });
});

test('the order of choices makes no difference', () => {
  const [theme, clock] = [
    { value: 'felt', at: '' },
    { value: true, at: NOON },
  ];
  expect(written({ theme, clock })).toBe(written({ clock, theme }));
});
