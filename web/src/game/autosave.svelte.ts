/** Saves the game on the table in this browser, move by move. */

import { engine, type RecordInfo, type Table } from '../engine/engine';
import { saveGame, type SavedGame } from '../store/database';
import { forgetPendingSave, storePendingSave } from '../store/pending-saves';
import { storageTroubleOf, type StorageTrouble } from '../store/trouble';

/** Which saved game the one on the table is. */
export interface SaveSlot {
  id: string;
  revision: number;
  readonly started: string;
  readonly day?: string;
  /** Whether the engine has shown, once it had ended, what could have been. */
  seen?: boolean;
}

/** A game that has just ended here: won, or given up. */
export interface EndedGame {
  readonly id: string;
  readonly record: string;
  readonly info: RecordInfo;
  readonly day?: string;
}

export class Autosave {
  /** Why games cannot be saved here; nothing while they can. */
  trouble = $state.raw<StorageTrouble>();
  /** Told once of each game that ends here; not of those that had ended when they were laid out. */
  onended: ((ended: EndedGame) => void) | undefined;
  #slot: SaveSlot | undefined;
  #over = false;
  /** The record that is kept: to look at a game, here and in other windows, does not save it anew. */
  #written: string | undefined;
  /** The last save under way: saves happen one after another. */
  #saving: Promise<void> = Promise.resolve();
  /** What it saves, and how many are under way. */
  #last: (() => SavedGame) | undefined;
  #saves = 0;
  readonly #parted: () => void;

  /** `parted` is called when another window went on with the game, so that both are kept. */
  constructor(parted: () => void) {
    this.#parted = parted;
  }

  /** From now on a new game is kept; it may be one that others have ended. */
  begin(day: string | undefined, over = false): void {
    this.#over = over;
    this.#written = undefined;
    const started = new Date().toISOString();
    this.#slot = {
      id: crypto.randomUUID(),
      revision: 0,
      started,
      ...(day === undefined ? {} : { day }),
    };
  }

  /** From now on this kept game goes on. `written` is its record as the table writes it. */
  goOn(slot: SaveSlot, over: boolean, written: string): void {
    this.#over = over;
    this.#written = written;
    this.#slot = { ...slot };
  }

  /** The engine has shown what could have been in this game. */
  seen(): void {
    if (!this.#slot || this.#slot.seen) return;
    this.#slot.seen = true;
    this.#written = undefined;
  }

  /** From now on nothing is kept. */
  forget(): void {
    this.#slot = undefined;
  }

  get id(): string | undefined {
    return this.#slot?.id;
  }

  /** Saves the game as it is now, if that is not what is kept. */
  save(table: Table, ended: boolean): void {
    const slot = this.#slot;
    if (!slot) return;
    const record = table.record(ended, performance.now());
    if (record === this.#written) return;
    this.#written = record;
    const info = engine.recordInfo(record);
    const updated = new Date().toISOString();
    const ends = !this.#over && info.begun && info.result !== 'unfinished';
    this.#over ||= ends;
    const now = (): SavedGame => ({ ...slot, record, info, updated });
    this.#last = now;
    this.#saves += 1;
    this.#saving = this.#saving.then(async () => {
      const game = now();
      try {
        const saved = await saveGame(game, crypto.randomUUID());
        if (saved.id !== slot.id) this.#parted();
        Object.assign(slot, saved);
        this.trouble = undefined;
      } catch (error) {
        this.trouble = storageTroubleOf(error);
        this.#written = undefined;
      }
      this.#saves -= 1;
      forgetPendingSave(game.id);
      const { id, day } = slot;
      if (ends) this.onended?.({ id, record, info, ...(day === undefined ? {} : { day }) });
    });
  }

  /** The page may be gone before what is under way is saved. */
  closing(): void {
    if (this.#saves > 0 && this.#last) {
      storePendingSave({ game: this.#last(), saves: this.#saves });
    }
  }

  /** Resolves when all that was to be saved is. */
  settled(): Promise<void> {
    return this.#saving;
  }
}
