/** Which games count, and how: the engine says so, for page, terminal and command line alike. */

import type { Group, PlayedGame, WholeEngine } from '../engine/whole';
import { whole } from '../engine/whole';

export type { Group };

/** A game that counts: one that was left is lost, and has ended when it was left. */
export type Counted<H extends PlayedGame> = H & {
  readonly left: boolean;
  /** The groups of the statistics that it belongs to, the widest first. */
  readonly groups: readonly Group[];
};

/** The games that count, in the order in which they ended. Needs the whole engine. */
export function countedGames<H extends PlayedGame>(
  games: readonly H[],
  engine: Pick<WholeEngine, 'counted'> = whole(),
): Counted<H>[] {
  return engine.counted({ games: [...games] }).games.map(({ place, ended, left, groups }) => {
    const game = games[place]!;
    const info = left ? { ...game.info, result: 'lost' } : game.info;
    return { ...game, updated: ended, info, left, groups };
  });
}

/** Those of a game, or of all if it is empty, that belong to a group. */
export function inGroup<C extends { readonly info: { game: string }; groups: readonly Group[] }>(
  games: readonly C[],
  wanted: { readonly game: string; readonly group: Group },
): C[] {
  return games.filter(
    ({ info, groups }) =>
      (wanted.game === '' || info.game === wanted.game) && groups.includes(wanted.group),
  );
}
