/** A spider's web, the sign of the game. */

import { short } from './drawing';

export interface Web {
  readonly spokes: number;
  /** The distances from the middle at which threads run around. */
  readonly rings: readonly number[];
  /** How far the spokes go. */
  readonly reach: number;
}

/** How far a thread sags towards the middle: its control point, in parts of the ring's distance. */
const SAG = 0.78;

/** The web around the origin as one path: spokes, then rings of sagging threads. */
export function webPath({ spokes, rings, reach }: Web): string {
  const at = (distance: number, spoke: number): string => {
    const angle = (2 * Math.PI * spoke) / spokes;
    return `${short(distance * Math.sin(angle))} ${short(-distance * Math.cos(angle))}`;
  };
  const all = Array.from({ length: spokes }, (_, spoke) => spoke);
  const spokeLines = all.map((spoke) => `M0 0L${at(reach, spoke)}`);
  const ringLines = rings.map((ring) => {
    const threads = all.map((spoke) => `Q${at(ring * SAG, spoke + 0.5)} ${at(ring, spoke + 1)}`);
    return `M${at(ring, 0)}${threads.join('')}`;
  });
  return spokeLines.concat(ringLines).join('');
}
