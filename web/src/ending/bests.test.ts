import { describe, expect, it } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import type { Group } from '../saved/counted';
import { bests } from './bests';

const head = (id: string, info: Partial<RecordInfo> = {}) => ({
  id,
  updated: `2026-01-0${id}`,
  info: {
    game: 'spider',
    begun: true,
    result: 'won',
    assisted: false,
    moves: 100,
    score: 1000,
    timeMs: 60_000,
    ...info,
  } as RecordInfo,
  groups: [info.assisted ? 'helped' : 'own'] as Group[],
});

describe('a game that was won', () => {
  it('is the first of its kind, whatever was lost, assisted or played in other games before', () => {
    const others = [
      head('1', { result: 'lost' }),
      head('2', { assisted: true }),
      head('3', { game: 'scorpion' }),
    ];
    expect(bests([...others, head('4')], '4')).toEqual(['first']);
    expect(bests([head('4')], '4')).toEqual(['first']);
  });

  it('is the best only in what it is better than every one before', () => {
    const before = [head('1'), head('2', { moves: 90, score: 1100, timeMs: 50_000 })];
    expect(bests([...before, head('3', { moves: 89, score: 1100, timeMs: 55_000 })], '3')).toEqual([
      'moves',
    ]);
    expect(bests([...before, head('3', { moves: 89, score: 1101, timeMs: 49_999 })], '3')).toEqual([
      'time',
      'moves',
      'points',
    ]);
    expect(bests([...before, head('3', { moves: 90, score: 1100, timeMs: 50_000 })], '3')).toEqual(
      [],
    );
  });

  it('without a time has no best time, nor is any better than none', () => {
    expect(bests([head('1'), head('2', { timeMs: undefined })], '2')).toEqual([]);
    expect(bests([head('1', { timeMs: undefined }), head('2')], '2')).toEqual([]);
  });

  it('must be a win: a lost, unfinished or unknown game sets no record', () => {
    expect(bests([head('1', { result: 'lost' })], '1')).toEqual([]);
    expect(bests([head('1')], '2')).toEqual([]);
  });
});
