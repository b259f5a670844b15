import { describe, expect, test } from 'vitest';
import { backSvg, BACKS } from './backs';
import { SIZES } from './faces';
import { MORE } from './more-patterns';
import { web } from './patterns';
import { wellFormed } from './markup.testing';
import { SHADES } from './packs';
import { placeSvg, type PlaceMark } from './places';
import { SUIT_OUTLINES } from './suits';

const MARKS: PlaceMark[] = ['vacancy', 'spent', 'runs'];

const PATTERNS = { web, ...MORE };

describe('backs', () => {
  const backs = BACKS.flatMap((back) =>
    SHADES.flatMap((shade) => SIZES.map((size) => backSvg(back, PATTERNS[back], { shade, size }))),
  );

  test('are well-formed, without ids, references and fonts', () => {
    expect(backs.filter((back) => !wellFormed(back))).toEqual([]);
    expect(backs.filter((back) => /\sid=|href|url\(|<style|<text/.test(back))).toEqual([]);
  });

  test('are at least five, and at most 16 KB each', () => {
    expect(BACKS.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...backs.map((back) => back.length))).toBeLessThan(16_000);
  });

  test('differ from one another and with the shade', () => {
    const bare = backSvg('web', undefined, { shade: 'light', size: 'large' });
    expect(wellFormed(bare)).toBe(true);
    expect(backs).not.toContain(bare);
    const large = backs.length / SIZES.length;
    const texts = BACKS.flatMap((back) =>
      SHADES.map((shade) => backSvg(back, PATTERNS[back], { shade, size: 'large' })),
    );
    expect(new Set(texts).size).toBe(large);
  });
});

describe('empty places', () => {
  test('are well-formed and show what may go there', () => {
    const places = MARKS.map((mark) => placeSvg(mark));
    expect(places.every(wellFormed)).toBe(true);
    expect(new Set(places).size).toBe(MARKS.length);
  });

  test('name no suit where complete runs are laid: a game may have only one', () => {
    const runs = placeSvg('runs');
    expect(Object.values(SUIT_OUTLINES).filter((outline) => runs.includes(outline))).toEqual([]);
  });

  test('are fainter with less strength', () => {
    expect(placeSvg('runs', 0.5)).toContain(' opacity="0.21"');
  });
});
