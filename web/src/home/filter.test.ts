import { expect, test } from 'vitest';

import { fits, type ListedGame, type GameFilter } from './filter';

const ANY: GameFilter = {
  text: '',
  decks: '',
  length: '',
  matter: '',
  chance: '',
  favourites: false,
};
const game = (id: string, name: string, cards: number): ListedGame => ({
  id,
  name,
  cards,
  group: 'Spider',
  also: [],
  tags: [],
});
const GAMES = [
  { ...game('spider-1', 'Spider (1 Suit)', 104), tags: ['easy'] },
  game('spider-4-decks', 'Spider (4 Decks)', 208),
  game('scorpion', 'Scorpion', 52),
  game('wasp', 'Wasp', 52),
  game('my-own', 'Mine', 40),
];
const found = (wanted: Partial<GameFilter>, favourites: string[] = []): string[] =>
  GAMES.filter((one) => fits(one, { ...ANY, ...wanted }, new Set(favourites))).map(({ id }) => id);

test('without a wish all games are shown', () => {
  expect(found({})).toEqual(GAMES.map(({ id }) => id));
});

test('all words of a search count, in any order and case', () => {
  expect(found({ text: ' DECKS spider ' })).toEqual(['spider-4-decks']);
  expect(found({ text: 'easy' })).toEqual(['spider-1']);
  expect(found({ text: 'no such game' })).toEqual([]);
});

test('games are filtered by decks, length, luck or skill, and how often they can be won', () => {
  expect(found({ decks: 'one' })).toEqual(['scorpion', 'wasp', 'my-own']);
  expect(found({ decks: 'two' })).toEqual(['spider-1']);
  expect(found({ decks: 'more' })).toEqual(['spider-4-decks']);
  expect(found({ length: 'short' })).toEqual(['scorpion', 'wasp']);
  expect(found({ matter: 'luck' })).toEqual(['spider-1']);
  expect(found({ chance: 'nearly-all' })).toEqual(['spider-1', 'spider-4-decks']);
  expect(found({ chance: 'most' })).toEqual(['wasp']);
  expect(found({ chance: 'few' })).toEqual(['scorpion']);
  expect(found({ chance: 'few', decks: 'two' })).toEqual([]);
});

test('favourites alone can be shown', () => {
  expect(found({ favourites: true }, ['wasp', 'gone'])).toEqual(['wasp']);
});
