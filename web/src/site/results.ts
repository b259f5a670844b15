/** What is sent to the server about a game that has ended. */

import { engine } from '../engine/engine';
import type { EndedGame } from '../game/autosave.svelte';
import { settings } from '../settings/settings.svelte';
import type { WaitingResult } from '../store/database';

/** The beginning of a deal that lists its cards one by one (`docs/formats.md`, "Deals"). */
const LAID_OUT = 'cards:';

/**
 * Undefined for a custom game and for a deal laid out by hand, which could be made trivial to win:
 * only what everybody can play is compared.
 */
export function resultOf({ id, record, info, day }: EndedGame): WaitingResult | undefined {
  if (!engine.isBuiltIn(info.game) || info.deal.startsWith(LAID_OUT)) return undefined;
  const { nickname } = settings;
  return {
    id,
    record,
    ...(day === undefined ? {} : { day }),
    ...(nickname === '' ? {} : { nickname }),
  };
}
