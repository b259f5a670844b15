/** The film of a game: all its moves, painted as the table is and written by a worker. */

import { yieldToBrowser } from '../browser/yield';
import type { Scene } from '../engine/engine';
import type { Placed } from '../motion/leg';
import { cardsOf, Deck, layoutFor, paintCards, type Pen } from '../table/paint';
import type { Layout } from '../table/layout';
import { wornColours } from '../themes/page-colours';
import FilmWorker from './film-worker?worker';
import type { FilmSize } from './gif';
import { onTheWay, STILL_MS, stepsFor } from './steps';

export type FilmRequest =
  | { readonly kind: 'begin'; readonly size: FilmSize; readonly samples: ArrayBuffer }
  | { readonly kind: 'frame'; readonly pixels: ArrayBuffer; readonly delayMs: number }
  | { readonly kind: 'end' };
export type FilmReply =
  { readonly kind: 'next' } | { readonly kind: 'done'; readonly bytes: ArrayBuffer };

/** What a film needs of its table, which is a copy. */
export interface FilmTable {
  lineLength(): number;
  goToMove(moves: number, now_ms: number): { readonly scene: Scene };
}

const SIZE: FilmSize = { width: 520, height: 390 };
const MARGIN = 6;

interface Shot {
  readonly layout: Layout;
  readonly cards: readonly Placed[];
}

/**
 * Makes the film. `onProgress` hears which share of it is done, from 0 to 1. Ends with the signal’s
 * reason if it is aborted.
 */
export async function makeFilm(
  table: FilmTable,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const worker = new FilmWorker();
  try {
    const studio = new Studio();
    const length = table.lineLength();
    const shots = Array.from({ length: length + 1 }, (_, moves) => moves);
    // Between two pieces of work, the page can be used.
    const shotAt = async (moves: number): Promise<Shot> => {
      await yieldToBrowser();
      const { scene } = table.goToMove(moves, 0);
      await yieldToBrowser();
      return studio.shot(scene);
    };
    // First, last and one between have all the colours.
    const samples: Uint8ClampedArray[] = [];
    for (const moves of [0, Math.floor(length / 2), length])
      samples.push(await studio.paint(await shotAt(moves)));
    const all = new Uint8ClampedArray(await new Blob(samples.map(bytesOf)).arrayBuffer());
    await ask(worker, { kind: 'begin', size: SIZE, samples: all.buffer }, signal);
    let before: Shot | undefined;
    for (const moves of shots) {
      const shot = await shotAt(moves);
      const steps = stepsFor(length);
      for (let step = 1; before && step <= steps; step += 1) {
        const cards = onTheWay(before.cards, shot.cards, step / (steps + 1));
        const pixels = await studio.paint({ layout: shot.layout, cards });
        await ask(worker, frame(pixels, STILL_MS.between), signal);
      }
      const still = moves === 0 ? 'first' : moves === length ? 'last' : 'move';
      await ask(worker, frame(await studio.paint(shot), STILL_MS[still]), signal);
      before = shot;
      onProgress((moves + 1) / shots.length);
    }
    const done = await ask(worker, { kind: 'end' }, signal);
    if (done.kind !== 'done') throw new Error('the film has no end');
    return new Blob([done.bytes], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}

const bytesOf = (pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> => new Uint8Array(pixels);

function frame(pixels: Uint8ClampedArray<ArrayBuffer>, delayMs: number): FilmRequest {
  return { kind: 'frame', pixels: pixels.buffer, delayMs };
}

/** Sends a request, and waits for the answer: frames are never painted ahead. */
function ask(worker: Worker, request: FilmRequest, signal: AbortSignal): Promise<FilmReply> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.onabort = () => reject(signal.reason as Error);
    worker.onmessage = ({ data }: MessageEvent<FilmReply>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(request, request.kind === 'frame' ? [request.pixels] : []);
  });
}

/** Paints shots on one canvas. */
class Studio {
  readonly #pen: Pen;
  readonly #colours = wornColours();
  /** Cards get smaller when columns get long: one deck for each kind. */
  readonly #decks = new Map<string, Deck>();

  constructor() {
    const canvas = document.createElement('canvas');
    canvas.width = SIZE.width;
    canvas.height = SIZE.height;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('this browser draws no pictures');
    this.#pen = pen;
  }

  shot(scene: Scene): Shot {
    const room = { width: SIZE.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN };
    const layout = layoutFor(scene, room);
    return { layout, cards: cardsOf(scene, layout) };
  }

  async paint({ layout, cards }: Shot): Promise<Uint8ClampedArray<ArrayBuffer>> {
    const kind = JSON.stringify(layout.card);
    const deck = this.#decks.get(kind) ?? new Deck(layout.card, 1);
    this.#decks.set(kind, deck);
    await deck.prepare(cards);
    await yieldToBrowser();
    const pen = this.#pen;
    // One plain colour: a shaded surface would show in stripes.
    pen.fillStyle = this.#colours.table;
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    pen.save();
    pen.translate(MARGIN, MARGIN);
    paintCards(pen, deck, layout, cards);
    pen.restore();
    return pen.getImageData(0, 0, SIZE.width, SIZE.height).data as Uint8ClampedArray<ArrayBuffer>;
  }
}
