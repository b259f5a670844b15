import { describe, expect, it } from 'vitest';

import type { Prospect } from '../engine/engine';
import { findingOf, stretches } from './findings';

const KINDS: Record<string, Prospect> = { w: 'won', l: 'lost', o: 'open' };
const line = (text: string): Prospect[] => [...text].map((letter) => KINDS[letter]!);

describe('a review', () => {
  it.each([
    ['www', { kind: 'could' }],
    ['w', { kind: 'could' }],
    ['lll', { kind: 'never' }],
    ['wwll', { kind: 'move', move: 2 }],
    ['wwool', { kind: 'among', from: 2, to: 4 }],
    ['oollo', { kind: 'by', move: 2 }],
    ['ooo', { kind: 'open' }],
    ['wwo', { kind: 'open' }],
  ])('of %s finds %o', (text, found) => {
    expect(findingOf(line(text))).toEqual(found);
  });

  it('draws what is the same in one stretch', () => {
    expect(stretches(line('wwwol'))).toEqual([
      { prospect: 'won', from: 0, to: 2 },
      { prospect: 'open', from: 3, to: 3 },
      { prospect: 'lost', from: 4, to: 4 },
    ]);
    expect(stretches([])).toEqual([]);
  });
});
