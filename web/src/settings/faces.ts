/** How the player wants the faces of the cards. */

import { sizeFor, type FaceOptions, type Index, type Size } from '../cards/faces';
import { settings, type Settings } from './settings.svelte';

/** On a narrow card, large ranks and suits are easier to read than pips. */
export function indexOf({ index }: Pick<Settings, 'index'>, size: Size): Index {
  if (index === 'auto') return size === 'small' ? 'large' : 'normal';
  return index;
}

/** The faces of cards of this width in CSS pixels. */
export function facesFor(widthPx: number): Omit<FaceOptions, 'courts'> {
  const { pack, shade, style } = settings;
  const size = sizeFor(widthPx);
  return { pack, shade, style, size, index: indexOf(settings, size) };
}
