/**
 * The backs of the cards, all ours: a coloured field in a rim, each with its own pattern.
 *
 * Like the faces they have no ids and need no font.
 */

import { CARD_HEIGHT, CARD_WIDTH, CORNER, panel, short, svg } from './drawing';
import type { Pattern, PatternPaint } from './patterns';
import type { Size } from './faces';
import type { Shade } from './packs';

export const BACKS = [
  'web',
  'dew',
  'fan',
  'botanical',
  'lattice',
  'waves',
  'stars',
  'tartan',
  'spider',
  'rosette',
  'weave',
  'suits',
  'plain',
] as const;
export type Back = (typeof BACKS)[number];

export interface BackOptions {
  readonly shade: Shade;
  /** Small cards have fewer and thicker lines. */
  readonly size: Size;
  /** Of a taller card. */
  readonly height?: number;
}

const GROUNDS: Record<Back, readonly [ground: string, line: string]> = {
  web: ['#22356f', '#c9d4f2'],
  dew: ['#16263f', '#c9d4f2'],
  fan: ['#16263f', '#e3bd6a'],
  botanical: ['#1f4a38', '#dbe9c6'],
  stars: ['#0f4355', '#f1d9a4'],
  tartan: ['#a3202e', '#f3c95c'],
  spider: ['#2a2c33', '#d9b877'],
  lattice: ['#9c2230', '#f6d9cf'],
  waves: ['#0f5c66', '#bfe6e0'],
  rosette: ['#54306f', '#e4cdf0'],
  weave: ['#8a5a1c', '#f7e3b4'],
  suits: ['#45182c', '#e3b968'],
  plain: ['#2c5f8a', '#dbe9f4'],
};

const RIMS: Record<Shade, { rim: string; edge: string }> = {
  light: { rim: '#fffefb', edge: '#8b8578' },
  dark: { rim: '#2b2f38', edge: '#676e7b' },
};

const RIM: Record<Size, number> = { small: 8, medium: 6.5, large: 5.5 };

/** A fine line inside the rim, on a margin of the ground: it holds the pattern together. */
function frameOf({ ground, line, coarse }: PatternPaint, inset: number, height: number): string {
  if (coarse) return '';
  return (
    panel(inset + 1.4, `fill="none" stroke="${ground}" stroke-width="2.8"`, height) +
    panel(inset + 2.6, `fill="none" stroke="${line}" stroke-width=".8"`, height)
  );
}

/** A photo as a back: in the same rim, as far as it has room. */
export function photoBackSvg(address: string, options: BackOptions): string {
  const { size, height = CARD_HEIGHT } = options;
  const inset = RIM[size];
  return svg(
    rimOf(options) +
      `<image href="${address}" x="${inset}" y="${inset}" width="${CARD_WIDTH - 2 * inset}" ` +
      `height="${height - 2 * inset}" preserveAspectRatio="xMidYMid slice" ` +
      `style="clip-path:inset(0 round ${CORNER - 3}px)"/>`,
    height,
  );
}

function rimOf({ shade, size, height }: BackOptions): string {
  const { rim, edge } = RIMS[shade];
  const width = size === 'small' ? 2.4 : 1.2;
  return panel(width / 2, `fill="${rim}" stroke="${edge}" stroke-width="${width}"`, height);
}

/** The back as a complete SVG document, without its pattern if that is not there yet. */
export function backSvg(back: Back, pattern: Pattern | undefined, options: BackOptions): string {
  const { size, height = CARD_HEIGHT } = options;
  const [ground, line] = GROUNDS[back];
  const inset = RIM[size];
  const width = CARD_WIDTH - 2 * inset;
  const usual = CARD_HEIGHT - 2 * inset;
  const paint: PatternPaint = { ground, line, coarse: size === 'small' };
  return svg(
    rimOf(options) +
      panel(inset, `fill="${ground}"`, height) +
      // The pattern of a taller card is larger: no pattern reaches any further.
      `<svg x="${inset}" y="${inset}" width="${width}" height="${height - 2 * inset}" ` +
      `viewBox="${short(-width / 2)} ${short(-usual / 2)} ${width} ${usual}" ` +
      `preserveAspectRatio="xMidYMid slice">${pattern?.(paint) ?? ''}</svg>` +
      frameOf(paint, inset, height),
    height,
  );
}
