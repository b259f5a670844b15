import { expect, test } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { countedGames, inGroup } from './counted';

const game = (of: string, updated: string, result: string) => ({
  id: updated,
  started: updated,
  updated,
  info: { game: of, result } as RecordInfo,
});

test('a game that was left is lost when the next one began', () => {
  const games = [game('spider', '2026-03', 'won'), game('wasp', '2026-01', 'unfinished')];
  const counted = countedGames(games, {
    counted: () => ({
      games: [
        { place: 1, ended: '2026-02', left: true, groups: ['own', 'no-undo'] },
        { place: 0, ended: '2026-03', left: false, groups: ['again'] },
      ],
    }),
  } as never);
  expect(counted.map(({ id, updated, info, left }) => [id, updated, info.result, left])).toEqual([
    ['2026-01', '2026-02', 'lost', true],
    ['2026-03', '2026-03', 'won', false],
  ]);
  expect(games[1]!.info.result).toBe('unfinished');
  const ids = (of: string, group: 'own' | 'again') =>
    inGroup(counted, { game: of, group }).map(({ id }) => id);
  expect(ids('', 'own')).toEqual(['2026-01']);
  expect(ids('spider', 'own')).toEqual([]);
  expect(ids('', 'again')).toEqual(['2026-03']);
});
