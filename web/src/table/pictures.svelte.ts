/** The pictures of the cards on a table. */

import { lateFaces } from '../cards/loaded.svelte';
import { draw } from '../cards/sheet';
import { faceUrl } from '../cards/urls';
import type { Scene } from '../engine/engine';
import { shownBackUrl } from '../settings/back.svelte';
import { facesFor } from '../settings/faces';
import { drawnCards } from './geometry';
import type { Layout } from './layout';

/** The address of the picture of a card’s face or, for none, of its back. */
export type Pictures = (face: string | undefined) => string;

/**
 * The pictures of the cards of a table, once it has its size and the browser has drawn them;
 * undefined until then. Whatever changes how they look, such as figures that arrive, is seen when
 * it is drawn: a card without a picture would show what lies under it.
 */
export function drawnPictures(
  table: () => { readonly scene: Scene; readonly layout: Layout } | undefined,
): () => Pictures | undefined {
  let drawn = $state.raw<Pictures>();
  let look: string;
  $effect(() => {
    const shown = table();
    if (!shown) return;
    const options = { ...facesFor(shown.layout.card), late: lateFaces() };
    const back = shownBackUrl(options);
    // Most moves do not change it.
    const next = JSON.stringify([options, back]);
    if (next === look) return;
    const pictures: Pictures = (face) => (face === undefined ? back : faceUrl(face, options));
    let current = true;
    void draw(drawnCards(shown.scene, shown.layout).map(({ face }) => pictures(face))).then(() => {
      if (!current) return;
      look = next;
      drawn = pictures;
    });
    return () => (current = false);
  });
  return () => drawn;
}
