/** The games that are raced, each in its deal, until they have been forgotten for newer ones. */

import { set } from '../settings/settings.svelte';
import { isLine } from './run';

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

/** The ghosts as they are stored; a text that is empty if there are none. */
let stored = $state.raw(read());

// Another tab has begun a race, or ended one.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) stored = read();
});

function read(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** The game that is raced in this deal. */
export function ghostOf(game: string, deal: string | undefined): Ghost | undefined {
  return all().find((one) => one.game === game && one.deal === deal);
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
  all().filter((one) => one.game !== game || one.deal !== deal);

function store(ghosts: readonly Ghost[]): void {
  stored = ghosts.length === 0 ? '' : JSON.stringify(ghosts);
  set({ races: stored !== '' });
  try {
    if (stored === '') localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, stored);
  } catch {
    // Storage is refused or full: the race lasts until the page is closed.
  }
}

function all(): Ghost[] {
  try {
    const all: unknown = JSON.parse(stored === '' ? '[]' : stored);
    return Array.isArray(all) ? all.filter(isGhost) : [];
  } catch {
    return [];
  }
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
