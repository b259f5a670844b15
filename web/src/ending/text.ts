/** A result as a few lines of text that give nothing of the deal away. */

import type { Scene } from '../engine/engine';
import { clockText } from '../words/clock';
import { number } from '../words/words.svelte';

const SUITS: Readonly<Record<string, string>> = { S: '♠️', H: '♥️', C: '♣️', D: '♦️' };
const RUN = '🟩';
const NONE = '⬜';

/**
 * The runs taken off the table, in their order, and a box for each that is missing. Their suits are
 * shown only where nobody has the deal before them.
 */
export function runSigns(
  { collected, runs, runsMax }: Pick<Scene, 'collected' | 'runs' | 'runsMax'>,
  suits: boolean,
): string {
  const length = runs > 0 ? collected.length / runs : 1;
  const signs = Array.from({ length: runs }, (_, nth) => {
    const face = collected[nth * length]?.face ?? '';
    return suits ? (SUITS[face.slice(-1)] ?? NONE) : RUN;
  });
  return signs.join('') + NONE.repeat(Math.max(0, runsMax - runs));
}

/** The lines about a game that has ended; the link comes last. */
export function resultText(
  title: string,
  scene: Pick<Scene, 'ending' | 'figures' | 'collected' | 'runs' | 'runsMax'>,
  timeMs: number,
  suits: boolean,
  link: string,
): string {
  const { ending, figures } = scene;
  const result = `🏆 ${number(figures.score)}  👣 ${number(figures.moves)}  ⏱️ ${clockText(timeMs)}`;
  const lines = [
    `🕷️ ${title} ${ending === 'won' ? '✅' : '❌'}`,
    runSigns(scene, suits),
    ...(ending === 'won' ? [result] : []),
    link,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
