import { describe, expect, test } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import {
  featured,
  featuredOf,
  monthsAfter,
  playedDays,
  streak,
  weeksOf,
  type PlayedDays,
} from './calendar';

const TODAY = '2026-11-21';
const won = (...days: number[]): PlayedDays =>
  new Map(days.map((day) => [`2026-11-${String(day).padStart(2, '0')}`, 'won' as const]));
const game = (day: string | undefined, result: RecordInfo['result']) => ({
  ...(day === undefined ? {} : { day }),
  info: { result } as RecordInfo,
});

test('a day is won by one win, whatever else was played', () => {
  const days = playedDays([
    game('2026-11-20', 'won'),
    game('2026-11-20', 'lost'),
    game('2026-11-19', 'unfinished'),
    game(undefined, 'won'),
  ]);
  expect([...days]).toEqual([
    ['2026-11-20', 'won'],
    ['2026-11-19', 'played'],
  ]);
});

describe('a day won', () => {
  const at = (started: string, updated: string, changes: object = {}) => ({
    ...game('2026-11-20', 'won'),
    started: `${started}T10:00:00.000Z`,
    updated: `${updated}T11:00:00.000Z`,
    ...changes,
  });
  test.each([
    ['on it is its own', at('2026-11-20', '2026-11-20'), 'own'],
    ['after midnight is not', at('2026-11-20', '2026-11-21'), 'won'],
    [
      'on it stays so when it is looked back at',
      at('2026-11-20', '2026-11-29', { seen: true }),
      'own',
    ],
    ['within a week counts', at('2026-11-26', '2026-11-30'), 'won'],
    ['later is late', at('2026-11-27', '2026-11-27'), 'late'],
    ['at a time that nobody knows counts', game('2026-11-20', 'won'), 'won'],
  ])('%s', (_, played, state) => {
    expect(playedDays([played]).get('2026-11-20')).toBe(state);
  });

  test('is what the best of its wins makes it', () => {
    const wins = [
      game('2026-11-20', 'lost'),
      at('2026-11-27', '2026-11-27'),
      at('2026-11-20', '2026-11-20'),
      at('2026-11-22', '2026-11-22'),
    ];
    expect(playedDays(wins).get('2026-11-20')).toBe('own');
    expect(playedDays(wins.slice(0, 2)).get('2026-11-20')).toBe('late');
  });
});

describe('a streak', () => {
  test.each<[string, PlayedDays, number]>([
    ['is nothing without wins', won(), 0],
    ['begins today', won(21), 1],
    ['stands while today is not won yet', won(18, 19, 20), 3],
    ['forgives a day', won(17, 18, 20, 21), 4],
    ['forgives a day now and then', won(15, 17, 19, 21), 4],
    ['forgives yesterday, as long as today can be won', won(18, 19), 2],
    ['ends after two days', won(16, 17, 20, 21), 2],
    ['is over when yesterday and the day before are missed', won(17, 18), 0],
  ])('%s', (_, days, expected) => {
    expect(streak(days, TODAY)).toBe(expected);
  });

  test('counts days won on their day, and none won late', () => {
    const days: PlayedDays = new Map([
      ...won(18),
      ['2026-11-21', 'own'],
      ['2026-11-20', 'own'],
      ['2026-11-19', 'late'],
    ]);
    expect(streak(days, TODAY)).toBe(3);
  });

  test('needs wins: a day that was only played counts as missed', () => {
    const days = new Map([...won(18, 21), ['2026-11-20', 'played'], ['2026-11-19', 'played']]);
    expect(streak(days as PlayedDays, TODAY)).toBe(1);
  });
});

describe('a month', () => {
  const weeks = weeksOf('2026-11-01', won(18, 20), TODAY, 1);
  const cells = weeks.flat();

  test('has whole weeks that begin on the weekday wanted', () => {
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    // The first of November 2026 is a Sunday.
    expect(weeks[0]!.findIndex((cell) => cell !== undefined)).toBe(6);
    expect(weeksOf('2026-11-01', won(), TODAY, 0)[0]![0]?.day).toBe('2026-11-01');
    expect(cells.filter((cell) => cell !== undefined)).toHaveLength(30);
  });

  test('tells won, missed, today and days without a state apart', () => {
    const state = (day: string) => cells.find((cell) => cell?.day === `2026-11-${day}`)?.state;
    expect([state('17'), state('18'), state('19'), state('20')]).toEqual([
      undefined,
      'won',
      'missed',
      'won',
    ]);
    expect([state('21'), state('22')]).toEqual([undefined, undefined]);
    expect(cells.filter((cell) => cell?.isToday).map((cell) => cell?.day)).toEqual([TODAY]);
  });

  test('leads to the next and the previous one', () => {
    expect(monthsAfter('2026-12-01', 1)).toBe('2027-01-01');
    expect(monthsAfter('2026-01-01', -1)).toBe('2025-12-01');
  });
});

describe('the game of a day', () => {
  const games = Array.from({ length: 36 }, (_, nth) => `game-${String(nth).padStart(2, '0')}`);
  const day = (nth: number) => new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10);

  test('is another one each day until all had their turn', () => {
    const days = games.map((_, nth) => featured(day(nth), games));
    expect(new Set(days).size).toBe(games.length);
  });

  test('is the same however the games are ordered', () => {
    expect(featured(TODAY, games.toReversed())).toBe(featured(TODAY, games));
    expect(featured(TODAY, [])).toBeUndefined();
  });

  test('stands beside one of Spider, where the site has both', () => {
    const all = [...games, 'spider-1', 'spider-2', 'spider'];
    const days = games.map((_, nth) => featuredOf(day(nth), all));
    expect(new Set(days.map(([spider]) => spider))).toEqual(new Set(all.slice(-3)));
    expect(new Set(days.map(([, other]) => other))).toEqual(new Set(games));
    expect(featuredOf(TODAY, games)).toEqual([featured(TODAY, games)]);
    expect(featuredOf(TODAY, [])).toEqual([]);
  });
});
