/** Opens links. It is loaded when there is one. */

import { engine } from '../engine/engine';
import { dealTable, resumeTable, setUpTable } from '../engine/tables';
import { whole } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import { newDeal } from '../game/deals';
import { offerGame } from '../saved/offered-game';
import { learn, solve } from '../tasks/wanted.svelte';
import { showReplay } from '../game/shown-replay.svelte';
import { showReview } from '../game/shown-review.svelte';
import { lastPractice } from '../store/practice';
import { loadWhole } from '../words/whole';
import { loadWindowTexts, say } from '../words/words.svelte';
import {
  BadAddress,
  readAddress,
  searchWithoutDeal,
  type Address,
  type LinkTarget,
  type Shortcut,
} from '../links/address';
import type { Beat } from '../links/result-to-beat';
import { levels } from '../ui/back';
import { closeAll, open } from '../ui/windows.svelte';

/** A link that would replace the game on the table, until the player agrees. */
let waiting = $state.raw<Link>();

/** What a link opens, and the parts of the address that say so. */
interface Link extends Address {
  readonly target: LinkTarget | Shortcut;
}

/**
 * The link that opened the game on the table, until that game is saved, and how to stop watching
 * for that.
 */
let standing:
  { readonly link: Link; readonly laid: number; readonly forget: () => void } | undefined;

/** Opens the pending link: the player has agreed. */
export function openPendingLink(game: Game): void {
  if (waiting) attempt(game, waiting);
  waiting = undefined;
}

/**
 * Opens what the page's address points to. If that is not a game of its own, `goOn` first puts the
 * last game on the table: windows open over it, and a new deal is one of the same game.
 */
export async function openAddress(game: Game, goOn: () => Promise<void>): Promise<void> {
  const link = await read(game);
  if (link && replaces(link) && attempt(game, link)) return;
  await goOn();
  // The game that was laid meanwhile may have taken it away.
  const said = await complaint;
  if (said && game.announcer.notice?.text !== said) game.announcer.note(said, 'problem');
  if (link && !replaces(link)) attempt(game, link);
}

/** Whether a link puts a game of its own on the table. */
function replaces({ target: { kind } }: Link): boolean {
  return kind === 'deal' || kind === 'position';
}

/** Opens a link while a game is on the table, which is left only with the player’s consent. */
export async function addressChanged(game: Game): Promise<void> {
  const link = await read(game);
  if (!link) return;
  // A new deal by a shortcut asks as little as one by the menu: it offers to continue the old game.
  const leaves =
    replaces(link) && game.table.scene?.can.restart && game.table.scene.ending === undefined;
  if (!leaves) attempt(game, link);
  else if (isSound(game, link.target)) {
    waiting = link;
    await open('leaveGame');
  }
}

async function read(game: Game): Promise<Link | undefined> {
  const { hash, search } = location;
  try {
    const target = await readAddress({ hash, search });
    if (!target) return undefined;
    if (needsWhole(target)) await loadWhole();
    showStanding();
    return { target, hash, search: hash.startsWith('#/') ? searchWithoutDeal(search) : search };
  } catch (error) {
    showStanding();
    complain(game, error);
    return undefined;
  }
}

/** Whether only the whole engine can open a link, or say what is wrong with it. */
function needsWhole(target: LinkTarget | Shortcut): boolean {
  if (target.kind !== 'deal') return ['record', 'review', 'position'].includes(target.kind);
  const table = engine.Table.deal(target.game, target.deal);
  table?.free();
  return !table;
}

/** Whether a link works. If not, a notice says why, and there is no question to the player. */
function isSound(game: Game, target: LinkTarget | Shortcut): boolean {
  try {
    if (target.kind === 'deal') dealTable(target.game, target.deal).free();
    else if (target.kind === 'position') setUpTable(target.game, target.picture).free();
    return true;
  } catch (error) {
    complain(game, error);
    return false;
  }
}

/** Opens a link. Returns whether that put a game on the table; if it fails, the game stays. */
function attempt(game: Game, link: Link): boolean {
  const { target } = link;
  try {
    if (target.kind === 'deal') {
      game.dealGame(target.game, target.deal);
      if (target.beat) challenge(game, target.beat);
    } else if (target.kind === 'position') game.practice(target.game, target.picture);
    else if (target.kind === 'record') replayRecord(target.record);
    else if (target.kind === 'review') reviewRecord(target.record, target.move);
    else if (target.kind === 'daily') void open('daily');
    else if (target.kind === 'game') offerGame(target.file);
    else {
      closeAll();
      if (target.kind === 'learn') learn(game, target.lesson);
      else if (target.kind === 'puzzle') solve(game, target.number);
      else newDeal(game);
    }
  } catch (error) {
    complain(game, error);
    return false;
  }
  if (!replaces(link)) return false;
  // An open window is about the game that was there before.
  closeAll();
  standing?.forget();
  const forget = $effect.root(() => {
    $effect(() => settleAddress(game));
  });
  standing = { link, laid: game.table.laid, forget };
  showStanding();
  return true;
}

/** Says what is to be beaten in the deal on the table, and keeps it. */
function challenge(game: Game, beat: Beat): void {
  const { laid } = game.table;
  void import('./challenge')
    .then(({ beginChallenge }) =>
      laid === game.table.laid ? beginChallenge(game, beat) : undefined,
    )
    // Without a network it is a deal like any other.
    .catch(() => undefined);
}

/**
 * Keeps the link in the address until the first move, because the game is not saved before; so a
 * reload brings back the same game.
 */
function settleAddress(game: Game): void {
  const { laid, scene } = game.table;
  if (!standing) return;
  const isRestorable =
    scene?.can.restart && (standing.link.target.kind === 'deal' || lastPractice());
  if (standing.laid === laid && !isRestorable) return;
  standing.forget();
  standing = undefined;
  showStanding();
}

function showStanding(): void {
  const { search, hash } = standing?.link ?? {
    search: searchWithoutDeal(location.search),
    hash: '',
  };
  levels.readdress(location.pathname + search + hash);
}

/** Replays a record in a window, by the whole engine. Throws a readable error if that fails. */
export function replayRecord(record: string): void {
  const { name, result } = whole().recordInfo(record);
  showReplay({
    table: resumeTable(record),
    record,
    title: name,
    isOver: result !== 'unfinished',
    isCurrent: false,
  });
}

/** Reviews a record in a window, at a move. Throws a readable error if that fails. */
function reviewRecord(record: string, move: number): void {
  const { name } = whole().recordInfo(record);
  const table = resumeTable(record);
  table.goToMove(Math.min(move, table.lineLength()), 0);
  showReview({ table, title: name, current: false });
}

/** What was last said of a link that cannot be opened. */
let complaint: Promise<string> | undefined;

/** Says why a link cannot be opened. */
function complain(game: Game, error: unknown): void {
  complaint = complaintOf(error);
  void complaint.then((text) => game.announcer.note(text, 'problem'));
}

async function complaintOf(error: unknown): Promise<string> {
  await loadWindowTexts().catch(() => undefined);
  const reason = error instanceof BadAddress ? say(`link-${error.flaw}`) : String(error);
  return say('note-bad-link', { reason });
}
