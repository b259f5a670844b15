import { describe, expect, it } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { featuredOf } from '../days/calendar';
import { nextDaily } from './next-daily';

const DAY = '2026-11-23';
const GAMES = ['scorpion', 'spider', 'spider-1', 'wasp'];
const daily = {
  day: DAY,
  deals: GAMES.map((game) => ({ day: DAY, game, version: 1, deal: `${game}:1` })),
  pending: [],
};
const versions = new Map(GAMES.map((game) => [game, 1]));
const saved = (game: string, result: RecordInfo['result'], day = DAY) => ({
  day,
  info: { game, result } as RecordInfo,
});
const next = (games: ReturnType<typeof saved>[], played: string, known = versions) =>
  nextDaily(daily, games, known, played)?.game;

describe('the next daily deal', () => {
  const [star, beside] = featuredOf(DAY, GAMES) as [string, string];
  const others = [beside, ...GAMES.filter((game) => game !== star && game !== beside)];

  it('is of the game just played', () => {
    expect(next([], others[1]!)).toBe(others[1]);
    // One that was begun is not over.
    expect(next([saved(others[1]!, 'unfinished')], others[1]!)).toBe(others[1]);
  });

  it('is the game of the day, if that of the game just played is done', () => {
    expect(next([saved(others[0]!, 'won')], others[0]!)).toBe(star);
    expect(next([saved(others[0]!, 'lost')], others[0]!)).toBe(star);
    expect(next([], 'my-own-game')).toBe(star);
    // That of another day does not count.
    expect(next([saved(star, 'won', '2026-11-22')], 'my-own-game')).toBe(star);
  });

  it('is any that is left, and none after the last', () => {
    const done = [star, ...others.slice(1)].map((game) => saved(game, 'won'));
    expect(next(done, star)).toBe(others[0]);
    expect(next([...done, saved(others[0]!, 'won')], star)).toBeUndefined();
  });

  it('is one that this version of the page can play', () => {
    expect(next([], star, new Map([[others[2]!, 1]]))).toBe(others[2]);
    expect(next([], star, new Map([[star, 2]]))).toBeUndefined();
  });
});
