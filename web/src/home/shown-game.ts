/**
 * The game that plays itself on the start screen, as the fair player won it: the game of
 * `webspinner match spider-1 --deals own:120`. Its first row has no court, so no card waits for its
 * picture on a first visit.
 */
export const SHOWN = {
  game: 'spider-1',
  deal: 'own:120',
  moves: `
8-4 7-10 9-5 4-6x2 9-4 9-8 10-9x2 9-10x3 9-7 4-7x2 5-8x2 1-4 4-2 6-9x3 8-6x4 10-2x2 2-9x4 8-10
7-8x4 9-10 d 3-7 9-7 6-7 7-6x4 9-6x3 5-7 9-7x3 4-10 6-7x3 10-7 8-9 6-8x4 7-9x6 7-6x2 8-6x2 9-4x3
4-6x4 3-8 9-8x2 8-7x5 5-1 9-3x2 7-5x5 1-2 5-8x5 3-5x3 5-7x3 8-7x2 3-10 10-3 2-1 7-8x2 7-9x4 3-7
8-9x2 9-5x5 d 10-9 1-3 1-9x2 4-9 5-9 8-9 6-8 8-9x2 1-8 8-6x7 5-9 5-6 7-6 d 9-5 6-9 5-3 d 3-8x2
6-8x8 7-6 8-5 d 8-9x8 2-8x2 8-6x3 10-9 10-9 9-8x11 1-9 5-4 7-2 7-3 9-6x2 3-9x2 4-10 5-8 2-6x2
6-3x8 3-6x5 10-9x2 7-10 10-8x2 10-6x4 3-2x3 8-5x3 9-2x3 5-9x4 9-8x3 2-10x5 2-5 10-4 10-5x4 9-1
5-9x6 1-5x2 8-5x3 5-9x7 2-9 10-3 4-5 10-9 1-2 6-7 2-3x2 5-4 7-2 10-4 4-10x3 6-8 10-5x2 5-1x4 3-6x4
1-3x4 4-3 8-3x2 6-8x3 2-7 3-8x7 7-8x2 7-2 10-5 5-3x2 3-1x2 4-7 2-8x2 3-10x2 8-3 8-5x2 2-8 1-2x3
1-10 1-4 1-5 2-1x4 7-10 1-9x4 2-8 3-1x2 3-7 4-7x2 4-9 8-9x2 5-9x4 7-10x3 3-10 4-10 1-10x2 10-2x11
2-6x12
`
    .trim()
    .split(/\s+/),
};
