import { expect, test } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { bestWin } from './best-win';

const win = (moves: number, given: Partial<RecordInfo> = {}): { info: RecordInfo } => ({
  info: {
    game: 'spider',
    name: 'Spider',
    deal: 'ms:1',
    date: undefined,
    result: 'won',
    timeMs: 60_000,
    moves,
    undos: 0,
    assisted: false,
    begun: true,
    cardsInOrder: 104,
    score: 1000,
    ...given,
  },
});

test('the best win has the fewest moves, then the shortest time', () => {
  const [slow, best] = [win(100), win(100, { timeMs: 50_000 })];
  const games = [win(120), win(100, { timeMs: undefined }), slow, best];
  expect(bestWin(games, 'spider', 'ms:1')).toBe(best);
  expect(bestWin(games.slice(0, 3), 'spider', 'ms:1')).toBe(slow);
});

test('a win with help is raced only if there is no other', () => {
  const helped = win(90, { assisted: true });
  const alone = win(150);
  expect(bestWin([helped, alone], 'spider', 'ms:1')).toBe(alone);
  expect(bestWin([helped], 'spider', 'ms:1')).toBe(helped);
});

test('other deals, other games and games that were not won do not count', () => {
  const others = [
    win(90, { deal: 'ms:2' }),
    win(90, { game: 'spider-1' }),
    win(90, { result: 'lost' }),
    win(90, { result: 'unfinished' }),
  ];
  expect(bestWin(others, 'spider', 'ms:1')).toBeUndefined();
  expect(bestWin(others, 'spider', undefined)).toBeUndefined();
});
