/**
 * Paints a table on a canvas, with the cards and the colours that the player sees: for pictures and
 * films of a game.
 */

import { faceSvg } from '../cards/faces';
import { lateFaces } from '../cards/loaded.svelte';
import { placeSvg } from '../cards/places';
import { raster } from '../cards/raster';
import type { Scene } from '../engine/engine';
import type { Placed } from '../motion/leg';
import { drawnBackSvg } from '../settings/back.svelte';
import { facesFor } from '../settings/faces';
import { settings } from '../settings/settings.svelte';
import { fit, type Size } from './fit';
import { drawnCards } from './geometry';
import type { Layout, Point } from './layout';

export type Pen = CanvasRenderingContext2D;

/** The colours of a table. */
export interface Colours {
  readonly table: string;
  readonly 'table-edge': string;
  readonly place: string;
}

/** Where everything lies in a picture of this size. */
export function layoutFor(scene: Scene, size: Size): Layout {
  return fit(scene, size, settings);
}

/** The cards of a scene where they lie, the lowest first. */
export function cardsOf(scene: Scene, layout: Layout): Placed[] {
  return drawnCards(scene, layout).sort((one, other) => one.z - other.z);
}

/** Pictures of cards of one size; faces are drawn when they are first needed. */
export class Deck {
  readonly #card: Layout['card'];
  readonly #scale: number;
  readonly #pictures = new Map<string, HTMLCanvasElement>();

  constructor(card: Layout['card'], scale: number) {
    this.#card = card;
    this.#scale = scale;
  }

  /** Draws whatever of these cards is not drawn yet, one after another. */
  async prepare(cards: readonly Pick<Placed, 'face'>[]): Promise<void> {
    for (const face of new Set(['', 'place', ...cards.map(({ face = '' }) => face)]))
      if (!this.#pictures.has(face)) {
        this.#pictures.set(face, await this.#draw(face));
        // A court figure takes some time to draw: one in each turn of the browser.
        await new Promise((resolve) => setTimeout(resolve));
      }
  }

  #draw(face: string): Promise<HTMLCanvasElement> {
    const { width, height, low = false } = this.#card;
    const [wide, high] = [width * this.#scale, height * this.#scale];
    const options = { ...facesFor({ width: wide, height: high, low }), late: lateFaces() };
    const svg =
      face === 'place'
        ? placeSvg('vacancy', 0.6)
        : face === ''
          ? drawnBackSvg(options)
          : faceSvg(face, options);
    return raster(svg, width, height, this.#scale);
  }

  paint(pen: Pen, face: string, { x, y }: Point): void {
    const picture = this.#pictures.get(face);
    const { width, height } = this.#card;
    if (picture) pen.drawImage(picture, x, y, width, height);
  }
}

/** The surface of a table without cards. */
export function paintSurface(pen: Pen, { width, height }: Size, colours: Colours): void {
  const light = pen.createRadialGradient(
    width / 2,
    height * 0.35,
    0,
    width / 2,
    height * 0.35,
    Math.hypot(width, height) * 0.62,
  );
  light.addColorStop(0, colours.table);
  light.addColorStop(1, colours['table-edge']);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

/** The empty places, and these cards in this order. */
export function paintCards(
  pen: Pen,
  deck: Deck,
  layout: Layout,
  cards: readonly (Point & Pick<Placed, 'face'>)[],
): void {
  for (const place of [...layout.columns, ...layout.foundations, ...layout.reserves])
    deck.paint(pen, 'place', place);
  for (const card of cards) deck.paint(pen, card.face ?? '', card);
}
