/**
 * Writes films as GIF: the one format for moving pictures that every browser makes alike and every
 * messenger plays. All frames share one palette, and each holds only what has changed.
 */

import { GIFEncoder, nearestColorIndex, quantize, type Colour } from 'gifenc';

/** The last index stands for what has not changed. */
const SAME = 255;
/** Players slow down films with shorter frames. */
const STEP_MS = 20;

export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

export class GifWriter {
  readonly #encoder = GIFEncoder();
  readonly #size: FilmSize;
  readonly #palette: Colour[];
  /** The index for each colour of 16 bits that has been met. */
  readonly #known = new Int16Array(1 << 16).fill(-1);
  #before: Uint8Array | undefined;
  #waiting: { readonly index: Uint8Array; delayMs: number } | undefined;
  #isFirst = true;

  /** `samples` are pixels in all the colours that matter. */
  constructor(size: FilmSize, samples: Uint8ClampedArray) {
    this.#size = size;
    this.#palette = quantize(samples, SAME);
    while (this.#palette.length <= SAME) this.#palette.push([0, 0, 0]);
  }

  /** Adds a picture, shown for this long. One like the picture before it prolongs that one. */
  add(rgba: Uint8ClampedArray, delayMs: number): void {
    const index = this.#indexed(rgba);
    const before = this.#before;
    if (before && this.#waiting && index.every((colour, at) => colour === before[at])) {
      this.#waiting.delayMs += delayMs;
      return;
    }
    this.#flush();
    const changed = before
      ? index.map((colour, at) => (colour === before[at] ? SAME : colour))
      : index;
    this.#before = index;
    this.#waiting = { index: changed, delayMs };
  }

  /** The whole file. */
  finish(): Uint8Array<ArrayBuffer> {
    this.#flush();
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  #flush(): void {
    if (!this.#waiting) return;
    const { index, delayMs } = this.#waiting;
    const { width, height } = this.#size;
    this.#encoder.writeFrame(index, width, height, {
      ...(this.#isFirst && { palette: this.#palette }),
      delay: Math.max(STEP_MS, delayMs),
      transparent: !this.#isFirst,
      transparentIndex: SAME,
      // What is there stays for the next frame.
      dispose: 1,
    });
    this.#isFirst = false;
    this.#waiting = undefined;
  }

  #indexed(rgba: Uint8ClampedArray): Uint8Array {
    const index = new Uint8Array(rgba.length / 4);
    for (let at = 0; at < index.length; at += 1) {
      const [red, green, blue] = [rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!];
      const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
      let colour = this.#known[key]!;
      if (colour < 0) {
        const { length } = this.#palette;
        colour = nearestColorIndex(this.#palette.slice(0, length - 1), [red, green, blue]);
        this.#known[key] = colour;
      }
      index[at] = colour;
    }
    return index;
  }
}
