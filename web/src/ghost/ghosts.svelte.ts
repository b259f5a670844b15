/** The games that are raced, each in its deal, until they have been forgotten for newer ones. */

import { keep, keptList } from '../browser/local-storage';
import { set } from '../settings/settings.svelte';
import { isLine } from './raced-game';

/** A game that was won before, by the player or by somebody else. */
export interface Ghost {
  readonly game: string;
  readonly deal: string;
  /** Its moves as they are typed, with spaces between them. */
  readonly line: string;
  /** Who played it, if that is known. */
  readonly by?: string;
  /** Whether it is one of the player’s own. */
  readonly own?: boolean;
}

const NAME = 'webspinner-ghosts';
const MOST = 10;
const NAME_LENGTH_MAX = 24;

let all = $state.raw(keptList(NAME, isGhost));

// Another tab has begun a race, or ended one.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) all = keptList(NAME, isGhost);
});

/** The game that is raced in this deal. */
export function ghostOf(game: string, deal: string | undefined): Ghost | undefined {
  return all.find((one) => one.game === game && one.deal === deal);
}

/** Has this game raced in its deal, instead of any other. */
export function keepGhost(ghost: Ghost): void {
  store([ghost, ...others(ghost)].slice(0, MOST));
}

/** Ends the race in this deal. */
export function dropGhost(ghost: Ghost): void {
  store(others(ghost));
}

/** Who it is, for the texts: a name, `own` for a game of the player’s, or `none`. */
export function whoIs({ by, own }: Ghost): string {
  return by ?? (own ? 'own' : 'none');
}

const others = ({ game, deal }: Ghost): Ghost[] =>
  all.filter((one) => one.game !== game || one.deal !== deal);

function store(ghosts: readonly Ghost[]): void {
  all = [...ghosts];
  set({ races: all.length > 0 });
  keep(NAME, all.length > 0 ? all : undefined);
}

/** What is stored need not be ours. */
function isGhost(value: unknown): value is Ghost {
  if (typeof value !== 'object' || value === null) return false;
  const { game, deal, line, by, own } = value as Record<string, unknown>;
  return (
    typeof game === 'string' &&
    typeof deal === 'string' &&
    typeof line === 'string' &&
    isLine(line) &&
    (by === undefined || (typeof by === 'string' && [...by].length <= NAME_LENGTH_MAX)) &&
    (own === undefined || typeof own === 'boolean')
  );
}
