import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { eventsOf, type History } from './events';
import { shown, standings, type GoalStanding, toldOnce } from './goals';

const INFO = {
  game: 'spider-1',
  result: 'won',
  begun: true,
  moves: 200,
  undos: 3,
  assisted: false,
  timeMs: 900_000,
} as unknown as RecordInfo;

const nothing: History = {
  games: [],
  saved: [],
  tries: [],
  puzzles: [],
  lessons: [],
  cardsOf: () => 104,
};

/** A game that ended on a day of November, on its daily deal. */
const game = (day: number, changes: Partial<RecordInfo> = {}, daily = false) => {
  const date = `2026-11-${`${day}`.padStart(2, '0')}`;
  const info = { ...INFO, deal: `ms:${day}`, ...changes };
  return { updated: `${date}T10:00:00.000Z`, info, groups: [], ...(daily && { day: date }) };
};
const judged = ({ games = [], ...history }: Partial<History>) => {
  const ended = games.filter(({ info }) => info.begun && info.result !== 'unfinished');
  const sorted = ended.toSorted((one, other) => (one.updated < other.updated ? -1 : 1));
  return standings(eventsOf({ ...nothing, games: sorted, saved: games, ...history }));
};
const find = (all: readonly GoalStanding[], id: string, need: number, of?: string) =>
  all.find((one) => one.id === id && one.need === need && one.game === of);

describe('goals', () => {
  it('are about forty, and none is reached by a newcomer', () => {
    const all = judged({});
    expect(all.length).toBeGreaterThan(38);
    expect(all.filter(({ reached, done }) => reached || done > 0)).toEqual([]);
  });

  it('are reached by the game that completes them, in whatever order games are read', () => {
    const games = [12, 3, 7].map((day) => game(day));
    const all = judged({ games });
    expect(find(all, 'wins', 1)).toMatchObject({ reached: true, at: '2026-11-03T10:00:00.000Z' });
    expect(find(all, 'wins', 10)).toMatchObject({ reached: false, done: 3, at: undefined });
    expect(find(all, 'row', 3)).toMatchObject({ reached: true, at: '2026-11-12T10:00:00.000Z' });
    expect(find(all, 'game', 1, 'spider-1')?.reached).toBe(true);
    expect(find(all, 'game', 1, 'spider')?.reached).toBe(false);
  });

  it('ask for what they say', () => {
    const of = (changes: Partial<RecordInfo>) => judged({ games: [game(1, changes)] });
    expect(find(of({ assisted: true }), 'unassisted', 1)?.reached).toBe(false);
    expect(find(of({ undos: 0 }), 'no-undo', 1)?.reached).toBe(true);
    expect(find(of({ undos: 0, assisted: true }), 'no-undo', 1)?.reached).toBe(false);
    expect(find(of({ moves: 120 }), 'moves', 120, 'spider-1')?.reached).toBe(true);
    expect(find(of({ moves: 121 }), 'moves', 120, 'spider-1')?.reached).toBe(false);
    expect(find(of({ timeMs: 600_001 }), 'minutes', 10)?.reached).toBe(false);
    expect(find(of({ timeMs: 600_000 }), 'minutes', 10)?.reached).toBe(true);
    expect(find(of({ undos: 50 }), 'undos', 50)?.reached).toBe(true);
    expect(of({ result: 'lost' }).some(({ reached }) => reached)).toBe(false);
    expect(of({ result: 'unfinished' }).some(({ reached }) => reached)).toBe(false);
    expect(find(judged({ games: [game(1)], cardsOf: () => 156 }), 'large', 1)?.reached).toBe(true);
  });

  it('know a deal that was lost before, and a row that was broken', () => {
    const lost = game(2, { result: 'lost', deal: 'ms:9' });
    const all = judged({ games: [game(1), lost, game(3, { deal: 'ms:9' }), game(4)] });
    expect(find(all, 'again', 1)).toMatchObject({ at: '2026-11-03T10:00:00.000Z' });
    expect(find(all, 'row', 3)).toMatchObject({ reached: false, done: 2 });
  });

  it('count days, with one forgiven', () => {
    const games = [1, 2, 4].map((day) => game(day, {}, true));
    const all = judged({ games });
    expect(find(all, 'streak', 3)).toMatchObject({ at: '2026-11-04T10:00:00.000Z' });
    expect(find(all, 'daily', 10)).toMatchObject({ done: 3 });
  });

  it('count lessons and puzzles', () => {
    const at = '2026-11-22T10:00:00.000Z';
    const tries = [
      { number: 1, at, first: true, done: '2026-11-22' },
      { number: 2, at, first: false },
    ];
    const puzzles = [
      { number: 1, level: 'hard' as const },
      { number: 2, level: 'easy' as const },
    ];
    const all = judged({ tries, puzzles, lessons: ['spider'] });
    expect(find(all, 'puzzles', 1)).toMatchObject({ reached: true, at: '2026-11-22' });
    expect(find(all, 'hard', 1)?.reached).toBe(true);
    expect(find(all, 'first-tries', 5)?.done).toBe(1);
    expect(find(all, 'lessons', 1)).toMatchObject({ reached: true, at: undefined });
  });

  it('are shown up to the next one of a kind', () => {
    const games = [1, 2].map((day) => game(day));
    const wins = shown(judged({ games })).filter(({ id }) => id === 'wins');
    expect(wins.map(({ need }) => need)).toEqual([1, 10]);
  });

  it('have a text and a tip', () => {
    const texts = readFileSync(new URL('../../messages/en/windows.ftl', import.meta.url), 'utf8');
    for (const { id, game } of judged({})) {
      expect(texts).toContain(`\ngoal-${id} =`);
      expect(texts).toContain(`\ngoal-tip-${id === 'game' ? `game-${game}` : id} =`);
    }
  });
});

it('of goals that one win reaches, the first win of its game stands for the first win of all', () => {
  const [first, tenth, named] = [
    { id: 'wins', need: 1 },
    { id: 'wins', need: 10 },
    { id: 'game', need: 1 },
  ];
  expect(toldOnce([first, named])).toEqual([named]);
  expect(toldOnce([tenth, named])).toEqual([tenth, named]);
  expect(toldOnce([first])).toEqual([first]);
});
