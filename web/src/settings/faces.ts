/** How the player wants the faces of the cards. */

import {
  heightFor,
  sizeFor,
  type FaceOptions,
  type Index,
  type Look,
  type Size,
} from '../cards/faces';
import { settings, type Settings } from './settings.svelte';

/** On a narrow card, large ranks and suits are easier to read than pips. */
export function indexOf({ index }: Pick<Settings, 'index'>, size: Size): Index {
  if (index === 'auto') return size === 'small' ? 'large' : 'normal';
  return index;
}

/** A card on the table, in CSS pixels. */
export interface Card {
  readonly width: number;
  readonly height: number;
  /** Whether its index is to be low, unless the player wants large ones. */
  readonly low?: boolean;
}

export function lookOf(chosen: Pick<Settings, 'index' | 'simple'>, card: Card): Required<Look> {
  const wanted = chosen.simple ? 'large' : chosen.index;
  const size = sizeFor(card.width);
  const index = card.low && wanted !== 'large' ? 'low' : indexOf({ index: wanted }, size);
  return { size, index, height: heightFor(card) };
}

/** The faces of such cards. */
export function facesFor(card: Card): Omit<FaceOptions, 'late'> & Required<Look> {
  const { pack, shade, style } = settings;
  return { pack, shade, style, ...lookOf(settings, card) };
}
