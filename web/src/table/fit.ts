/** Fits the table into the space available, with the player’s card settings. */

import { stripOf } from '../cards/faces';
import type { Scene } from '../engine/engine';
import { lookOf, type Card } from '../settings/faces';
import type { Settings } from '../settings/settings.svelte';
import { layOut, type Layout } from './layout';
import { pilesOf } from './geometry';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size before the browser has measured it; nothing is drawn then. */
export const UNMEASURED: Size = { width: 0, height: 0 };

/** The smaller a card, the larger the share of its index. */
export function fit(scene: Scene, { width, height }: Size, settings: Settings): Layout {
  const { leftHanded, scale } = settings;
  const room = { width: Math.floor(width), height: Math.floor(height) };
  const strip = (card: Card) => stripOf(lookOf(settings, card));
  return layOut(pilesOf(scene), { ...room, leftHanded, scale, strip });
}
