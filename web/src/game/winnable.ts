/**
 * Winnable deals for players who want no others. The next one is searched for while the current one
 * is played. That a deal is winnable says nothing about its cards, so these games count as any.
 */

import { engine } from '../engine/engine';
import { preparer, referenceSet } from '../engine/shared';
import type { JobUpdate } from '../engine/jobs';
import { whole } from '../engine/whole';
import { say } from '../words/words.svelte';
import type { Game } from './game.svelte';
import { dealUnsearched } from './deals';

/**
 * After this many random deals without a win none is searched for: in some games hardly any can be
 * won, and the search would keep a phone busy for as long as the page is open.
 */
const TRIES_MAX = 200;

/** The next deal of each game, by its id or, of a custom game, its text. */
const ready = new Map<string, string>();

/** The rules for which a deal is searched, and how to end that. */
let search: { readonly rules: string; readonly stop: () => void } | undefined;

/** The game that is to be dealt once a deal is found, and the table that it replaces. */
let awaited: { readonly id: string; readonly table: string } | undefined;

const rulesOf = (id: string): string => (engine.isBuiltIn(id) ? id : whole().gameText(id));

/** The table as it is: if the player plays on while a deal is searched for, the game stays. */
const tableOf = ({ table: { laid, scene } }: Game): string =>
  [laid, scene?.figures.moves, scene?.figures.undos].join(' ');

/** Deals a winnable deal: the one that is ready, or else the first that is found. */
export function dealWinnable(game: Game, id: string): void {
  const rules = rulesOf(id);
  const deal = ready.get(rules);
  if (deal === undefined) {
    awaited = { id, table: tableOf(game) };
    game.announcer.note(say('note-winnable-search'));
  } else {
    ready.delete(rules);
    game.dealGame(id, deal);
  }
  prepare(game, id);
}

/** Searches for the next deal of this game in the background, unless there is one. */
export function prepare(game: Game, id: string): void {
  const rules = rulesOf(id);
  if (ready.has(rules) || search?.rules === rules) return;
  search?.stop();
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const request = {
    rules,
    criteria: 'winnable' as const,
    random,
    referenceSet: referenceSet(rules),
  };
  const stop = preparer.run({ kind: 'find', request }, (update) => {
    const isVain = update.kind === 'find' && update.progress.tried >= TRIES_MAX;
    if (isVain) stop();
    if (isVain || update.last) receive(game, rules, update);
  });
  search = { rules, stop };
}

function receive(game: Game, rules: string, update: JobUpdate): void {
  search = undefined;
  if (update.kind === 'find' && update.progress.found) ready.set(rules, update.progress.found.deal);
  if (!awaited || rulesOf(awaited.id) !== rules) return;
  const { id, table: before } = awaited;
  awaited = undefined;
  if (before !== tableOf(game)) return;
  if (ready.has(rules)) dealWinnable(game, id);
  else dealUnsearched(game, id);
}
