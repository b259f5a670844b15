/** What kind of screen the page is on. */

import { MediaQuery } from 'svelte/reactivity';

/**
 * A phone, upright or on its side: what is needed while playing is at the thumb, and windows come
 * up from below. The same words are in the styles, which cannot share them.
 */
export const phone = new MediaQuery('(max-width: 640px) or (max-height: 500px)');

/** A screen with room for a panel beside the table. The same words are in the styles. */
export const wide = new MediaQuery('(min-width: 1600px) and (min-height: 700px)');

/** Whether a point lies outside a box. */
export function isOutside(
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
): boolean {
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
