/** Results to beat that came with links, until their deals have been forgotten for newer ones. */

import { keep, keptList } from '../browser/local-storage';

export interface Challenge {
  readonly game: string;
  readonly deal: string;
  readonly points: number;
  readonly moves: number;
  readonly timeMs?: number;
  readonly by?: string;
}

const NAME = 'webspinner-challenges';
const MOST = 30;

/** The challenge that came last with this deal. */
export function challengeOf(game: string, deal: string | undefined): Challenge | undefined {
  return all().find((one) => one.game === game && one.deal === deal);
}

export function storeChallenge(challenge: Challenge): void {
  const { game, deal } = challenge;
  const others = all().filter((one) => one.game !== game || one.deal !== deal);
  keep(NAME, [challenge, ...others].slice(0, MOST));
}

const all = (): Challenge[] => keptList(NAME, isChallenge);

/** What is stored need not be ours. */
function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null) return false;
  const { game, deal, points, moves, timeMs, by } = value as Record<string, unknown>;
  return (
    typeof game === 'string' &&
    typeof deal === 'string' &&
    Number.isSafeInteger(points) &&
    Number.isSafeInteger(moves) &&
    (timeMs === undefined || Number.isSafeInteger(timeMs)) &&
    (by === undefined || typeof by === 'string')
  );
}
