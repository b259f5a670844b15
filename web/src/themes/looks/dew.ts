/** A web full of dew before the rising moon. */

import { crossing, frame, spiral } from '../orb-web';
import { glow, scene } from '../textures';
import { BEVEL, COMMON, CRYSTAL, type Life, type Theme } from '../theme';

/** The picture is as large as this; the web's hub and the moon are there. */
const [WIDTH, HEIGHT] = [1600, 1000] as const;
const HUB = { x: 700, y: 560 } as const;
const MOON = { x: 470, y: 690, r: 112 } as const;

/** Lights far behind the web, out of focus. */
const FAR = [
  [90, 800, 66],
  [232, 905, 92],
  [880, 880, 74],
  [1010, 770, 44],
  [1130, 900, 96],
  [1262, 742, 58],
  [1380, 850, 110],
  [1490, 640, 46],
  [1560, 330, 70],
  [1395, 250, 40],
] as const;

/** The seas of the moon. */
const SEAS = [
  [-34, -44, 52],
  [22, -52, 38],
  [46, -8, 44],
  [-58, 14, 40],
  [-4, 24, 30],
  [30, 56, 26],
] as const;

const round = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx='${x}' cy='${y}' r='${r}' fill='url(#${fill})'/>`;

const SKY =
  glow('f', '#86c3d6', [0.16, 0.13, 0.1, 0]) +
  glow('h', '#b9d0ea', [0.5, 0.26, 0.13, 0.06, 0.02, 0]) +
  glow('a', '#5d6c86', [0.5, 0.36, 0]) +
  `<radialGradient id='m' cx='.4' cy='.42' r='.62'><stop stop-color='#f2eedd'/><stop offset='.7' stop-color='#dcdccf'/><stop offset='1' stop-color='#a9b4c2'/></radialGradient>` +
  FAR.map(([x, y, r]) => round(x, y, r, 'f')).join('') +
  `<g transform='translate(${MOON.x} ${MOON.y})'>${round(0, 0, 660, 'h')}${round(0, 0, MOON.r, 'm')}` +
  `${SEAS.map(([x, y, r]) => round(x, y, r, 'a')).join('')}</g>`;

/** Which crossings of the web carry a large drop, and which a larger one. */
const LARGE = [
  34, 71, 90, 113, 139, 152, 176, 187, 205, 226, 239, 262, 271, 288, 309, 322, 331, 346, 352, 363,
];
const LARGER = [58, 127, 163, 198, 213, 251, 279, 297, 315, 338, 357];

/** Drops of this size. The moon, low on the left, shines through them to their far sides. */
function drops(id: string, crossings: readonly number[], size: number): string {
  const dots = crossings.map((nth) => {
    const { x, y } = crossing(nth);
    return `M${x} ${y}h0`;
  });
  const layer = (aside: number, width: number, colour: string): string =>
    `<use href='#${id}' transform='translate(${+(aside * size).toFixed(1)} ${+(-aside * size).toFixed(1)})' stroke='${colour}' stroke-width='${width * size}'/>`;
  return (
    `<defs><path id='${id}' d='${dots.join('')}'/></defs>` +
    layer(0, 1, '#7ba3d8') +
    layer(0.1, 0.76, '#c9dff8') +
    layer(-0.05, 0.66, '#5f8ac6') +
    layer(-0.17, 0.36, '#fff')
  );
}

/** What is near the moon shines more. */
const LIT = glow(
  't',
  '#e6eefa',
  [1, 0.85, 0.6, 0.5, 0.42],
  `gradientUnits='userSpaceOnUse' cx='${MOON.x - HUB.x}' cy='${MOON.y - HUB.y}' r='900'`,
);

const beads = (dashes: string, width: number): string =>
  `<use href='#s' stroke-dasharray='${dashes}' stroke-width='${width}'/>`;

const WEB =
  `<g transform='translate(${HUB.x} ${HUB.y})' fill='none' stroke='url(#t)' stroke-linecap='round'>` +
  `${LIT}<defs><path id='s' d='${spiral()}'/></defs>` +
  `<path d='${frame()}' stroke-opacity='.6' stroke-width='1.3'/>` +
  `<use href='#s' stroke-opacity='.5'/>` +
  beads('0 7 0 9 0 6', 2.4) +
  beads('0 43 0 89 0 31', 4.2) +
  beads('0 157 0 211', 6.4) +
  drops('d', LARGE, 9) +
  drops('e', LARGER, 14) +
  `</g>`;

/** Grass before it all: how each blade stands, how high it is, and how far it bends. */
const BLADES = Array.from({ length: 46 }, (_, at) => {
  const x = 10 + at * 34 + ((at * 29) % 31);
  const high = 60 + ((at * 67) % 101) + ((at * at * 31) % 97);
  const bend = ((at * 53) % 150) - 75;
  const [half, most] = [Math.round(bend * 0.18), Math.round(high * 0.62)];
  return `M${x} 260q${half}-${most} ${bend}-${high}q${half - bend + 9} ${high - most - 8} ${9 - bend} ${high}`;
}).join('');

const GRASS = scene(
  1600,
  260,
  `<linearGradient id='l' x2='0' y2='1'><stop offset='.3' stop-color='#16294a'/><stop offset='1' stop-color='#050b17'/></linearGradient>` +
    `<path id='g' d='${BLADES.replaceAll(' -', '-')}' fill='url(#l)'/>` +
    `<use href='#g' transform='matrix(-.7 0 0 .6 1480 104)' opacity='.6'/>`,
);

/** Fireflies over the grass; drops that shine for a moment. */
const LIFE: Life = {
  width: WIDTH,
  height: HEIGHT,
  left: 28,
  top: 60,
  lights: [
    { kind: 'firefly', x: 330, y: 830, size: 3.2 },
    { kind: 'firefly', x: 610, y: 770, size: 2.2 },
    { kind: 'firefly', x: 780, y: 900, size: 3.8 },
    { kind: 'firefly', x: 520, y: 500, size: 1.8 },
    { kind: 'firefly', x: 1010, y: 700, size: 2.4 },
    { kind: 'firefly', x: 1200, y: 850, size: 3.4 },
    { kind: 'firefly', x: 130, y: 640, size: 2 },
    { kind: 'firefly', x: 1420, y: 560, size: 1.9 },
    ...LARGER.map((nth) => {
      const { x, y } = crossing(nth);
      return { kind: 'glint', x: HUB.x + x, y: HUB.y + y, size: 2.4 } as const;
    }),
  ],
};

export default {
  colours: {
    ...COMMON,
    table: ['#2c4a78', '#16264a'],
    'table-edge': ['#0f1f3d', '#060c1c'],
    bar: ['#131d2e', '#080d18'],
    'bar-text': ['#f0f4fb', '#e8ecf3'],
    paper: ['#fafbfe', '#1a1f27'],
    text: ['#191d24', '#e6eaf0'],
    faint: ['#565b66', '#a6abb6'],
    line: ['#ccd2dc', '#3e434d'],
    button: ['#e8edf6', '#292f39'],
    primary: ['#2a5394', '#a5c3f7'],
    'on-primary': ['#ffffff', '#0d1626'],
    accent: ['#f0dc82', '#f0dc82'],
  },
  surface: [
    `${GRASS} 50% 100% / max(100%, 60rem) auto no-repeat`,
    `${scene(WIDTH, HEIGHT, SKY + WEB)} ${LIFE.left}% ${LIFE.top}% / cover`,
    'linear-gradient(var(--table-edge), var(--table) 80%, var(--table-edge))',
  ],
  rail: BEVEL,
  life: LIFE,
  slant: 1,
  feast: {
    show: 'web',
    colours: ['#d9f3ff', '#f2f5a4', '#ffffff', '#a5c3f7'],
    falling: 'M0-52C12-24 30-8 30 16C30 36 17 48 0 48C-17 48-30 36-30 16C-30-8-12-24 0-52Z',
  },
  sounds: CRYSTAL,
} satisfies Theme;
