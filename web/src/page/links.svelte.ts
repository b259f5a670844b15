/** Opening what an address asks for, and making addresses of what is on the table. */

import { engine, Table } from '../engine/engine';
import { game } from '../game/game.svelte';
import { showReplay } from '../replay/shown.svelte';
import { say } from '../words/words.svelte';
import { addressOf, BadAddress, readAddress, type Asked } from './address';
import { open } from './windows.svelte';

/** What a link asks for while a game is on the table that it would take the place of. */
let waiting = $state.raw<Asked>();

/** Whether a link waits for the player's consent. */
export function openWaiting(): void {
  if (waiting) attempt(waiting);
  waiting = undefined;
}

/**
 * Opens what the page's address asks for, and says whether that put a game on the table. Then the
 * address is the page's own again, so that to load it anew goes on with the game.
 */
export async function openAddress(): Promise<boolean> {
  try {
    const asked = await readAddress(location);
    if (!asked) return false;
    forgetAddress();
    return attempt(asked);
  } catch (error) {
    forgetAddress();
    complain(error);
    return false;
  }
}

/** The same while a game is on the table: a game under way is left only if the player wants to. */
export async function addressChanged(): Promise<void> {
  try {
    const asked = await readAddress(location);
    if (!asked) return;
    forgetAddress();
    // A record is shown in a window over the table, and takes nobody's place.
    const leaves = asked.kind !== 'record' && game.scene?.can.restart && game.scene.ending === undefined;
    if (!leaves) attempt(asked);
    else {
      waiting = asked;
      await open('leave');
    }
  } catch (error) {
    forgetAddress();
    complain(error);
  }
}

function forgetAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Says whether it put a game on the table. If it cannot be opened, what is there stays. */
function attempt(asked: Asked): boolean {
  try {
    if (asked.kind === 'deal') game.deal_game(asked.game, asked.deal);
    else if (asked.kind === 'position') game.practice(asked.game, asked.picture);
    else showRecord(asked.record);
    return asked.kind !== 'record';
  } catch (error) {
    complain(error);
    return false;
  }
}

function showRecord(record: string): void {
  const { name, result } = engine.recordInfo(record);
  showReplay({ table: Table.resume(record), title: name, isOver: result !== 'unfinished', isCurrent: false });
}

function complain(error: unknown): void {
  const reason = error instanceof BadAddress ? say(`link-${error.flaw}`) : String(error);
  game.note(say('note-bad-link', { reason }), 'problem');
}

/** The whole address that opens this anywhere. Throws a `BadAddress` if it would be too long. */
export async function linkTo(asked: Asked): Promise<string> {
  return location.origin + location.pathname + (await addressOf(asked));
}
