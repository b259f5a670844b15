import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import * as engine from '../engine/pkg/wasm-whole/engine.js';
import type { Group } from '../saved/counted';
import { lookBack, spans } from './look-back';

const ENGINE = new URL('../engine/pkg/wasm-whole/engine_bg.wasm', import.meta.url);
engine.initSync({ module: readFileSync(ENGINE) });

const MONDAY = 1;
const NOW = new Date(2026, 10, 25, 9);

const WON: RecordInfo = {
  game: 'spider',
  name: 'Spider',
  deal: 'own:1',
  date: undefined,
  result: 'won',
  timeMs: undefined,
  moves: 100,
  undos: 0,
  assisted: false,
  begun: true,
  cardsInOrder: 104,
  score: 1000,
};

const on = (day: number, info: Partial<RecordInfo> = {}, groups: readonly Group[] = ['own']) => ({
  updated: new Date(2026, 10, day, 12).toISOString(),
  info: { ...WON, ...info },
  groups,
});
const lost = (day: number, game = 'spider') => on(day, { result: 'lost', game });

const span = (name: string, games: Parameters<typeof spans>[0]) =>
  spans(games, NOW, MONDAY).find((one) => one.name === name)!;

describe('the spans', () => {
  it('are those in which a game ended, the latest first', () => {
    const names = (games: Parameters<typeof spans>[0]) =>
      spans(games, NOW, MONDAY).map(({ name }) => name);
    expect(names([])).toEqual([]);
    expect(names([on(23)])).toEqual(['this-week', 'this-year']);
    expect(names([on(16), on(22)])).toEqual(['last-week', 'this-year']);
    expect(names([on(-330)])).toEqual(['last-year']);
    expect(names([on(-900)])).toEqual([]);
  });

  it('begin and end with whole days', () => {
    expect(span('this-week', [on(23)])).toMatchObject({ from: '2026-11-23', to: '2026-11-30' });
    expect(span('last-week', [on(22)])).toMatchObject({ from: '2026-11-16', before: '2026-11-09' });
    expect(span('this-year', [on(22)])).toMatchObject({ from: '2026-01-01', to: '2027-01-01' });
    expect(span('last-year', [on(-330)])).toMatchObject({ from: '2025-01-01', to: '2026-01-01' });
  });
});

describe('a look back', () => {
  const games = [
    on(17),
    lost(17),
    on(23, { moves: 90, timeMs: 60_000 }),
    on(23, { game: 'scorpion', moves: 120, timeMs: 50_000 }),
    lost(24),
    on(24, { moves: 80 }, ['again']),
  ];

  it('counts what ended in its days, and compares it with the days before', () => {
    expect(lookBack(games, span('this-week', games), engine)).toEqual({
      games: 4,
      won: 3,
      days: 2,
      timeMs: 110_000,
      rate: 200 / 3,
      rateBefore: 50,
      most: { game: 'spider', value: 3 },
      streak: 2,
      fewest: { game: 'spider', value: 80 },
      quickest: { game: 'scorpion', value: 50_000 },
      firstWins: ['scorpion'],
    });
  });

  it('leaves out what is not known', () => {
    const few = [lost(23)];
    expect(lookBack(few, span('this-week', few), engine)).toMatchObject({
      won: 0,
      rate: 0,
      rateBefore: undefined,
      fewest: undefined,
      quickest: undefined,
      firstWins: [],
    });
    const again = [on(23, {}, ['again'])];
    expect(lookBack(again, span('this-week', again), engine).rate).toBeUndefined();
  });
});
