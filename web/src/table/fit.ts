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

/**
 * The size of the faces depends on that of the cards, and the room for cards on the size of their
 * index: so it is laid out twice.
 */
export function fit(scene: Scene, { width, height }: Size, settings: Settings): Layout {
  const room = { width, height, leftHanded: settings.leftHanded, scale: settings.scale };
  const piles = pilesOf(scene);
  const first = layOut(piles, { ...room, strip: 0.25 });
  const strip = indexStrip(sizeFor(first.card.width), settings.largeIndex ? 'large' : 'normal');
  return layOut(piles, { ...room, strip });
}
