/** A month as a spider’s web: each day won spins another thread, each medal completes a ring. */

import { short } from '../cards/drawing';
import { MEDALS, needs, type Month } from './months';

const SPOKES = 10;
/** The ring of each medal, from the middle. */
const RINGS = { bronze: 11.5, silver: 18.5, gold: 25.5 } as const;
const REACH = 31;
/** How far a thread sags towards the middle. */
const SAG = 0.8;

export const SPOKES_PATH = Array.from({ length: SPOKES }, (_, spoke) => spoke)
  .map((spoke) => `M${at(4, spoke)}L${at(REACH, spoke)}`)
  .join('');

/** How many of the pieces between spokes are spun on each ring. */
export function pieces({ won, days }: Pick<Month, 'won' | 'days'>): number[] {
  const takes = needs(days);
  return MEDALS.map((medal, nth) => {
    const from = nth === 0 ? 0 : takes[MEDALS[nth - 1]!];
    const all = takes[medal] - from;
    if (won >= takes[medal]) return SPOKES;
    // A ring takes about as many days as it has pieces, and is closed by the last of them alone.
    const spun = Math.round((Math.max(0, won - from) * SPOKES) / Math.max(1, all));
    return Math.min(SPOKES - 1, spun);
  });
}

/** The threads of a month, ring by ring from the middle; empty where none is spun. */
export function threads(month: Pick<Month, 'won' | 'days'>): string[] {
  return pieces(month).map((spun, nth) => ringPath(RINGS[MEDALS[nth]!], spun));
}

/** The web as it will be. */
export const WHOLE_PATH = MEDALS.map((medal) => ringPath(RINGS[medal], SPOKES)).join('');

function ringPath(ring: number, spun: number): string {
  if (spun === 0) return '';
  const all = Array.from({ length: spun }, (_, nth) => nth);
  const curves = all.map((nth) => `Q${at(ring * SAG, nth + 0.5)} ${at(ring, nth + 1)}`);
  return `M${at(ring, 0)}${curves.join('')}`;
}

function at(distance: number, spoke: number): string {
  const angle = (2 * Math.PI * spoke) / SPOKES;
  return `${short(distance * Math.sin(angle))} ${short(-distance * Math.cos(angle))}`;
}
