import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Scene } from '../engine/engine';
import { resultText, runSigns } from './text';

const run = (suit: string) =>
  [...'A23456789TJQK'].map((rank, id) => ({ id, face: rank + suit, seen: undefined }));
const scene = (suits: string, runsMax: number, ending: Scene['ending'] = 'won') => ({
  collected: [...suits].flatMap(run),
  runs: suits.length,
  runsMax,
  ending,
  figures: {
    score: 1193,
    moves: 104,
    undos: 0,
    cardsInOrder: 104,
    assisted: false,
    solver: false,
    advised: false,
    noUndo: false,
  },
});

describe('the text of a result', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en'] }));

  it('has a sign for each run, in the order in which they were collected', () => {
    expect(runSigns(scene('SHCD', 4), true)).toBe('♠️♥️♣️♦️');
    expect(runSigns(scene('HH', 8), true)).toBe('♥️♥️⬜⬜⬜⬜⬜⬜');
    expect(runSigns(scene('', 0), true)).toBe('');
  });

  it('shows no suit where others have the deal before them', () => {
    expect(runSigns(scene('SHCD', 5), false)).toBe('🟩🟩🟩🟩⬜');
  });

  it('has the figures of a win, and the link last', () => {
    const text = resultText(
      'Spider',
      scene('SHSH', 4),
      272_000,
      true,
      'https://spider.example/?deal=1',
    );
    expect(text.split('\n')).toEqual([
      '🕷️ Spider ✅',
      '♠️♥️♠️♥️',
      '🏆 1,193  👣 104  ⏱️ 4:32',
      'https://spider.example/?deal=1',
    ]);
  });

  it('says of a lost game only how far it came', () => {
    const text = resultText('Scorpion', scene('S', 4, 'stuck'), 60_000, true, 'link');
    expect(text).toBe('🕷️ Scorpion ❌\n♠️⬜⬜⬜\nlink');
    expect(resultText('Little Spider', scene('', 0, 'stuck'), 1, true, 'link')).toBe(
      '🕷️ Little Spider ❌\nlink',
    );
  });
});
