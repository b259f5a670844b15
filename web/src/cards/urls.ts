/** Faces and backs as addresses for `<img>` and `background-image`, each made once. */

import { backSvg, type Back, type BackOptions } from './backs';
import { faceSvg, type FaceOptions } from './faces';

const made = new Map<string, string>();

/** The address (`blob:`) of an SVG text; the same text has the same address. */
export function svgUrl(key: string, draw: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  made.set(key, url);
  return url;
}

/** The address of a card's face; number cards keep theirs when the figures have come. */
export function faceUrl(card: string, options: FaceOptions): string {
  const { pack, shade, size, index, courts } = options;
  const figure = courts?.has(card) ? 'figure' : 'plain';
  return svgUrl([card, pack, shade, size, index, figure].join(), () => faceSvg(card, options));
}

/** The address of a back. */
export function backUrl(back: Back, options: BackOptions): string {
  return svgUrl(`back ${back} ${options.shade} ${options.size}`, () => backSvg(back, options));
}
