import { expect, test } from 'vitest';

import type { Answer } from './api';
import { othersDid } from './other-players';
import type { SharedStatistics } from './wire';

const figures = (played: number) => ({ played, won: 1, lost: played - 1 });
const counted = (unassisted: number, assisted = 0): Answer<SharedStatistics> => ({
  ok: true,
  value: { game: 'spider', unassisted: figures(unassisted), assisted: figures(assisted) },
});
const site = (answers: Record<string, Answer<SharedStatistics>>) => {
  const asked: string[] = [];
  return {
    asked,
    statistics: (_: string, deal = 'all') => {
      asked.push(deal);
      return Promise.resolve(answers[deal]!);
    },
  };
};

test('others who played the deal are compared before those who played the game', async () => {
  const both = site({ 'ms:5': counted(3, 2), all: counted(90, 80) });
  expect(await othersDid('spider', 'ms:5', false, both)).toEqual({
    of: 'deal',
    figures: figures(3),
  });
  expect(await othersDid('spider', 'ms:5', true, both)).toEqual({
    of: 'deal',
    figures: figures(2),
  });
});

test('a deal that hardly anybody played leaves the game', async () => {
  const few = site({ 'ms:5': counted(1), all: counted(90) });
  expect(await othersDid('spider', 'ms:5', false, few)).toEqual({
    of: 'game',
    figures: figures(90),
  });
  expect(await othersDid('spider', undefined, false, few)).toMatchObject({ of: 'game' });
  expect(await othersDid('spider', undefined, true, few)).toBeUndefined();
});

test('without a server nothing more is asked', async () => {
  const none = site({ 'ms:5': { ok: false, failure: { is: 'none' } }, all: counted(90) });
  expect(await othersDid('spider', 'ms:5', false, none)).toBeUndefined();
  expect(none.asked).toEqual(['ms:5']);
});
