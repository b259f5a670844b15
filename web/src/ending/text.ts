/** A result as a few lines of text that give nothing of the deal away. */

import type { Scene } from '../engine/engine';
import { clockText } from '../words/clock';
import { number, say } from '../words/words.svelte';

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

const BARS = '▁▂▃▄▅▆▇█';
/** How many bars tell how a game went. */
const BARS_MAX = 8;

/** How many cards were in order over the game, as bars; all of them are the highest. */
export function bars(order: readonly number[], cards: number): string {
  const count = Math.min(BARS_MAX, order.length);
  const at = (nth: number): number => order[Math.round((nth * (order.length - 1)) / (count - 1))]!;
  const bar = (share: number): string => BARS[Math.min(7, Math.floor(share * 8))]!;
  if (count < 2 || cards === 0) return '';
  return Array.from({ length: count }, (_, nth) => bar(at(nth) / cards)).join('');
}

/** A result in one line, to be pasted where people compare theirs. */
export function resultLine(
  title: string,
  deal: string | undefined,
  { ending, figures }: Pick<Scene, 'ending' | 'figures'>,
  told: string,
): string {
  const { assisted, noUndo, moves } = figures;
  const how = assisted ? say('bar-assisted') : noUndo ? say('bar-no-undo') : '';
  const result = ending === 'won' ? '✅' : '❌';
  const facts = [say('bar-moves', { moves }), how].filter(Boolean).join(', ');
  return ['🕷️', title, deal, told, result, facts].filter(Boolean).join(' ');
}
