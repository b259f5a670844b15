/** How the table lies in the room there is, for this player's cards. */

import { indexStrip, sizeFor } from '../cards/faces';
import type { Scene } from '../engine/engine';
import type { Settings } from '../settings/settings.svelte';
import { layOut, type Layout } from './layout';
import { pilesOf } from './geometry';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smaller a card, the more of it its index takes. */
export function fit(scene: Scene, { width, height }: Size, settings: Settings): Layout {
  const { leftHanded, scale, largeIndex } = settings;
  const strip = (card: number): number =>
    indexStrip(sizeFor(card), largeIndex ? 'large' : 'normal');
  return layOut(pilesOf(scene), { width, height, leftHanded, scale, strip });
}
