/** The picture of a result, to be shared: 1200 by 630, the size that previews of links have. */

import { paintSurface } from '../table/paint';
import { wornColours } from '../themes/page-colours';
import { paintStory, type StoryTexts } from './story-picture';
import type { Story } from './story';

export const WIDTH = 1200;
export const HEIGHT = 630;

const EDGE = 28;
/** The story lies above, on the table. */
const TABLE = { width: WIDTH - 2 * EDGE, height: 392 };
/** Headline and game are on the left below it, the figures on the right. */
const LEFT = { x: EDGE + 8, width: 490 };
const FIGURES = { x: 556, width: 205, gap: 10 };

export interface PictureTexts {
  readonly title: string;
  /** Such as “Won!”. */
  readonly headline: string;
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  /** The address of the page. */
  readonly place: string;
  readonly story: StoryTexts;
}

/** How a result is told. */
export interface Telling {
  readonly won: boolean;
  /** Whether suits are shown: not where others have the deal before them. */
  readonly suits: boolean;
}

/** Draws how the game went, and the result below it. */
export function resultPicture(
  told: Story,
  telling: Telling,
  { title, headline, figures, place, story }: PictureTexts,
): HTMLCanvasElement {
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
  pen.save();
  pen.translate(EDGE, EDGE);
  pen.beginPath();
  pen.roundRect(0, 0, TABLE.width, TABLE.height, 22);
  pen.clip();
  paintSurface(pen, TABLE, colours);
  paintStory(pen, told, { ...telling, ...TABLE, colours, font, texts: story });
  pen.restore();
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
  write(headline, [LEFT.x, 496, LEFT.width], [800, 66], colours.accent);
  write(title, [LEFT.x, 548, LEFT.width], [600, 38], ink);
  figures.forEach(({ name, value }, at) => {
    const x = FIGURES.x + at * (FIGURES.width + FIGURES.gap);
    write(name, [x, 468, FIGURES.width], [400, 26], ink);
    write(value, [x, 530, FIGURES.width], [750, 60], ink);
  });
  write('Webspinner', [LEFT.x, HEIGHT - 24, 240], [700, 30], ink);
  write(place, [FIGURES.x, HEIGHT - 24, 600], [400, 26], ink);
  return canvas;
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
