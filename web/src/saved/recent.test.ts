import { expect, test } from 'vitest';

import { mostPlayed, recentGames } from './recent';

const saved = (games: string): never[] =>
  games.split(' ').map((game) => ({ info: { game } }) as never);

test('the games played last come once each, the latest first, without the one on the table', () => {
  const games = saved('wasp spider wasp scorpion beetle spider tarantula mrs-mop');
  expect(recentGames(games, 'scorpion')).toEqual(['wasp', 'spider', 'beetle', 'tarantula']);
  expect(recentGames([], 'spider')).toEqual([]);
});

test('of the games played most, the one played last comes first', () => {
  expect(mostPlayed(saved('wasp spider scorpion scorpion spider'))).toBe('spider');
  expect(mostPlayed(saved('wasp spider scorpion scorpion'))).toBe('scorpion');
  expect(mostPlayed([])).toBeUndefined();
});
