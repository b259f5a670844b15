/** A result as a few lines of text that give nothing of the deal away. */

import type { Scene } from '../engine/engine';
import { clockText } from '../words/clock';
import { number } from '../words/words.svelte';

const SUITS: Readonly<Record<string, string>> = { S: '♠️', H: '♥️', C: '♣️', D: '♦️' };
const NONE = '⬜';

/** The suits of the runs taken off the table, in their order, and a box for each that is missing. */
export function runSigns({
  collected,
  runs,
  runsMax,
}: Pick<Scene, 'collected' | 'runs' | 'runsMax'>): string {
  const length = runs > 0 ? collected.length / runs : 1;
  const signs = Array.from({ length: runs }, (_, nth) => {
    const face = collected[nth * length]?.face ?? '';
    return SUITS[face.slice(-1)] ?? NONE;
  });
  return signs.join('') + NONE.repeat(Math.max(0, runsMax - runs));
}

/** The lines about a game that has ended; the link comes last. */
export function resultText(
  title: string,
  scene: Pick<Scene, 'ending' | 'figures' | 'collected' | 'runs' | 'runsMax'>,
  timeMs: number,
  link: string,
): string {
  const { ending, figures } = scene;
  const result = `🏆 ${number(figures.score)}  👣 ${number(figures.moves)}  ⏱️ ${clockText(timeMs)}`;
  const lines = [
    `🕷️ ${title} ${ending === 'won' ? '✅' : '❌'}`,
    runSigns(scene),
    ...(ending === 'won' ? [result] : []),
    link,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
