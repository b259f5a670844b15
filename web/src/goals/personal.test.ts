import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import type { Group } from '../saved/counted';
import { LIMITS, WAYS, type PersonalGoal, type PersonalKind } from '../store/personal-goals';
import { eventsOf } from './events';
import { bestOf, standing } from './personal';

// Weeks begin on Monday, whatever language the tests speak.
beforeEach(() => vi.stubGlobal('navigator', { languages: ['en-GB'] }));
afterEach(() => vi.unstubAllGlobals());

const INFO = {
  game: 'spider-1',
  result: 'won',
  begun: true,
  moves: 150,
  kind: 'no-undo',
  timeMs: 600_000,
} as unknown as RecordInfo;

/** An hour of a day of November 2026 where the tests run; the 16th is a Monday. */
const moment = (day: number, hour: number): Date => new Date(2026, 10, day, hour);
const SINCE = moment(16, 0).toISOString();
/** A game that ended at noon. */
const game = (day: number, changes: Partial<RecordInfo> = {}, groups: Group[] = ['own']) => ({
  updated: moment(day, 12).toISOString(),
  info: { ...INFO, deal: `ms:${day}`, ...changes },
  groups,
});
const byEnd = (games: ReturnType<typeof game>[]) =>
  games
    .filter(({ info }) => info.begun && info.result !== 'unfinished')
    .sort((one, other) => (one.updated < other.updated ? -1 : 1));
const events = (games: ReturnType<typeof game>[]) =>
  eventsOf({
    games: byEnd(games),
    saved: games,
    tries: [],
    puzzles: [],
    lessons: [],
    cardsOf: () => 104,
  });
const goal = (kind: PersonalKind, need: number, of = ''): PersonalGoal => ({
  kind,
  game: of,
  need,
  way: LIMITS[kind].way,
  since: SINCE,
});
const judged = (one: PersonalGoal, games: ReturnType<typeof game>[], now = 20) =>
  standing(one, events(games), moment(now, 18));

describe('a goal of the player', () => {
  it('counts wins from when it was set, of its game', () => {
    const games = [game(15), game(17), game(18, { game: 'spider' }), game(19, { result: 'lost' })];
    expect(judged(goal('wins', 3), games)).toMatchObject({ done: 2, of: 3, reached: false });
    expect(judged(goal('wins', 1, 'spider'), games)).toMatchObject({
      done: 1,
      reached: true,
      at: game(18).updated,
    });
  });

  it('is reached by a short win and a quick one, if nothing helped', () => {
    const one = (changes: Partial<RecordInfo>, wanted: PersonalGoal) =>
      judged(wanted, [game(17, changes)]);
    expect(one({}, goal('moves', 150))).toMatchObject({ done: 1, of: 1, reached: true });
    expect(one({ moves: 151 }, goal('moves', 150))).toMatchObject({ done: 0, reached: false });
    expect(one({ kind: 'helped' }, goal('moves', 150)).reached).toBe(false);
    expect(one({}, goal('minutes', 10)).reached).toBe(true);
    expect(one({ timeMs: 600_001 }, goal('minutes', 10)).reached).toBe(false);
    expect(one({ timeMs: undefined }, goal('minutes', 10)).reached).toBe(false);
    expect(one({ kind: 'helped' }, goal('wins', 1)).reached).toBe(true);
  });

  it('asks for a way to play, and a stricter one will do', () => {
    const reached = WAYS.map((kind) => {
      const wanted = WAYS.filter(
        (way) => judged({ ...goal('wins', 1), way }, [game(17, { kind })]).reached,
      );
      return [kind, wanted.length];
    });
    expect(reached).toEqual([
      ['helped', 1],
      ['new-card', 2],
      ['undo', 3],
      ['no-undo', 4],
      ['undo-off', 5],
    ]);
  });

  it('of a row, of moves or of minutes is one of first tries', () => {
    const games = [game(17, {}, ['again']), game(18, { moves: 120 })];
    expect(judged(goal('row', 2), games)).toMatchObject({ done: 1 });
    expect(judged(goal('moves', 150), games).at).toBe(games[1]!.updated);
    expect(judged(goal('wins', 2), games).reached).toBe(true);
    const lostAgain = [game(17), game(18, { result: 'lost' }, ['again']), game(19)];
    expect(judged(goal('row', 2), lostAgain).reached).toBe(true);
  });

  it('counts a row from its last loss, and a row once reached stays so', () => {
    const lost = game(18, { result: 'lost' });
    expect(judged(goal('row', 3), [game(16), game(17), lost, game(19)])).toMatchObject({
      done: 1,
      reached: false,
    });
    expect(judged(goal('row', 2), [game(16), game(17), lost])).toMatchObject({
      done: 2,
      at: game(17).updated,
    });
    const other = game(18, { result: 'lost', game: 'scorpion' });
    expect(judged(goal('row', 3, 'spider-1'), [game(16), game(17), other, game(19)]).reached).toBe(
      true,
    );
  });

  it('of a week begins anew with each week', () => {
    const games = [game(17), game(18), game(22), game(23)];
    const week = goal('week', 3);
    expect(judged(week, games, 22)).toMatchObject({ done: 3, at: games[2]!.updated });
    expect(judged(week, games, 23)).toMatchObject({ done: 1, reached: false });
  });

  it('can be measured against the best so far', () => {
    const games = [
      game(1, { moves: 180, timeMs: 300_000 }),
      game(2, { moves: 90, kind: 'helped' }),
      game(2, { moves: 80 }, ['again']),
      game(3, { game: 'spider', moves: 140 }),
    ];
    const best = (kind: PersonalKind, of = '', since = '') =>
      bestOf({ ...goal(kind, 1, of), since }, events(games));
    expect(best('moves')).toBe(140);
    expect(best('moves', 'spider-1')).toBe(180);
    expect(best('minutes')).toBe(5);
    expect(best('moves', '', '2026-11-02')).toBe(140);
    expect(best('moves', '', '2026-11-04')).toBeUndefined();
    expect(best('wins')).toBeUndefined();
    expect(best('moves', 'scorpion')).toBeUndefined();
  });
});
