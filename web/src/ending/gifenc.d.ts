/** What we use of the package, which brings no types. */
declare module 'gifenc' {
  export type Colour = readonly [red: number, green: number, blue: number];
  export function quantize(rgba: Uint8ClampedArray, most: number): Colour[];
  export function nearestColorIndex(palette: readonly Colour[], colour: Colour): number;
  export interface Encoder {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: readonly Colour[];
        delay: number;
        transparent?: boolean;
        transparentIndex?: number;
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
}
