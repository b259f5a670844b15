/** The kept games, as the windows about them see them. */

import { engine, Table } from '../engine/engine';
import { game } from '../game/current';
import { storageTroubleOf, type StorageTrouble } from '../store/trouble';
import {
  addGames,
  savedGameSummaries,
  batches,
  deleteGame,
  getGame,
  saveGame,
  type SavedGameSummary,
} from '../store/database';
import type { Source } from '../browser/files';
import { resting, take, type Problem } from './exchange';

export class SavedGames {
  /** The one played last first; nothing until they are read. */
  heads = $state.raw<readonly SavedGameSummary[]>();
  trouble = $state.raw<StorageTrouble>();

  /** Reads the list anew, once the game on the table is saved. */
  async read(): Promise<void> {
    this.trouble = undefined;
    await this.#read();
  }

  /** What was tried before may have failed, and that is still to be told. */
  async #read(): Promise<void> {
    await game.autosave.settled();
    await this.#attempt(async () => {
      this.heads = await savedGameSummaries();
    });
  }

  /** Gives a game up, so that it counts as lost. Throws a sentence if its record no longer replays. */
  async giveUp(id: string): Promise<void> {
    this.trouble = undefined;
    const kept = await this.#attempt(() => getGame(id));
    if (kept) {
      const table = Table.resume(kept.record);
      const record = table.record(true, 0);
      table.free();
      const info = engine.recordInfo(record);
      await this.#attempt(async () => {
        await saveGame(
          { ...kept, record, info, updated: new Date().toISOString() },
          crypto.randomUUID(),
        );
        const day = kept.day === undefined ? {} : { day: kept.day };
        if (info.begun) game.autosave.onended?.({ id, record, info, ...day });
      });
    }
    await this.#read();
  }

  async delete(id: string): Promise<void> {
    this.trouble = undefined;
    await this.#attempt(() => deleteGame(id));
    await this.#read();
  }

  /** Keeps the records of texts that are not kept yet. Nothing when the browser keeps nothing. */
  async import(sources: readonly Source[]): Promise<Imported | undefined> {
    this.trouble = undefined;
    const imported = await this.#attempt(async () => {
      const around = { now: new Date(), id: () => crypto.randomUUID(), rest: resting() };
      const { games, known, problems } = await take(sources, await texts(), engine, around);
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

/** The records of all kept games, the oldest first. */
export async function allRecords(): Promise<string[]> {
  const all: { readonly started: string; readonly record: string }[] = [];
  for await (const games of batches())
    all.push(...games.map(({ started, record }) => ({ started, record })));
  return all
    .sort((one, other) => (one.started < other.started ? -1 : 1))
    .map(({ record }) => record);
}
