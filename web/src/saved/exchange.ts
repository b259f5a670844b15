/** Imports and exports records. */

import type { RecordInfo } from '../engine/engine';
import type { SavedGame } from '../store/database';
import type { Source } from '../browser/files';

/** The engine's functions for texts of records. */
export interface Reader {
  findRecords(text: string): {
    readonly records: readonly string[];
    readonly problems: readonly string[];
  };
  /** Throws a sentence if the record does not replay. */
  recordInfo(record: string): RecordInfo;
}

/** A record that could not be imported, and where it is. */
export interface Problem {
  readonly source: string | undefined;
  /** The number of a record that can be read but not replayed, counted among the readable ones. */
  readonly game: number | undefined;
  readonly text: string;
}

export interface ReadRecords {
  readonly games: readonly SavedGame[];
  /** How many were already there. */
  readonly known: number;
  readonly problems: readonly Problem[];
}

/** Joins records into one file, with blank lines between them. */
export function joined(records: readonly string[]): string[] {
  return records.flatMap((record, at) => (at === 0 ? [record] : ['\n', record]));
}

/**
 * Reads the records in texts: new games, and the problems of the others. Awaits `rest` before each
 * record, so that the page stays responsive.
 */
export async function readRecords(
  sources: readonly Source[],
  saved: ReadonlySet<string>,
  engine: Reader,
  {
    now,
    id,
    rest,
  }: { readonly now: Date; readonly id: () => string; readonly rest: () => Promise<void> },
): Promise<ReadRecords> {
  const known = new Set(saved);
  const games: SavedGame[] = [];
  const problems: Problem[] = [];
  let twice = 0;
  for (const { name: source, text } of sources) {
    const found = engine.findRecords(text);
    problems.push(...found.problems.map((text) => ({ source, game: undefined, text })));
    for (const [at, record] of found.records.entries()) {
      await rest();
      if (known.has(record)) twice += 1;
      else {
        try {
          games.push(incoming(record, engine.recordInfo(record), now, id()));
          known.add(record);
        } catch (error) {
          problems.push({ source, game: at + 1, text: String(error) });
        }
      }
    }
  }
  return { games, known: twice, problems };
}

/** Makes a saved game of a record, dated by the record or, if it has no date, now. */
function incoming(record: string, info: RecordInfo, now: Date, id: string): SavedGame {
  const dated = info.date ? new Date(info.date) : now;
  const moment = (Number.isNaN(dated.valueOf()) ? now : dated).toISOString();
  return { id, revision: 1, started: moment, updated: moment, record, info };
}

/** Yields to the browser whenever this much time has passed since the last time. */
export function resting(maxMs = 12): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < maxMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
