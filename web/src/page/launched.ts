/** Opens files that the system hands to the installed page, such as a record that was clicked. */

import { readFiles, FileProblem, type Source } from '../browser/files';
import { whole } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import { replayRecord } from '../opening/opening.svelte';
import { importInWindow } from '../saved/opened-files';
import { loadWhole } from '../words/whole';
import { say } from '../words/words.svelte';

/** The browser's queue of launches, which TypeScript does not know yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly Launched[] }) => void): void;
}

/** A file of a launch, by its handle. */
export interface Launched {
  getFile(): Promise<File>;
}

/** Takes the launches of the page: those that wait, and those to come. */
export function takeLaunches(game: Game): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => void openFiles(game, files));
}

/**
 * Replays a file with one sound record. Anything else goes to the window of saved games, which
 * imports the games and says what is wrong with the others.
 */
async function openFiles(game: Game, handles: readonly Launched[]): Promise<void> {
  if (handles.length === 0) return;
  try {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    const sources = await readFiles(files);
    await loadWhole();
    if (!replaysAlone(sources)) importInWindow(sources);
  } catch (error) {
    const isKnown = error instanceof FileProblem;
    game.announcer.note(
      isKnown ? say(`source-${error.why}`, { file: error.file }) : String(error),
      'problem',
    );
  }
}

/** Replays these texts if they are one sound record. Returns whether they are. */
function replaysAlone(sources: readonly Source[]): boolean {
  const found = sources.map(({ text }) => whole().findRecords(text));
  const records = found.flatMap(({ records }) => records);
  const [record] = records;
  if (record === undefined || records.length > 1) return false;
  if (found.some(({ problems }) => problems.length > 0)) return false;
  try {
    replayRecord(record);
    return true;
  } catch {
    return false;
  }
}
