/** The goals, and how far the player has come with each. */

import type { GoalEvent } from './events';

export const GROUPS = ['games', 'skill', 'daily', 'learning'] as const;

interface Kind {
  /** Its texts are `goal-` and this, and `goal-tip-` and this. */
  readonly id: string;
  readonly group: (typeof GROUPS)[number];
  /** What has to be reached, easiest first: each is a goal. */
  readonly needs: readonly number[];
  /** The game it is about. */
  readonly game?: string;
  /**
   * What an event adds: a number that has to be high enough once, or a text; enough different ones
   * are needed.
   */
  readonly measure: (event: GoalEvent) => number | string | undefined;
}

/** Something about each game that was won. */
const wins =
  (measure: (won: Extract<GoalEvent, { is: 'game' }>) => number | string | undefined) =>
  (event: GoalEvent) => (event.is === 'game' && event.won ? measure(event) : undefined);

/** A win at this. */
const winOf = (game: string): Kind => ({
  id: 'game',
  group: 'games',
  needs: [1],
  game,
  measure: wins(({ at, info }) => (info.game === game ? at : undefined)),
});

/** A win at this in few moves. */
const shortWinOf = (game: string, moves: number): Kind => ({
  id: 'moves',
  group: 'skill',
  needs: [moves],
  game,
  measure: wins(({ info }) => (info.game === game && info.moves <= moves ? moves : undefined)),
});

const MINUTE_MS = 60_000;
const LARGE_CARDS = 156;
const MANY_UNDOS = 50;

const KINDS: readonly Kind[] = [
  { id: 'wins', group: 'games', needs: [1, 10, 50, 100], measure: wins(({ at }) => at) },
  ...['spider-1', 'spider-2', 'spider', 'spiderette', 'scorpion', 'simple-simon'].map(winOf),
  { id: 'different', group: 'games', needs: [3, 10, 20], measure: wins(({ info }) => info.game) },
  {
    id: 'large',
    group: 'games',
    needs: [1],
    measure: wins(({ at, cards }) => (cards >= LARGE_CARDS ? at : undefined)),
  },
  {
    id: 'unassisted',
    group: 'skill',
    needs: [1, 10, 50],
    measure: wins(({ at, info }) => (info.assisted ? undefined : at)),
  },
  {
    id: 'no-undo',
    group: 'skill',
    needs: [1, 10],
    measure: wins(({ at, info }) => (info.undos === 0 && !info.assisted ? at : undefined)),
  },
  { id: 'row', group: 'skill', needs: [3, 5, 10], measure: wins(({ row }) => row) },
  shortWinOf('spider-1', 120),
  shortWinOf('spider-2', 140),
  shortWinOf('spider', 160),
  {
    id: 'minutes',
    group: 'skill',
    needs: [10],
    measure: wins(({ info }) =>
      info.timeMs !== undefined && info.timeMs <= 10 * MINUTE_MS ? 10 : undefined,
    ),
  },
  {
    id: 'again',
    group: 'skill',
    needs: [1],
    measure: wins(({ at, again }) => (again ? at : undefined)),
  },
  {
    id: 'undos',
    group: 'skill',
    needs: [MANY_UNDOS],
    measure: wins(({ info }) => (info.undos >= MANY_UNDOS ? MANY_UNDOS : undefined)),
  },
  { id: 'daily', group: 'daily', needs: [1, 10, 50], measure: wins(({ at, day }) => day && at) },
  {
    id: 'streak',
    group: 'daily',
    needs: [3, 7, 30],
    measure: (event) => (event.is === 'day' ? event.row : undefined),
  },
  {
    id: 'lessons',
    group: 'learning',
    needs: [1, 4],
    measure: (event) => (event.is === 'lesson' ? event.id : undefined),
  },
  {
    id: 'puzzles',
    group: 'learning',
    needs: [1, 10, 50, 200],
    measure: (event) => (event.is === 'puzzle' ? `${event.number}` : undefined),
  },
  {
    id: 'first-tries',
    group: 'learning',
    needs: [5, 25],
    measure: (event) => (event.is === 'puzzle' && event.first ? `${event.number}` : undefined),
  },
  {
    id: 'hard',
    group: 'learning',
    needs: [1, 10],
    measure: (event) =>
      event.is === 'puzzle' && event.level === 'hard' ? `${event.number}` : undefined,
  },
];

/** A goal, and how far the player has come. */
export interface GoalStanding extends Pick<Kind, 'id' | 'group' | 'game'> {
  readonly need: number;
  /** How much of it is done, at most `need`. */
  readonly done: number;
  readonly reached: boolean;
  /** When it was reached, if that is known: ISO 8601, or a day. */
  readonly at: string | undefined;
}

/** All goals, judged by everything that has happened, oldest first. */
export function standings(events: readonly GoalEvent[]): GoalStanding[] {
  return KINDS.flatMap((kind) => {
    const seen = new Set<string>();
    const reached = new Map<number, string | undefined>();
    let most = 0;
    for (const event of events) {
      const value = kind.measure(event);
      if (value === undefined) continue;
      if (typeof value === 'string') seen.add(value);
      most = Math.max(most, typeof value === 'string' ? seen.size : value);
      for (const need of kind.needs)
        if (most >= need && !reached.has(need)) reached.set(need, event.at);
    }
    return kind.needs.map((need) => ({
      id: kind.id,
      group: kind.group,
      ...(kind.game !== undefined && { game: kind.game }),
      need,
      done: Math.min(most, need),
      reached: reached.has(need),
      at: reached.get(need),
    }));
  });
}

/** For each kind, the goals that are reached, and the one to reach next. */
export function shown(all: readonly GoalStanding[]): GoalStanding[] {
  return all.filter((one, index) => {
    const before = all[index - 1];
    const follows = before?.id === one.id && before.game === one.game;
    return one.reached || !follows || before.reached;
  });
}

/** Of goals reached together, the first win of its game stands for the first win of all. */
export function toldOnce<G extends Pick<GoalStanding, 'id' | 'need'>>(reached: readonly G[]): G[] {
  const isNamed = reached.some(({ id }) => id === 'game');
  return reached.filter(({ id, need }) => !(isNamed && id === 'wins' && need === 1));
}
