/** The movements of cards, of which a plan is made. */

export interface Point {
  readonly x: number;
  readonly y: number;
  /** How much larger than others the card is drawn there. */
  readonly size?: number;
}

/** A card on the table. */
export interface Placed extends Point {
  readonly id: number;
  /** Its short name; undefined while it lies face down. */
  readonly face: string | undefined;
  /** The stacking order: higher cards are drawn later. */
  readonly z: number;
  /** Its pile: `column 3`, `stock`. */
  readonly pile: string;
}

/** How a card moves. */
export type Way =
  /** Lifted, carried and put down. */
  | 'carry'
  /** Thrown from the stock or back to it. */
  | 'deal'
  /** A short swell of a run that is about to leave. */
  | 'swell'
  /** In an arc to the collected runs or back. */
  | 'gather'
  /** The last card of a run on its arc. */
  | 'crown'
  /** Along the table, as its column becomes denser or looser. */
  | 'nudge'
  /** Turned over where it lies. */
  | 'turn';

export type Sound = 'slide' | 'snap' | 'flip' | 'run';

/** One movement of one card. */
export interface Leg {
  readonly card: number;
  readonly way: Way;
  readonly from: Point;
  readonly to: Point;
  readonly startMs: number;
  readonly durationMs: number;
  /** The stacking order before it begins, under way, and after it. */
  readonly lies: number;
  readonly over: number;
  readonly lands: number;
  /** What the card shows before and after; the same if it is not turned over. */
  readonly shows: readonly [string | undefined, string | undefined];
  /** Whether it was in the player’s hand, lifted already. */
  readonly held: boolean;
  /** What is heard as it leaves, and as it arrives. */
  readonly leaves?: Sound | undefined;
  readonly landsWith?: Sound | undefined;
}
