/** The position on the table as a picture, painted as the table is. */

import type { Scene } from '../engine/engine';
import { cardsOf, Deck, layoutFor, paintCards } from '../table/paint';
import { wornColours } from '../themes/page-colours';

/** In pixels of the page; the picture has twice as many, for screens that show them all. */
const SIZE = { width: 760, height: 570 };
const MARGIN = 10;
const SCALE = 2;

export async function positionPicture(scene: Scene): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width * SCALE;
  canvas.height = SIZE.height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const room = { width: SIZE.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN };
  const layout = layoutFor(scene, room);
  const cards = cardsOf(scene, layout);
  const deck = new Deck(layout.card, SCALE);
  await deck.prepare(cards);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = wornColours().table;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.translate(MARGIN, MARGIN);
  paintCards(pen, deck, layout, cards);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
