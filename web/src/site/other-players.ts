/** How other players of a site did on a deal, or else with all deals of its game. */

import { api, type Api } from './api';
import type { SharedFigures } from './wire';

export interface Others {
  /** What the figures are about. */
  readonly of: 'deal' | 'game';
  readonly figures: SharedFigures;
}

/** Fewer games than this say nothing about others: one of them may be the player's own. */
const FEW = 2;

/** Undefined if there is no server, or nothing is known there. */
export async function othersDid(
  game: string,
  deal: string | undefined,
  assisted: boolean,
  site: Pick<Api, 'statistics'> = api,
): Promise<Others | undefined> {
  const asked = [...(deal === undefined ? [] : [deal]), undefined];
  for (const one of asked) {
    const answer = await site.statistics(game, one);
    // Without a server there is nothing more to ask for.
    if (!answer.ok && answer.failure.is !== 'problem') return undefined;
    if (!answer.ok) continue;
    const figures = assisted ? answer.value.assisted : answer.value.unassisted;
    if (figures.played >= FEW) return { of: one === undefined ? 'game' : 'deal', figures };
  }
  return undefined;
}
