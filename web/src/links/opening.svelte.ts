/** Opens links, and makes links to what is on the table. */

import { engine, Table } from '../engine/engine';
import { game } from '../game/current';
import { showReplay } from '../replay/shown-replay.svelte';
import { lastPractice } from '../store/practice';
import { say } from '../words/words.svelte';
import { addressOf, BadAddress, readAddress, type LinkTarget } from './address';
import { close, open } from '../ui/windows.svelte';

/** A link that would replace the game on the table, until the player agrees. */
let waiting = $state.raw<Link>();

/** What a link opens, and the part of the address that says so. */
interface Link {
  readonly target: LinkTarget;
  readonly hash: string;
}

/** The link that opened the game on the table, until that game is saved. */
let standing: { readonly link: Link; readonly laid: number } | undefined;

/** Opens the pending link: the player has agreed. */
export function openPendingLink(): void {
  if (waiting) attempt(waiting);
  waiting = undefined;
}

/** Opens what the page's address points to. Returns whether that put a game on the table. */
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
    link.target.kind !== 'record' && game.scene?.can.restart && game.scene.ending === undefined;
  if (!leaves) attempt(link);
  else if (isSound(link.target)) {
    waiting = link;
    await open('leaveGame');
  }
}

async function read(): Promise<Link | undefined> {
  const { hash } = location;
  try {
    const target = await readAddress({ hash });
    if (!target) return undefined;
    showStanding();
    return { target, hash };
  } catch (error) {
    showStanding();
    complain(error);
    return undefined;
  }
}

/** Whether a link works. If not, a notice says why, and there is no question to the player. */
function isSound(target: LinkTarget): boolean {
  try {
    if (target.kind === 'deal') Table.deal(target.game, target.deal).free();
    else if (target.kind === 'position') Table.practice(target.game, target.picture).free();
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** Opens a link. Returns whether that put a game on the table; if it fails, the game stays. */
function attempt(link: Link): boolean {
  const { target } = link;
  try {
    if (target.kind === 'deal') game.dealGame(target.game, target.deal);
    else if (target.kind === 'position') game.practice(target.game, target.picture);
    else showRecord(target.record);
  } catch (error) {
    complain(error);
    return false;
  }
  if (target.kind === 'record') return false;
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
  const isRestorable =
    scene?.can.restart && (standing.link.target.kind === 'deal' || lastPractice());
  if (standing.laid === laid && !isRestorable) return;
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
export async function linkTo(target: LinkTarget): Promise<string> {
  return location.origin + location.pathname + (await addressOf(target));
}
