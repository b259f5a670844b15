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

export interface Theme {
  readonly colours: Readonly<Record<Colour, Pair>>;
  /** The layers of the table's background, the uppermost first. */
  readonly surface: readonly string[];
  /** The layers of the frame's background. */
  readonly rail: readonly string[];
  /** What moves on the table, unless nothing is to move. */
  readonly life?: Life;
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

/** A rounded frame: its upper edge catches the light. */
export const BEVEL = [
  'linear-gradient(rgb(255 255 255 / 9%), transparent 3rem calc(100% - 2rem), rgb(0 0 0 / 22%))',
] as const;

const pair = ([light, dark]: Pair): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** The theme as properties of a style sheet. */
export function properties({ colours, surface, rail }: Theme): [name: string, value: string][] {
  return [
    ...COLOURS.map((name): [string, string] => [`--${name}`, pair(colours[name])]),
    ['--surface', surface.join(', ')],
    ['--rail', rail.join(', ')],
  ];
}
