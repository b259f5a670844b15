/** Opening what an address asks for, and making addresses of what is on the table. */

import { engine, Table } from '../engine/engine';
import { game } from '../game/current';
import { showReplay } from '../replay/shown.svelte';
import { lastPractice } from '../store/practice';
import { say } from '../words/words.svelte';
import { addressOf, BadAddress, readAddress, type Asked } from './address';
import { close, open } from '../ui/windows.svelte';

/** What a link asks for while a game is on the table that it would take the place of. */
let waiting = $state.raw<Link>();

/** What an address asks for, and the part of the address that does. */
interface Link {
  readonly asked: Asked;
  readonly hash: string;
}

/** The link that laid out what is on the table, as long as nothing else would bring that back. */
let standing: { readonly link: Link; readonly laid: number } | undefined;

/** Whether a link waits for the player's consent. */
export function openPendingLink(): void {
  if (waiting) attempt(waiting);
  waiting = undefined;
}

/** Opens what the page's address asks for, and says whether that put a game on the table. */
export async function openAddress(): Promise<boolean> {
  const link = await read();
  return link !== undefined && attempt(link);
}

/** The same while a game is on the table: a game under way is left only if the player wants to. */
export async function addressChanged(): Promise<void> {
  const link = await read();
  if (!link) return;
  // A record is shown in a window over the table, and takes nobody's place.
  const leaves =
    link.asked.kind !== 'record' && game.scene?.can.restart && game.scene.ending === undefined;
  if (!leaves) attempt(link);
  else if (isSound(link.asked)) {
    waiting = link;
    await open('leaveGame');
  }
}

async function read(): Promise<Link | undefined> {
  const { hash } = location;
  try {
    const asked = await readAddress({ hash });
    if (!asked) return undefined;
    showStanding();
    return { asked, hash };
  } catch (error) {
    showStanding();
    complain(error);
    return undefined;
  }
}

/** Whether it can be opened; why not is said. Nobody is asked about a link that leads nowhere. */
function isSound(asked: Asked): boolean {
  try {
    if (asked.kind === 'deal') Table.deal(asked.game, asked.deal).free();
    else if (asked.kind === 'position') Table.practice(asked.game, asked.picture).free();
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** Says whether it put a game on the table. If it cannot be opened, what is there stays. */
function attempt(link: Link): boolean {
  const { asked } = link;
  try {
    if (asked.kind === 'deal') game.dealGame(asked.game, asked.deal);
    else if (asked.kind === 'position') game.practice(asked.game, asked.picture);
    else showRecord(asked.record);
  } catch (error) {
    complain(error);
    return false;
  }
  if (asked.kind === 'record') return false;
  // A window that lies over the table is about the game that was there.
  close();
  standing = { link, laid: game.laid };
  showStanding();
  return true;
}

/**
 * To load the page anew brings back what is on the table. It is kept from its first move on; until then
 * its link stays in the address. To be called when the table has changed.
 */
export function settleAddress(): void {
  const { laid, scene } = game;
  if (!standing) return;
  const kept = scene?.can.restart && (standing.link.asked.kind === 'deal' || lastPractice());
  if (standing.laid === laid && !kept) return;
  standing = undefined;
  showStanding();
}

function showStanding(): void {
  history.replaceState(
    history.state,
    '',
    location.pathname + location.search + (standing?.link.hash ?? ''),
  );
}

function showRecord(record: string): void {
  const { name, result } = engine.recordInfo(record);
  showReplay({
    table: Table.resume(record),
    record,
    title: name,
    isOver: result !== 'unfinished',
    isCurrent: false,
  });
}

function complain(error: unknown): void {
  const reason = error instanceof BadAddress ? say(`link-${error.flaw}`) : String(error);
  game.note(say('note-bad-link', { reason }), 'problem');
}

/** The whole address that opens this anywhere. Throws a `BadAddress` if it would be too long. */
export async function linkTo(asked: Asked): Promise<string> {
  return location.origin + location.pathname + (await addressOf(asked));
}
