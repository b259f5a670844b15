/** Goals of the player's own choosing, and the names by which they are kept. */

import type { PlayKind } from '../engine/whole';

export const KINDS = ['wins', 'week', 'row', 'moves', 'minutes'] as const;
export type PersonalKind = (typeof KINDS)[number];

/** How games can be played, the loosest first: what satisfies one satisfies all before it. */
export const WAYS = [
  'helped',
  'new-card',
  'undo',
  'no-undo',
  'undo-off',
] as const satisfies readonly PlayKind[];

export interface PersonalGoal {
  readonly kind: PersonalKind;
  /** The game it is about; empty for any. */
  readonly game: string;
  /** How many wins it takes, or at most how many moves or minutes one may have. */
  readonly need: number;
  /** The loosest way to play for which a win counts. */
  readonly way: PlayKind;
  /** When it was set: ISO 8601, in UTC. What was played before does not count. */
  readonly since: string;
}

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly step: number;
  readonly way: PlayKind;
}

/** Which numbers a kind can have, and with which number and way it begins. */
export const LIMITS: Readonly<Record<PersonalKind, Limits>> = {
  wins: { least: 1, most: 1000, usual: 10, step: 1, way: 'helped' },
  week: { least: 1, most: 100, usual: 3, step: 1, way: 'helped' },
  row: { least: 2, most: 100, usual: 3, step: 1, way: 'helped' },
  moves: { least: 10, most: 2000, usual: 150, step: 5, way: 'new-card' },
  minutes: { least: 1, most: 240, usual: 10, step: 1, way: 'new-card' },
};

const GAME_MAX = 100;

/** A name without the time: a goal set on two devices is there once. */
export function nameOf({ kind, game, need, way }: Omit<PersonalGoal, 'since'>): string {
  return `${way === LIMITS[kind].way ? kind : `${kind}-${way}`}:${need}:${game}`;
}

/** The goal with this name; undefined unless all of it makes sense. */
export function goalFrom(name: string, since: unknown): PersonalGoal | undefined {
  // Once a kind of its own.
  const current = name.replace(/^no-undo:/, 'wins-no-undo:');
  const [, found, how, digits, game] =
    /^([a-z]+)(?:-([a-z-]+))?:(\d{1,4}):(.*)$/.exec(current) ?? [];
  const kind = KINDS.find((one) => one === found);
  if (!kind || game === undefined || game.length > GAME_MAX) return undefined;
  const { least, most, way: usual } = LIMITS[kind];
  const way = WAYS.find((one) => one === (how ?? usual));
  const need = Number(digits);
  if (!way || need < least || need > most || !isMoment(since)) return undefined;
  return { kind, game, need, way, since };
}

/** As `Date.toISOString` writes it: as such texts sort, so do times. */
function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
