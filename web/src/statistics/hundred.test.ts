import { expect, test } from 'vitest';

import type { Group } from '../saved/counted';
import { dealOf, DEALS, seriesOf } from './hundred';

const played = (number: number, result: string, ...groups: string[]) => ({
  info: { game: 'spider', deal: dealOf(number), result, begun: true },
  groups: groups as unknown as Group[],
});

const games = [
  played(1, 'won', 'own', 'no-undo'),
  played(2, 'lost', 'own', 'undo-off'),
  played(3, 'won', 'helped'),
  played(1, 'won', 'again'),
  played(2, 'won', 'again'),
  played(101, 'won', 'own', 'undo-off'),
  { ...played(4, 'won', 'own'), info: { ...played(4, 'won').info, game: 'scorpion' } },
];
const begun = [...games, played(5, 'unfinished')];

test('first tries alone count, and those of another kind are no wins', () => {
  const { tries, won, ended, next } = seriesOf(games, begun, 'spider', 'own');
  expect(tries).toHaveLength(DEALS);
  expect(tries.slice(0, 6)).toEqual(['won', 'lost', 'other', undefined, 'begun', undefined]);
  expect({ won, ended, next }).toEqual({ won: 1, ended: 3, next: 4 });
});

test('without undo, a try with undo gives the deal away', () => {
  const { tries, won, ended } = seriesOf(games, begun, 'spider', 'undo-off');
  expect(tries.slice(0, 3)).toEqual(['other', 'lost', 'other']);
  expect({ won, ended }).toEqual({ won: 0, ended: 3 });
});

test('a finished series has no next deal', () => {
  const all = Array.from({ length: DEALS }, (_, nth) => played(nth + 1, 'won', 'own'));
  expect(seriesOf(all, all, 'spider', 'own')).toMatchObject({ won: 100, ended: 100 });
  expect(seriesOf(all, all, 'spider', 'own').next).toBeUndefined();
});
