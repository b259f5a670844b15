/** Fallen leaves in the low sun of an afternoon. */

import { glow, grain, scene, tile } from '../textures';
import { AFTERNOON, BEVEL, BOARD, COMMON, SUN, type Theme } from '../theme';

/** Half of a leaf, its tip above and its stalk below; the other half is its mirror image. */
const HALVES = {
  maple: 'M0-47C5-38 8-33 7-26L17-33C16-26 15-22 16-19L35-24L30-12L43-4L25 7L29 17L9 14L2 17V40H0Z',
  beech: 'M0-38C4-30 10-26 14-18C19-8 18 6 13 15C9 22 4 25 1 27V42H0Z',
  oak: 'M0-42C7-42 11-36 8-29C15-34 22-28 17-19C15-15 12-14 13-12C21-16 26-9 21-2C18 3 14 3 14 6C21 4 24 11 18 16C13 20 6 20 1 22V42H0Z',
} as const;
const VEINS = {
  maple: 'M0 38V-40M0 16L30-20M0 16L-30-20M0 17L22 11M0 17L-22 11M0-8L12-25M0-8L-12-25',
  beech:
    'M0 38V-32M0 18L12 8M0 18L-12 8M0 8L15-4M0 8L-15-4M0-3L14-14M0-3L-14-14M0-14L9-23M0-14L-9-23',
  oak: 'M0 38V-36M0 14L18 9M0 14L-18 9M0 2L19-8M0 2L-19-8M0-12L15-25M0-12L-15-25',
} as const;
type Kind = keyof typeof HALVES;
const KINDS = Object.keys(HALVES) as Kind[];

/** A leaf is brighter on the side that is turned to the sun; its veins stay pale. */
const LEAVES = KINDS.map(
  (kind) =>
    `<path id='${kind}-half' d='${HALVES[kind]}'/>` +
    `<g id='${kind}-whole'><use href='#${kind}-half'/><use href='#${kind}-half' transform='scale(-1 1)'/></g>` +
    `<g id='${kind}'><use href='#${kind}-whole'/><use href='#${kind}-half' fill='#2a0d00' fill-opacity='.3'/>` +
    `<path d='${VEINS[kind]}' fill='none' stroke='#fff1cf' stroke-opacity='.4'/></g>`,
).join('');

const COLOURS: [string, ...string[]] = [
  '#e8912c',
  '#c9451f',
  '#f2b93f',
  '#a83218',
  '#d9702a',
  '#8f5a24',
  '#ecd06a',
];

/** Where leaves lie: many in the corners, few where the cards are. */
const PLACES = [
  [70, 905, 3.2],
  [215, 960, 2.1],
  [330, 890, 1.5],
  [120, 770, 1.7],
  [430, 968, 2.4],
  [40, 640, 1.3],
  [560, 930, 1.2],
  [1540, 900, 3.4],
  [1400, 960, 2.3],
  [1290, 905, 1.4],
  [1480, 770, 1.8],
  [1180, 972, 1.9],
  [1565, 630, 1.4],
  [1050, 940, 1.1],
  [1530, 90, 2.2],
  [1420, 40, 1.5],
  [1560, 250, 1.3],
  [50, 70, 1.8],
  [60, 330, 1.1],
  [800, 975, 1.5],
  [300, 700, 0.9],
  [1330, 700, 0.9],
  [690, 830, 0.8],
  [940, 800, 0.75],
] as const;

const leaf = (x: number, y: number, size: number, nth: number): string => {
  const kind = KINDS[(nth * 2 + (nth >> 2)) % 3]!;
  const turn = (nth * 137) % 360;
  const at = (right: number, down: number): string =>
    `transform='translate(${+(x + right).toFixed(1)} ${+(y + down).toFixed(1)})rotate(${turn})scale(${size})'`;
  // The nearer the leaf, the farther away its shadow falls.
  return (
    `<use href='#${kind}-whole' ${at(9 * size, 6 * size)} fill='#1a0600' fill-opacity='.32'/>` +
    `<use href='#${kind}' ${at(0, 0)} fill='${COLOURS[nth % COLOURS.length]!}'/>`
  );
};

/** Spots of light between the trees, and the beams that make them. */
const SPOTS = Array.from({ length: 26 }, (_, nth) => {
  const [x, y] = [(nth * 431 + 160) % 1600, (nth * nth * 53 + nth * 197) % 1000];
  return `<circle cx='${x}' cy='${y}' r='${[60, 34, 96, 22, 48, 130][nth % 6]!}' fill='url(#s)'/>`;
}).join('');
const BEAMS = [
  [-120, 130],
  [160, 70],
  [420, 190],
  [820, 110],
]
  .map(
    ([x, wide]) =>
      `<path d='M${x} -20h${wide}l${640 + wide!} 1040h-${wide! * 2}z' fill='url(#b)'/>`,
  )
  .join('');

const FLOOR = scene(
  1600,
  1000,
  glow('s', '#ffce7a', [0.14, 0.11, 0.05, 0]) +
    `<linearGradient id='b' x2='.3' y2='1'><stop stop-color='#ffd58a' stop-opacity='.2'/><stop offset='.8' stop-color='#ffd58a' stop-opacity='0'/></linearGradient>` +
    `<defs>${LEAVES}</defs>${SPOTS}` +
    `<g opacity='.8'>${PLACES.map(([x, y, size], nth) => leaf(x, y, size, nth)).join('')}</g>${BEAMS}`,
);

const EARTH = tile(320, 320, grain({ frequency: '.6', octaves: 3, contrast: 2.2, opacity: 0.1 }));

export default {
  colours: {
    ...COMMON,
    table: ['#94421f', '#582818'],
    'table-edge': ['#501a0c', '#270d07'],
    bar: ['#212a17', '#10160b'],
    'bar-text': ['#fbf2e6', '#f2eade'],
    paper: ['#fffaf5', '#241d14'],
    text: ['#231c11', '#efe8e0'],
    faint: ['#63594b', '#b3a99c'],
    line: ['#dacfc2', '#4a4135'],
    button: ['#f5ebdf', '#352c21'],
    primary: ['#923719', '#f4b581'],
    'on-primary': ['#ffffff', '#1e1006'],
    accent: ['#facf4e', '#facf4e'],
  },
  surface: [EARTH, `${FLOOR} 20% 100% / cover`, ...SUN],
  rail: BEVEL,
  slant: AFTERNOON,
  feast: {
    show: 'fountain',
    colours: COLOURS,
    falling: `${HALVES.maple}M0-47C-5-38-8-33-7-26L-17-33C-16-26-15-22-16-19L-35-24L-30-12L-43-4L-25 7L-29 17L-9 14L-2 17V40H0Z`,
  },
  sounds: BOARD,
} satisfies Theme;
