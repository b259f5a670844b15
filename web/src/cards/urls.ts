/** Faces and backs as addresses for `<img>` and `background-image`, each made once. */

import { backSvg, type Back, type BackOptions } from './backs';
import { faceSvg, type FaceOptions } from './faces';
import { patternOf } from './loaded.svelte';

const made = new Map<string, string>();

/**
 * A drawing of up to this many characters is its own address. For a longer one, the browser has to
 * wait until its main process keeps it as a `blob:`, but then it is not repeated at every card that
 * shows it.
 */
const DATA_MAX = 8_000;

/** The address of an SVG text, made once for each key. */
export function svgUrl(key: string, draw: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  const url = addressOf(draw());
  made.set(key, url);
  return url;
}

function addressOf(svg: string): string {
  if (svg.length > DATA_MAX) return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return `data:image/svg+xml,${svg.replaceAll(/[%#"\n]/g, encodeURIComponent)}`;
}

/** The address of a card's face; classic number cards keep theirs when the rest has been loaded. */
export function faceUrl(card: string, options: FaceOptions): string {
  const { pack, shade, size, index, height, style, late } = options;
  const drawn = late && (style === 'modern' || /^[JQK]/.test(card));
  return svgUrl([card, pack, shade, size, index, height, drawn && (style ?? 1)].join(), () =>
    faceSvg(card, options),
  );
}

/** The address of a back; it is another one once the pattern has been loaded. */
export function backUrl(back: Back, options: BackOptions): string {
  const { shade, size, height } = options;
  const pattern = patternOf(back);
  return svgUrl(`back ${back} ${pattern !== undefined} ${shade} ${size} ${height}`, () =>
    backSvg(back, pattern, options),
  );
}
