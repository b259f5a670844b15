import { describe, expect, test } from 'vitest';
import { COURTS } from './court-files';
import * as late from './late-faces';
import {
  faceSvg,
  heightFor,
  INDICES,
  parseCard,
  SIZES,
  sizeFor,
  stripOf,
  STYLES,
  type FaceOptions,
  type Index,
  type Size,
} from './faces';
import { coloursOf, PACKS, SHADES } from './packs';
import { RANKS } from './ranks';
import { SUIT_HALF_WIDTHS, SUITS, type Suit } from './suits';
import { contrast, distance, SIGHTS, type Sight } from './colour.testing';
import { wellFormed } from './markup.testing';

const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

const LOOKS: FaceOptions[] = PACKS.flatMap((pack) =>
  SHADES.flatMap((shade) =>
    SIZES.flatMap((size) =>
      INDICES.flatMap((index) => STYLES.map((style) => ({ pack, shade, size, index, style }))),
    ),
  ),
);

const plain: FaceOptions = { pack: 'two-colour', shade: 'light', size: 'large', index: 'normal' };
const withCourts: FaceOptions = { ...plain, late };

const paths = (svg: string): string[] => svg.match(/<path[^>]*>/g) ?? [];

describe('names', () => {
  test('the ten has two names, and case does not matter', () => {
    expect(parseCard('10h')).toEqual({ rank: 'T', suit: 'H' });
    expect(parseCard('th')).toEqual({ rank: 'T', suit: 'H' });
  });

  test.each(['', 'K', 'KSS', '1S', '110S', 'SK', '##'])('%j is no card', (name) => {
    expect(parseCard(name)).toBeUndefined();
    expect(() => faceSvg(name, plain)).toThrow(RangeError);
  });
});

describe('every face', () => {
  const faces = LOOKS.flatMap((look) =>
    [look, { ...look, late }].flatMap((options) => CARDS.map((card) => faceSvg(card, options))),
  );

  test('is well-formed', () => {
    expect(faces.filter((face) => !wellFormed(face))).toEqual([]);
  });

  test('can share a document with any other: no ids, no references, no fonts', () => {
    expect(faces.filter((face) => /\sid=|href|url\(|<style|<text/.test(face))).toEqual([]);
  });

  test('is unlike the other cards of its pack', () => {
    for (const look of LOOKS) {
      expect(new Set(CARDS.map((card) => faceSvg(card, look))).size).toBe(CARDS.length);
    }
  });

  test('is small: 6 KB without a figure, 64 KB with one', () => {
    const largest = (options: FaceOptions): number =>
      Math.max(...CARDS.map((card) => faceSvg(card, options).length));
    expect(largest(plain)).toBeLessThan(6_000);
    expect(largest(withCourts)).toBeLessThan(64_000);
  });
});

const strip = (size: Size, index: Index): number => stripOf({ size, index }).least;

describe('the index', () => {
  /** The right and the lower end of the index's sign, in units of the card. */
  function end(card: string, look: FaceOptions): { right: number; bottom: number } {
    const sign = paths(faceSvg(card, look))[1] ?? '';
    const [, x, y, scale] = /translate\((\S+) (\S+)\)scale\((\S+)\)/.exec(sign)?.map(Number) ?? [];
    if (x === undefined || y === undefined || scale === undefined) throw new Error('no sign');
    return { right: x + SUIT_HALF_WIDTHS[card[1] as Suit] * scale, bottom: y + 50 * scale };
  }

  test.each(LOOKS)('$pack $shade $size $index $style: fits the card and the strip', (look) => {
    for (const card of CARDS) {
      const { right, bottom } = end(card, look);
      expect(right).toBeLessThan(98);
      expect(bottom).toBeLessThan(100 * strip(look.size, look.index));
    }
  });

  test('is read in 18 px of a card 30 px wide, and in 30 px of one 60 to 90 px wide', () => {
    expect(30 * strip(sizeFor(30), 'normal')).toBeLessThanOrEqual(18);
    expect(30 * strip(sizeFor(30), 'large')).toBeLessThanOrEqual(18);
    for (const widthPx of [60, 75, 90]) {
      expect(widthPx * strip(sizeFor(widthPx), 'normal')).toBeLessThanOrEqual(30);
    }
  });

  test('is larger when a large one is chosen', () => {
    for (const size of SIZES) {
      expect(strip(size, 'large')).toBeGreaterThan(strip(size, 'normal'));
    }
  });
});

describe('a taller face', () => {
  const small: FaceOptions = { ...plain, size: 'small', index: 'large' };
  const scale = (path = ''): string | undefined => /scale\((.*?)\)/.exec(path)?.[1];

  test('has the same index, and below it a sign that is not squashed', () => {
    for (const card of CARDS.filter((card) => !/[JQK]/.test(card))) {
      const [usual, tall] = [140, 175].map((height) => paths(faceSvg(card, { ...small, height })));
      expect(tall!.slice(0, 2).map(scale)).toEqual(usual!.slice(0, 2).map(scale));
      expect(Number(scale(tall![2]))).toBeGreaterThan(0.6);
    }
    const { least, whole = 0 } = stripOf({ ...small, height: 175 });
    expect(whole - least).toBeGreaterThan(0.3);
  });

  test('is drawn for the card’s own shape', () => {
    expect(faceSvg('7D', { ...small, height: 175 })).toContain('viewBox="0 0 100 175"');
    expect(heightFor({ width: 35, height: 61 })).toBe(175);
    expect(heightFor({ width: 35, height: 49 })).toBe(140);
  });
});

describe('the middle', () => {
  const number = (rank: string): number => (rank === 'T' ? 10 : Number(rank));

  test.each(['2', '3', '4', '5', '6', '7', '8', '9', 'T'])('of a %s has as many pips', (rank) => {
    const medium = faceSvg(`${rank}C`, { ...plain, size: 'medium' });
    expect(paths(medium)).toHaveLength(2 + number(rank));
  });

  test('of a small card has one sign', () => {
    expect(paths(faceSvg('9C', { ...plain, size: 'small' }))).toHaveLength(3);
  });

  test('of a court has the figure once it is there, and a letter until then', () => {
    expect(COURTS.size).toBe(12);
    for (const card of COURTS.keys()) {
      expect(faceSvg(card, withCourts)).toContain('rotate(180 325 500)');
      expect(faceSvg(card, plain)).not.toContain('rotate(180 325 500)');
    }
  });

  test('of a modern card has one large sign, and no figure, once that is there', () => {
    const modern = { ...withCourts, style: 'modern' } as const;
    expect(paths(faceSvg('9C', modern))).toHaveLength(5);
    expect(faceSvg('QD', modern)).not.toContain('rotate(180 325 500)');
    expect(faceSvg('QD', modern)).not.toBe(faceSvg('QD', plain));
    expect(faceSvg('QD', { ...plain, style: 'modern' })).toBe(faceSvg('QD', plain));
  });

  test('of a number card is the same with and without figures', () => {
    expect(faceSvg('7D', withCourts)).toBe(faceSvg('7D', plain));
  });
});

describe('the colours', () => {
  const all = PACKS.flatMap((pack) =>
    SHADES.map((shade) => ({ pack, shade, ...coloursOf(pack, shade) })),
  );

  test.each(all)(
    '$pack $shade: every suit has a contrast of 4.5 to the card',
    ({ card, suits }) => {
      for (const suit of SUITS) expect(contrast(suits[suit], card)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(all)('$pack $shade: the signs within a figure have a contrast of 3', (colours) => {
    for (const suit of SUITS) {
      expect(contrast(colours.figures[suit], colours.ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test('high contrast means 6 for the red and the maximum for the black', () => {
    for (const shade of SHADES) {
      const { card, suits } = coloursOf('high-contrast', shade);
      expect(contrast(suits.H, card)).toBeGreaterThanOrEqual(6);
      expect(contrast(suits.S, card)).toBe(21);
    }
  });

  test.each(all)(
    '$pack $shade: the colours differ for every kind of colour vision',
    ({ suits }) => {
      const inks = [...new Set(Object.values(suits))];
      for (const sight of Object.keys(SIGHTS) as Sight[]) {
        const pairs = inks.flatMap((one, at) =>
          inks.slice(0, at).map((other) => [one, other] as const),
        );
        const nearest = Math.min(...pairs.map(([one, other]) => distance(one, other, sight)));
        expect(nearest, sight).toBeGreaterThan(18);
      }
    },
  );
});
