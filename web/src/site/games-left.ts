/** What is sent to the server about games that were left. Without them its rates would flatter. */

import { resumeTable } from '../engine/tables';
import { history } from '../saved/history';
import type { WaitingResult } from '../store/database';
import { getGame, note, savedGameSummaries } from '../store/saved-games';
import { resultOf } from './results';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long the player can go on with a game before a site is told that it is lost. */
const AFTER_MS = 7 * DAY_MS;
/** A site is told nothing of games that were left earlier: perhaps nothing was shared then. */
const UNTIL_MS = 30 * DAY_MS;

/**
 * The games left a week ago that no site was told of, lost as they are. Notes that they are told.
 */
export async function untoldGames(now = Date.now()): Promise<WaitingResult[]> {
  const results: WaitingResult[] = [];
  for (const { id, left, told, updated } of await history(await savedGameSummaries())) {
    const age = now - Date.parse(updated);
    const game = left && !told && age > AFTER_MS && age < UNTIL_MS ? await getGame(id) : undefined;
    if (!game) continue;
    const table = resumeTable(game.record);
    const ended = table.saved(true, 0);
    table.free();
    const result = ended && resultOf({ ...game, ...ended });
    if (!result) continue;
    await note(game, { told: true });
    results.push(result);
  }
  return results;
}
