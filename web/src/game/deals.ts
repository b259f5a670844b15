/** New deals. */

import { engine } from '../engine/engine';
import { set, wantsWinnable, type Settings } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';
import type { Game } from './game.svelte';
import { firstDeal } from './first-games';

const loadWinnable = () => import('./winnable');

/** A new deal of the game on the table. */
export function newDeal(game: Game): void {
  dealNew(game, game.table.gameId);
}

/** A new deal of a game: any, or a winnable one if the player wants only those or is a newcomer. */
export function dealNew(game: Game, id: string): void {
  const first = firstDeal(id);
  if (first ?? !wantsWinnable()) return game.dealGame(id, first ?? randomDeal());
  loadWinnable().then(
    ({ dealWinnable }) => dealWinnable(game, id),
    () => dealUnsearched(game, id),
  );
}

/** A random deal although the player wants a winnable one. */
export function dealUnsearched(game: Game, id: string): void {
  game.dealGame(id, randomDeal());
  game.announcer.note(say('note-winnable-failed'), 'problem');
}

/** Changes which deals are wanted; the first winnable one is searched for at once. */
export function setDeals(
  game: Game,
  changes: Partial<Pick<Settings, 'onlyWinnable' | 'simple'>>,
): void {
  set(changes);
  prepareDeal(game);
}

/** Switches between games with and without undo; one that has begun stays what it is. */
export function setNoUndo({ table, autosave }: Game, noUndo: boolean): void {
  set({ noUndo });
  const { model, taught } = table;
  if (!model || taught || autosave.id === undefined) return;
  model.chooseNoUndo(noUndo);
  table.draw();
}

/** Searches for the next deal, if only winnable ones are wanted. */
export function prepareDeal(game: Game): void {
  if (!wantsWinnable()) return;
  // Without it, the search begins when the deal is wanted.
  void loadWinnable().then(
    ({ prepare }) => prepare(game, game.table.gameId),
    () => undefined,
  );
}

/** A random deal, as text: the number is short enough to read out. */
export function randomDeal(): string {
  return engine.randomDeal(crypto.getRandomValues(new BigUint64Array(1))[0]!);
}
