import { expect, test } from 'vitest';

import { recentGames } from './recent';

test('the games played last come once each, the latest first, without the one on the table', () => {
  const ids = ['wasp', 'spider', 'wasp', 'scorpion', 'beetle', 'spider', 'tarantula', 'mrs-mop'];
  const saved = ids.map((game) => ({ info: { game } }) as never);
  expect(recentGames(saved, 'scorpion')).toEqual(['wasp', 'spider', 'beetle', 'tarantula']);
  expect(recentGames([], 'spider')).toEqual([]);
});
