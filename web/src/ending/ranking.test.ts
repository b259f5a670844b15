import { describe, expect, it } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import type { Group } from '../saved/counted';
import { ranking } from './ranking';

const head = (id: string, info: Partial<RecordInfo> = {}) => ({
  id,
  updated: `2026-01-0${id}`,
  info: {
    game: 'spider',
    begun: true,
    result: 'won',
    assisted: false,
    score: 1000,
    ...info,
  } as RecordInfo,
  groups: [info.assisted ? 'helped' : 'own'] as Group[],
});

describe('a game that was won', () => {
  it('is ranked by points among wins of its kind', () => {
    const heads = [
      head('1', { score: 1100 }),
      head('2', { score: 900 }),
      head('3', { score: 2000, result: 'lost' }),
      head('4', { score: 2000, assisted: true }),
      head('5', { score: 2000, game: 'scorpion' }),
      head('6'),
    ];
    expect(ranking(heads, '6')).toEqual({ place: 2, wins: 3, row: 1 });
    expect(ranking(heads, '1')).toEqual({ place: 1, wins: 3, row: 1 });
  });

  it('shares its place with equals', () => {
    expect(ranking([head('1'), head('2')], '2')?.place).toBe(1);
    expect(ranking([head('1'), head('2')], '1')?.place).toBe(1);
  });

  it('counts the wins before it in a row, not those after it', () => {
    const heads = [head('1', { result: 'lost' }), head('2'), head('3'), head('4')];
    expect(ranking(heads, '3')?.row).toBe(2);
    expect(ranking(heads, '4')?.row).toBe(3);
  });

  it('is needed: other games have no rank', () => {
    expect(ranking([head('1', { result: 'lost' })], '1')).toBeUndefined();
    expect(ranking([head('1')], 'missing')).toBeUndefined();
  });
});
