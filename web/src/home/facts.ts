/**
 * What is known of the built-in games beyond their rules: some of their tags, how many deals
 * surveys found winnable, and how many the hints win. A test compares this with the games' files
 * and with `results/`.
 */

export type Length = 'short' | 'long';
export type Matter = 'luck' | 'skill';

export interface GameFacts {
  readonly length: Length;
  /** What matters more, the deal or the play. */
  readonly matter: Matter;
  /** How many deals of its largest survey can be won, cannot, and were not decided. */
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  /** Of 100 deals, those won by following the hints, if they were played. */
  readonly hints: number | undefined;
}

type Row = readonly [Length, Matter, won: number, lost: number, unknown: number, hints?: number];

const ROWS: Readonly<Record<string, Row>> = {
  'baby-spiderette': ['short', 'luck', 194, 4, 2, 46],
  beetle: ['long', 'skill', 200, 0, 0, 70],
  'black-widow': ['long', 'skill', 199, 0, 1, 59],
  'double-scorpion': ['long', 'skill', 162, 0, 38, 7],
  'fair-maids': ['short', 'skill', 192, 7, 1, 39],
  'grandmothers-game': ['long', 'skill', 200, 0, 0, 48],
  'grounds-for-a-divorce': ['long', 'skill', 200, 0, 0, 100],
  'little-spider-strict-always': ['short', 'skill', 106, 38, 56, 25],
  'little-spider-strict': ['short', 'skill', 160, 38, 2, 51],
  'little-spider-wrap': ['short', 'skill', 162, 38, 0, 60],
  'little-spider': ['short', 'skill', 160, 38, 2, 52],
  'mrs-mop': ['long', 'skill', 191, 9, 0, 86],
  'red-black-spider': ['long', 'skill', 200, 0, 0, 58],
  scorpion: ['short', 'skill', 20, 180, 0, 6],
  'simon-jester': ['long', 'skill', 200, 0, 0, 96],
  'simple-simon': ['short', 'skill', 944, 56, 0, 96],
  'spider-1': ['long', 'luck', 1000, 0, 0, 92],
  'spider-2': ['long', 'skill', 1000, 0, 0, 68],
  'spider-3-decks': ['long', 'skill', 200, 0, 0],
  'spider-4-decks': ['long', 'skill', 200, 0, 0],
  'spider-5-decks': ['long', 'skill', 200, 0, 0],
  'spider-easy': ['long', 'luck', 200, 0, 0, 82],
  'spider-open-deal': ['long', 'skill', 199, 0, 1, 21],
  'spider-relaxed': ['long', 'skill', 200, 0, 0, 59],
  spider: ['long', 'skill', 31997, 2, 0, 33],
  'spiderette-1': ['short', 'luck', 196, 3, 1, 71],
  'spiderette-2': ['short', 'luck', 193, 6, 1, 36],
  spiderette: ['short', 'luck', 944, 39, 17, 13],
  'spiderwort-1': ['long', 'luck', 200, 0, 0, 72],
  'spiderwort-2': ['long', 'skill', 200, 0, 0, 83],
  tarantula: ['long', 'skill', 200, 0, 0, 33],
  'three-blind-mice': ['short', 'skill', 50, 149, 1, 26],
  wasp: ['short', 'skill', 166, 31, 3, 48],
  'will-o-the-wisp-1': ['short', 'luck', 199, 1, 0, 89],
  'will-o-the-wisp-2': ['short', 'luck', 196, 3, 1, 71],
  'will-o-the-wisp': ['short', 'luck', 984, 8, 8, 33],
};

/** Undefined for a custom game: nobody has looked at its deals. */
export function factsOf(game: string): GameFacts | undefined {
  const row = Object.hasOwn(ROWS, game) ? ROWS[game] : undefined;
  if (!row) return undefined;
  const [length, matter, won, lost, unknown, hints] = row;
  return { length, matter, won, lost, unknown, hints };
}

export type Suits = 1 | 2 | 4;

/** How many suits a game is played with. Its id tells: a test compares that with the games' files. */
export function suitsOf(game: string): Suits | undefined {
  if (!Object.hasOwn(ROWS, game)) return undefined;
  if (game.endsWith('-1')) return 1;
  return game.endsWith('-2') ? 2 : 4;
}

/** The games that `factsOf` knows. */
export const KNOWN: readonly string[] = Object.keys(ROWS);

/** The least share of deals that can be won, in whole percent; all of them only if all were won. */
export function winnable({ won, lost, unknown }: GameFacts): number {
  return Math.floor((100 * won) / (won + lost + unknown));
}
