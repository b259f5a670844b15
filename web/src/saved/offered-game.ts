/** The file of a game that a link brought: the player decides whether to add it. */

import { open } from '../ui/windows.svelte';

let offered = '';

export function offerGame(file: string): void {
  offered = file;
  void open('customGames');
}

/** The file offered last, once. */
export function takeOffer(): string {
  const file = offered;
  offered = '';
  return file;
}
