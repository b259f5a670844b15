/** Opens links, and makes links to what is on the table. */

import { engine, Table } from '../engine/engine';
import { game } from '../game/current';
import { showReplay } from '../replay/shown.svelte';
import { lastPractice } from '../store/practice';
import { say } from '../words/words.svelte';
import { addressOf, BadAddress, readAddress, type Asked } from './address';
import { close, open } from '../ui/windows.svelte';

/** A link that would replace the game on the table, until the player agrees. */
let waiting = $state.raw<Link>();

/** What a link opens, and the part of the address that says so. */
interface Link {
  readonly asked: Asked;
  readonly hash: string;
}

/** The link that opened the game on the table, until that game is saved. */
let standing: { readonly link: Link; readonly laid: number } | undefined;

/** Opens the pending link: the player has agreed. */
export function openPendingLink(): void {
  if (waiting) attempt(waiting);
  waiting = undefined;
}

/** Opens what the page's address asks for. Returns whether that put a game on the table. */
export async function openAddress(): Promise<boolean> {
  const link = await read();
  return link !== undefined && attempt(link);
}

/** Opens a link while a game is on the table, which is left only with the player’s consent. */
export async function addressChanged(): Promise<void> {
  const link = await read();
  if (!link) return;
  // A record opens in a window and does not replace the game.
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

/** Whether a link works. If not, a notice says why, and the player is not asked about it. */
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

/** Opens a link. Returns whether that put a game on the table; if it fails, the game stays. */
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
  // An open window is about the game that was there before.
  close();
  standing = { link, laid: game.laid };
  showStanding();
  return true;
}

/**
 * Keeps the link in the address until the first move, because the game is not saved before; so a
 * reload brings back the same game. Call this whenever the table has changed.
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
