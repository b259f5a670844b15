/** Files that the system has opened with the page, until the window of saved games imports them. */

import type { Source } from '../browser/files';
import { open } from '../ui/windows.svelte';

let waiting: readonly Source[] = [];

/** Imports these files in the window of saved games, which says what came of it. */
export function importInWindow(sources: readonly Source[]): void {
  waiting = [...waiting, ...sources];
  void open('savedGames');
}

/** Hands over the files to import: each file only once. */
export function takeOpenedFiles(): Source[] {
  const taken = [...waiting];
  waiting = [];
  return taken;
}
