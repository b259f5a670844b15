/** The list of saved games that windows show. */

import { v4 as newId } from 'uuid';

import { resumeTable } from '../engine/tables';
import { whole } from '../engine/whole';
import type { Autosave } from '../game/autosave.svelte';
import { storageTroubleOf, type StorageTrouble } from '../store/storage-trouble';
import { saveGame } from '../store/database';
import { getGame } from '../store/saved-games';
import {
  addGames,
  savedGameSummaries,
  batches,
  deleteGame,
  type SavedGameSummary,
} from '../store/saved-games';
import type { Source } from '../browser/files';
import { resting, readRecords, type Problem } from './exchange';

export class SavedGames {
  /** Most recently played first; undefined until they are read. */
  heads = $state.raw<readonly SavedGameSummary[]>();
  trouble = $state.raw<StorageTrouble>();
  readonly #autosave: Autosave;

  constructor(autosave: Autosave) {
    this.#autosave = autosave;
  }

  /** Reloads the list, once the game on the table is saved. */
  async read(): Promise<void> {
    this.trouble = undefined;
    await this.#read();
  }

  /** Reloads the list without clearing `trouble`, which must stay visible. */
  async #read(): Promise<void> {
    await this.#autosave.settled();
    await this.#attempt(async () => {
      this.heads = await savedGameSummaries();
    });
  }

  /** Gives up a game, so that it counts as lost. Throws if its record no longer replays. */
  async giveUp(id: string): Promise<void> {
    this.trouble = undefined;
    const stored = await this.#attempt(() => getGame(id));
    if (stored) {
      const table = resumeTable(stored.record);
      const { record, info } = table.saved(true, 0)!;
      table.free();
      await this.#attempt(async () => {
        await saveGame({ ...stored, record, info, updated: new Date().toISOString() }, newId());
        const day = stored.day === undefined ? {} : { day: stored.day };
        if (info.begun) this.#autosave.onended?.({ id, record, info, ...day });
      });
    }
    await this.#read();
  }

  async delete(id: string): Promise<void> {
    this.trouble = undefined;
    await this.#attempt(() => deleteGame(id));
    await this.#read();
  }

  /** Saves the new records in texts. Returns undefined if the browser stores nothing. */
  async import(sources: readonly Source[]): Promise<Imported | undefined> {
    this.trouble = undefined;
    const imported = await this.#attempt(async () => {
      const around = { now: new Date(), id: newId, rest: resting() };
      const { games, known, problems } = await readRecords(sources, await texts(), whole(), around);
      await addGames(games);
      return { added: games.length, known, problems };
    });
    await this.#read();
    return imported;
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.trouble = storageTroubleOf(error);
      return undefined;
    }
  }
}

export interface Imported {
  readonly added: number;
  readonly known: number;
  readonly problems: readonly Problem[];
}

async function texts(): Promise<Set<string>> {
  const records = new Set<string>();
  for await (const games of batches()) for (const { record } of games) records.add(record);
  return records;
}

/** The records of all saved games, oldest first. */
export async function allRecords(): Promise<string[]> {
  const all: { readonly started: string; readonly record: string }[] = [];
  for await (const games of batches())
    all.push(...games.map(({ started, record }) => ({ started, record })));
  return all
    .sort((one, other) => (one.started < other.started ? -1 : 1))
    .map(({ record }) => record);
}
