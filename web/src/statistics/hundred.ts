/** The hundred: the same hundred deals of a game for everybody, and one try each. */

import type { Group } from '../saved/counted';
import type { HundredKind } from '../site/wire';

export const DEALS = 100;

/** What has become of a deal: a first try of another kind gives it away. */
export type Try = 'won' | 'lost' | 'begun' | 'other';

export interface Series {
  /** Of each deal, the first one first. */
  readonly tries: readonly (Try | undefined)[];
  readonly won: number;
  /** How many have ended, in whatever way. */
  readonly ended: number;
  /** The number of the first deal that was never begun. */
  readonly next: number | undefined;
}

interface Head {
  readonly info: { readonly game: string; readonly deal: string; readonly result: string };
}
interface Begun extends Head {
  readonly info: Head['info'] & { readonly begun: boolean };
}

export const dealOf = (number: number): string => `own:${number}`;

/**
 * Where the player stands: `counted` are the games that count, with their groups, and `all` those
 * of the player, in any order.
 */
export function seriesOf(
  counted: readonly (Head & { readonly groups: readonly Group[] })[],
  all: readonly Begun[],
  game: string,
  kind: HundredKind,
): Series {
  const place = new Map(Array.from({ length: DEALS }, (_, nth) => [dealOf(nth + 1), nth]));
  const tries: (Try | undefined)[] = Array.from({ length: DEALS });
  for (const { info } of all) {
    const nth = info.game === game && info.begun ? place.get(info.deal) : undefined;
    if (nth !== undefined) tries[nth] = 'begun';
  }
  for (const { info, groups } of counted) {
    const nth = info.game === game ? place.get(info.deal) : undefined;
    if (nth === undefined || groups.includes('again')) continue;
    // A kind is a name there, like the other groups.
    if (!(groups as readonly unknown[]).includes(kind)) tries[nth] = 'other';
    else tries[nth] = info.result === 'won' ? 'won' : 'lost';
  }
  const next = tries.indexOf(undefined);
  return {
    tries,
    won: tries.filter((one) => one === 'won').length,
    ended: tries.filter((one) => one !== undefined && one !== 'begun').length,
    next: next < 0 ? undefined : next + 1,
  };
}
