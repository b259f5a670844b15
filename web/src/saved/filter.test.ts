import { expect, it } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { filtered, gamesOf, PAGE, pageOf } from './filter';

const head = (game: string, result: string) => ({
  info: { game, result, name: game.toUpperCase() } as RecordInfo,
});
const heads = [
  head('spider', 'won'),
  head('spider', 'lost'),
  head('scorpion', 'won'),
  head('spider', 'unfinished'),
];

it('a list shows one game, one result, or all', () => {
  expect(filtered(heads, { game: '', result: '' })).toHaveLength(4);
  expect(filtered(heads, { game: 'spider', result: '' })).toHaveLength(3);
  expect(filtered(heads, { game: '', result: 'won' })).toHaveLength(2);
  expect(filtered(heads, { game: 'spider', result: 'won' })).toEqual([heads[0]]);
});

it('each game with records is named once, in the order of the names', () => {
  const games = gamesOf(
    [...heads, head('spider-10', 'won'), head('spider-2', 'won')],
    (info) => info.name,
    'en',
  );
  expect(games.map((game) => game.name)).toEqual(['SCORPION', 'SPIDER', 'SPIDER-2', 'SPIDER-10']);
});

it('pages cover a list without gap or overlap', () => {
  const list = Array.from({ length: 2 * PAGE + 1 }, (_, at) => at);
  const pages = [0, 1, 2].map((page) => pageOf(list, page).items);
  expect(pages.flat()).toEqual(list);
  expect(pageOf(list, 99)).toEqual({ items: [2 * PAGE], page: 2, pages: 3 });
  expect(pageOf([], 0)).toEqual({ items: [], page: 0, pages: 1 });
});
