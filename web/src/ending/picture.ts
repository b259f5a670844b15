/** The picture of a result, to be shared: 1200 by 630, the size that previews of links have. */

import type { Scene } from '../engine/engine';
import { cardsOf, Deck, layoutFor, paintCards, paintSurface, type Pen } from '../table/paint';
import { wornColours } from '../themes/worn';

export const WIDTH = 1200;
export const HEIGHT = 630;

const EDGE = 28;
/** The table lies above: cards are as large as the whole width allows. */
const TABLE = { width: WIDTH - 2 * EDGE, height: 372 };
/** Headline and game stand on the left below it, the figures on the right. */
const LEFT = { x: EDGE + 8, width: 490 };
const FIGURES = { x: 556, width: 205, gap: 10 };

export interface PictureTexts {
  readonly title: string;
  /** Such as “Won!”. */
  readonly headline: string;
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  /** The address of the page. */
  readonly place: string;
}

/** Draws the table of this scene, and the result beside it. */
export async function resultPicture(
  scene: Scene,
  { title, headline, figures, place }: PictureTexts,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const colours = wornColours();
  const family = getComputedStyle(document.documentElement).fontFamily;
  const font = (weight: number, size: number) => `${weight} ${size}px ${family}`;
  pen.fillStyle = colours.bar;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await paintTable(pen, scene, colours);
  // What does not fit is written smaller.
  const write = (
    text: string,
    [x, y, width]: readonly [x: number, y: number, width: number],
    [weight, size]: readonly [weight: number, size: number],
    colour: string,
  ): void => {
    pen.font = font(weight, size);
    const fits = Math.min(1, width / pen.measureText(text).width);
    pen.font = font(weight, Math.floor(size * fits));
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  const ink = colours['bar-text'];
  write(headline, [LEFT.x, 482, LEFT.width], [800, 66], colours.accent);
  write(title, [LEFT.x, 536, LEFT.width], [600, 38], ink);
  figures.forEach(({ name, value }, at) => {
    const x = FIGURES.x + at * (FIGURES.width + FIGURES.gap);
    write(name, [x, 454, FIGURES.width], [400, 26], ink);
    write(value, [x, 516, FIGURES.width], [750, 60], ink);
  });
  write('Webspinner', [LEFT.x, HEIGHT - EDGE, 200], [700, 26], ink);
  write(place, [FIGURES.x, HEIGHT - EDGE, 600], [400, 26], ink);
  return canvas;
}

async function paintTable(
  pen: Pen,
  scene: Scene,
  colours: Parameters<typeof paintSurface>[2],
): Promise<void> {
  const margin = 14;
  const room = { width: TABLE.width - 2 * margin, height: TABLE.height - 2 * margin };
  const layout = layoutFor(scene, room);
  const cards = cardsOf(scene, layout);
  const deck = new Deck(layout.card, 2);
  await deck.prepare(cards);
  pen.save();
  pen.translate(EDGE, EDGE);
  pen.beginPath();
  pen.roundRect(0, 0, TABLE.width, TABLE.height, 22);
  pen.clip();
  paintSurface(pen, TABLE, colours);
  pen.translate(margin, margin);
  paintCards(pen, deck, layout, cards);
  pen.restore();
}

/** A canvas as a PNG. */
export function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('this browser makes no PNG'))),
      'image/png',
    ),
  );
}
