/** The four suits: how the engine names them and how they are drawn. */

export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/**
 * Outlines, centred on the origin and 100 units high. Ours; the optical widths differ on purpose,
 * so that the four look equally large beside one another.
 */
export const SUIT_OUTLINES: Record<Suit, string> = {
  S: 'M0-50C7-32 43-9 43 16C43 30 33 38 22 38C14 38 8 34 4.5 28C5 38 9 45 17 50L-17 50C-9 45-5 38-4.5 28C-8 34-14 38-22 38C-33 38-43 30-43 16C-43-9-7-32 0-50Z',
  H: 'M0 49C-7 31-45 7-45-20C-45-37-34-47-22-47C-11-47-3-40 0-30C3-40 11-47 22-47C34-47 45-37 45-20C45 7 7 31 0 49Z',
  C: 'M0-49A22.5 22.5 0 0 1 17-12A23 23 0 1 1 4.5 21C5 35 9 44 17 50L-17 50C-9 44-5 35-4.5 21A23 23 0 1 1-17-12A22.5 22.5 0 0 1 0-49Z',
  D: 'M0-52C10-33 25-14 40 0C25 14 10 33 0 52C-10 33-25 14-40 0C-25-14-10-33 0-52Z',
};

/** Half of each outline's width, for setting a suit beside something else. */
export const SUIT_HALF_WIDTHS: Record<Suit, number> = { S: 43, H: 45, C: 46, D: 40 };
