/**
 * Pictures as rules of a style sheet. An address in the style of every card is read anew for each
 * card whenever styles are computed, and an address can be a drawing of thousands of characters.
 */

import { yieldToBrowser } from '../browser/yield';

const names = new Map<string, string>();
let sheet: CSSStyleSheet | undefined;

/** What `data-picture` says where the picture of this address is to be the background. */
export function pictureName(url: string): string {
  const known = names.get(url);
  if (known !== undefined) return known;
  const name = String(names.size);
  rules().insertRule(`[data-picture="${name}"] { background-image: url("${url}") }`);
  names.set(url, name);
  return name;
}

/** What the browser has drawn stays as long as it is here. */
const drawings: HTMLImageElement[] = [];

/** Has the browser draw pictures before they are shown, with a turn for other work after each. */
export async function draw(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (names.has(url)) continue;
    pictureName(url);
    const drawing = new Image();
    drawing.src = url;
    drawings.push(drawing);
    await drawing.decode().catch(() => undefined);
    await yieldToBrowser();
  }
}

function rules(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  return sheet;
}
