/**
 * The text about a move that is shown before it is made: each kind has its colour and its arrow.
 */
export type HintKind = 'plain' | 'better' | 'losing';
