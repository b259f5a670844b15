import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Scene } from '../engine/engine';
import { bars, resultLine, resultText, runSigns } from './text';

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

describe('a result in one line', () => {
  it('draws the cards in order as bars, the first and the last among them', () => {
    expect(bars([0, 15, 30, 45, 60, 75, 90, 104], 104)).toBe('▁▂▃▄▅▆▇█');
    expect(bars([0, 104], 104)).toBe('▁█');
    expect(
      bars(
        Array.from({ length: 300 }, (_, nth) => nth / 3),
        104,
      ),
    ).toMatch(/^▁.{6}█$/);
    expect(bars([5], 104)).toBe('');
    expect(bars([0, 0], 0)).toBe('');
  });

  it('says which deal, how it went and how it was played, and has no line break', () => {
    const won = scene('SHSH', 4);
    const line = resultLine('Spider', '287', won, '▁▃▆█');
    expect(line).toContain('🕷️ Spider 287 ▁▃▆█ ✅ ');
    expect(line).not.toContain('\n');
    const lost = scene('S', 4, 'stuck');
    expect(resultLine('Spider', undefined, lost, '')).toContain('🕷️ Spider ❌ ');
  });
});
