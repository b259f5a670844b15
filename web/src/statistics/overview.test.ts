import { describe, expect, it } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { timeOf, weeks } from './overview';

const MONDAY = 1;

const info = (changes: Partial<RecordInfo> = {}) =>
  ({ game: 'spider', result: 'won', moves: 100, score: 1000, ...changes }) as RecordInfo;
const on = (day: number, changes: Partial<RecordInfo> = {}) => ({
  updated: new Date(2026, 10, day, 12).toISOString(),
  info: info(changes),
});

describe('weeks', () => {
  const now = new Date(2026, 10, 25, 9);

  it('count what was won and what was not, each in its own', () => {
    const games = [on(23), on(24, { result: 'lost' }), on(22), on(16), on(8, { result: 'lost' })];
    expect(weeks(games, now, MONDAY).slice(-3)).toEqual([
      { first: '2026-11-09', won: 0, lost: 0 },
      { first: '2026-11-16', won: 2, lost: 0 },
      { first: '2026-11-23', won: 1, lost: 1 },
    ]);
  });

  it('are two months at least and half a year at most', () => {
    expect(weeks([], now, MONDAY)).toHaveLength(8);
    expect(weeks([on(24)], now, MONDAY)).toHaveLength(8);
    expect(weeks([on(-60), on(24)], now, MONDAY)[0]).toMatchObject({ won: 1 });
    const old = weeks([on(-900), on(24)], now, MONDAY);
    expect(old.length).toBe(8);
    const all = weeks([on(-150), on(-900)], now, MONDAY);
    expect(all).toHaveLength(26);
    expect(all.reduce((sum, { won }) => sum + won, 0)).toBe(1);
  });
});

it('the time at the table is that of all games with a clock', () => {
  expect(timeOf([info({ timeMs: 5 }), info(), info({ timeMs: 7, result: 'lost' })])).toBe(12);
});
