/** Saves the game on the table in this browser, move by move. */

import { v4 as newId } from 'uuid';

import type { RecordInfo, SavedRecord } from '../engine/engine';
import { leaveDatabase, saveGame, type JudgedTotals, type SavedGame } from '../store/database';
import { forgetPendingSave, storePendingSave } from '../store/pending-saves';
import { storageTroubleOf, type StorageTrouble } from '../store/storage-trouble';

/** Identifies the saved game that is on the table. */
export interface SaveSlot {
  id: string;
  revision: number;
  readonly started: string;
  readonly day?: string;
  /** Whether the player has seen the engine’s analysis after the game had ended. */
  seen?: boolean;
  judged?: JudgedTotals;
  /** Whether a site was told that the game is lost: going on with it is another try then. */
  readonly told?: boolean;
}

/** A game that has just ended here: won, or given up. */
export interface EndedGame {
  /** Under which a site knows it. */
  readonly id: string;
  readonly record: string;
  readonly info: RecordInfo;
  readonly day?: string;
}

export class Autosave {
  /** Why games cannot be saved; undefined while they can. */
  trouble = $state.raw<StorageTrouble>();
  /** Called once for each game that ends here, but not for games that were already over. */
  onended: ((ended: EndedGame) => void) | undefined;
  #slot = $state.raw<SaveSlot>();
  #over = false;
  /** The record that is stored: looking at a game does not save it again. */
  #written: string | undefined;
  /** The last save in progress: saves run one after another. */
  #saving: Promise<void> = Promise.resolve();
  /** What the last save stores, and how many saves are in progress. */
  #last: (() => SavedGame) | undefined;
  #saves = 0;
  /** Whether the page has been left: nothing is saved unless it comes back. */
  #isLeft = false;
  readonly #parted: () => void;

  /** `parted` is called when another window has played on, so that both games are saved. */
  constructor(parted: () => void) {
    this.#parted = parted;
  }

  /** Saves a new game from now on; `over` if it was finished elsewhere. */
  begin(day: string | undefined, over = false): void {
    this.#over = over;
    this.#written = undefined;
    const started = new Date().toISOString();
    this.#slot = {
      id: newId(),
      revision: 0,
      started,
      ...(day === undefined ? {} : { day }),
    };
  }

  /** Continues this saved game from now on. `written` is its record as the table writes it. */
  goOn(slot: SaveSlot, over: boolean, written: string | undefined): void {
    this.#over = over;
    this.#written = written;
    this.#slot = { ...slot };
  }

  /** Notes that the player has seen the engine’s analysis of this game. */
  seen(): void {
    if (!this.#slot || this.#slot.seen) return;
    this.#slot.seen = true;
    this.#written = undefined;
  }

  /** Notes what luck and skill came to in this game. */
  judged(totals: JudgedTotals): void {
    if (!this.#slot) return;
    this.#slot.judged = totals;
    this.#written = undefined;
  }

  /** Saves nothing from now on. */
  forget(): void {
    this.#slot = undefined;
  }

  get id(): string | undefined {
    return this.#slot?.id;
  }

  /** The day whose deal is on the table. */
  get day(): string | undefined {
    return this.#slot?.day;
  }

  /** The saved game that is on the table, or will be from its first move on. */
  get slot(): SaveSlot | undefined {
    return this.#slot && { ...this.#slot };
  }

  /** Saves the game as it is now, if it has changed. */
  save({ record, info }: SavedRecord): void {
    const slot = this.#slot;
    if (!slot || record === this.#written) return;
    this.#written = record;
    const updated = new Date().toISOString();
    const ends = !this.#over && info.begun && info.result !== 'unfinished';
    this.#over ||= ends;
    const now = (): SavedGame => ({ ...slot, record, info, updated });
    this.#last = now;
    this.#saves += 1;
    this.#saving = this.#saving.then(async () => {
      const game = now();
      try {
        if (this.#isLeft) throw new Error('it is pending');
        const saved = await saveGame(game, newId());
        if (saved.id !== slot.id) this.#parted();
        Object.assign(slot, saved);
        this.trouble = undefined;
      } catch (error) {
        this.#written = undefined;
        if (!this.#isLeft) this.trouble = storageTroubleOf(error);
      }
      this.#saves -= 1;
      if (this.#isLeft) return void (this.#over &&= !ends);
      forgetPendingSave(game.id);
      const { day } = slot;
      const id = slot.told ? newId() : slot.id;
      if (ends) this.onended?.({ id, record, info, ...(day === undefined ? {} : { day }) });
    });
  }

  /** Stores what is being saved where a page that is left cannot lose it. */
  leave(): void {
    if (this.#saves > 0 && this.#last) {
      storePendingSave({ game: this.#last(), saves: this.#saves });
    }
    this.#isLeft = true;
    leaveDatabase();
  }

  /** The page has come back as it was: saving goes on. */
  comeBack(): void {
    this.#isLeft = false;
  }

  /** Resolves when all saves have finished. */
  settled(): Promise<void> {
    return this.#saving;
  }
}
