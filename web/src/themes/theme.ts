/**
 * What a theme is: data. Its colours and surfaces become properties of the style sheet, so that one
 * element, or the whole page, can wear a theme.
 */

/** Each of them is a property of the style sheet: `--table-edge`. */
export const COLOURS = [
  // The table where the light falls, and at its edge.
  'table',
  'table-edge',
  // What an empty place is drawn with.
  'place',
  // The frame of the table, which carries the bar and the status line.
  'bar',
  'bar-text',
  // Windows.
  'paper',
  'text',
  'faint',
  'line',
  'button',
  'primary',
  'on-primary',
  'good',
  'bad',
  // The rings around cards. Each has the edge beside it: one colour is lost on some card.
  'accent',
  'hint',
  'recent',
  'focus',
  'ring-edge',
] as const;
export type Colour = (typeof COLOURS)[number];

/** `#rrggbb` in a light and in a dark page. */
export type Pair = readonly [light: string, dark: string];

/** A light on the table: one that drifts and pulses, or one that shines for a moment. */
export interface Light {
  readonly kind: 'firefly' | 'glint';
  /** Where it is in the picture. */
  readonly x: number;
  readonly y: number;
  /** In the size of letters. */
  readonly size: number;
}

/** Lights over a picture that covers the table. */
export interface Life {
  readonly width: number;
  readonly height: number;
  /** Which part of it is seen where the table has another shape, in percent. */
  readonly left: number;
  readonly top: number;
  readonly lights: readonly Light[];
}

/** How a win is celebrated, unless the player has chosen a way. */
export interface Feast {
  readonly show: 'cascade' | 'fountain' | 'fireworks' | 'web';
  /** The colours of what sparkles and falls. */
  readonly colours: readonly [string, ...string[]];
  /** The outline of what falls, centred on the origin and about 100 units high. */
  readonly falling?: string;
}

/** What the table and its bells sound like. */
export interface Sounds {
  /** The table under a card, in Hz, and for how long it is heard, in seconds. */
  readonly thump: readonly [hertz: number, seconds: number];
  readonly bell: 'bell' | 'glass' | 'marimba';
  /** The lowest note of a win, in Hz. */
  readonly root: number;
}

export interface Theme {
  readonly colours: Readonly<Record<Colour, Pair>>;
  /** The layers of the table's background, the uppermost first. */
  readonly surface: readonly string[];
  /** The layers of the frame's background. */
  readonly rail: readonly string[];
  /** What moves on the table, unless nothing is to move. */
  readonly life?: Life;
  /** How far shadows fall to the right, compared with how far down; without it, straight down. */
  readonly slant?: number;
  readonly feast: Feast;
  readonly sounds: Sounds;
}

/** Colours that most themes share. */
export const COMMON = {
  place: ['#ffffff', '#ffffff'],
  good: ['#12603b', '#7fd6a5'],
  bad: ['#a1260d', '#ff9d85'],
  accent: ['#ffd24a', '#ffd24a'],
  hint: ['#4cc9ff', '#4cc9ff'],
  recent: ['#ff9d2e', '#ff9d2e'],
  focus: ['#ffe27a', '#ffe27a'],
  'ring-edge': ['#1c1300', '#1c1300'],
} as const satisfies Partial<Record<Colour, Pair>>;

/** Light from a lamp above the table: bright in the middle, darker towards the corners. */
export const LAMP = [
  'radial-gradient(ellipse 75% 55% at 50% 0, rgb(255 255 255 / 10%), transparent)',
  'radial-gradient(ellipse 80% 75% at 50% 38%, var(--table), var(--table-edge))',
] as const;

/** The sun, or a window, high on the left. */
export const SUN = [
  'radial-gradient(ellipse 110% 130% at 16% -5%, var(--table), var(--table-edge))',
] as const;
/** How far shadows fall to the right in that light. */
export const AFTERNOON = 0.8;

/** A table covered with cloth, and small bells. */
export const CLOTH = { thump: [150, 0.08], bell: 'bell', root: 392 } as const satisfies Sounds;
/** A bare board. */
export const BOARD = { thump: [205, 0.11], bell: 'marimba', root: 330 } as const satisfies Sounds;
/** Something hard and cold. */
export const CRYSTAL = { thump: [240, 0.06], bell: 'glass', root: 523 } as const satisfies Sounds;

/** Colours of fireworks on any table. */
export const BRIGHT = ['#ffd24a', '#ff6f61', '#7cc7ff', '#8ff0b0', '#ffffff', '#ffa8e2'] as const;

/** A rounded frame: its upper edge catches the light. */
export const BEVEL = [
  'linear-gradient(rgb(255 255 255 / 9%), transparent 3rem calc(100% - 2rem), rgb(0 0 0 / 22%))',
] as const;

const pair = ([light, dark]: Pair): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** The theme as properties of a style sheet. */
export function properties({
  colours,
  surface,
  rail,
  slant = 0,
}: Theme): [name: string, value: string][] {
  return [
    ...COLOURS.map((name): [string, string] => [`--${name}`, pair(colours[name])]),
    ['--surface', surface.join(', ')],
    ['--rail', rail.join(', ')],
    ['--slant', `${slant}`],
  ];
}
