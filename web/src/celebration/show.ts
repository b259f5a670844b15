/** What a celebration is: what is drawn at each moment, worked out without drawing anything. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The table that is celebrated on, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly card: { readonly width: number; readonly height: number };
  /** The middles of the piles of won cards. */
  readonly piles: readonly Point[];
  /** How many faces there are. */
  readonly pictures: number;
  /** The colours of what sparkles and falls. */
  readonly colours: readonly string[];
}

/** Something that is drawn, by its middle. */
export type Mark =
  | (Point & {
      readonly kind: 'card';
      readonly picture: number;
      readonly scale: number;
      /** In the plane of the table, in radians. */
      readonly lean: number;
      /** Out of it: 1 shows the face, 0 the edge, -1 the back. */
      readonly turn: number;
      readonly alpha: number;
    })
  | (Point & {
      readonly kind: 'shape';
      /** As a path, centred on the origin and 100 units high. */
      readonly outline: string;
      readonly size: number;
      readonly lean: number;
      readonly alpha: number;
      readonly colour: string;
    })
  | (Point & {
      readonly kind: 'spark';
      readonly size: number;
      readonly alpha: number;
      readonly colour: string;
    })
  | {
      readonly kind: 'thread';
      readonly points: readonly Point[];
      readonly width: number;
      readonly alpha: number;
    };

export interface Show {
  readonly lengthMs: number;
  /** Whether everything stays visible that was ever drawn. */
  readonly stays: boolean;
  /** How dark the table becomes, from 0 to 1. */
  readonly dims: number;
  marks(atMs: number): Mark[];
}

/** A kind of celebration; `random` yields numbers from 0 up to 1. */
export type Style = (room: Room, random: () => number) => Show;

/** How far something has got between two moments, from 0 to 1. */
export function between(at: number, start: number, end: number): number {
  return Math.min(1, Math.max(0, (at - start) / (end - start)));
}

export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
