/**
 * One history on several devices: imports the games that the server stores for a player.
 */

import { v4 as newId } from 'uuid';

import type { RecordInfo } from '../engine/engine';
import { whole } from '../engine/whole';
import { saveGame } from '../store/database';
import { getGame } from '../store/saved-games';
import type { Exported } from './wire';

/** Saves the games that are not here yet. Returns how many. */
export async function importHistory({ results }: Exported): Promise<number> {
  let taken = 0;
  for (const { id, record, received, day } of results) {
    if (await getGame(id)) continue;
    const info = infoOf(record);
    if (!info) continue;
    const game = { id, revision: 0, started: received, updated: received, record, info };
    await saveGame(day === undefined ? game : { ...game, day }, newId());
    taken += 1;
  }
  return taken;
}

/** Undefined for a game that this version of the page does not know. */
function infoOf(record: string): RecordInfo | undefined {
  try {
    return whole().recordInfo(record);
  } catch {
    return undefined;
  }
}
