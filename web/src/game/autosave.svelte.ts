/** Keeps the game on the table in this browser, move by move. */

import { engine, type RecordInfo, type Table } from '../engine/engine';
import { saveGame, type KeptGame } from '../store/database';
import { forgetLeft, leave } from '../store/pending-saves';

/** How a game is known among those that are kept. */
export interface Kept {
  id: string;
  revision: number;
  readonly started: string;
  readonly day?: string;
  /** Whether the engine has shown, once it had ended, what could have been. */
  seen?: boolean;
}

/** The browser has no room left, or keeps nothing at all. */
export type Trouble = 'full' | 'refused';

/** A game that has just ended here: won, or given up. */
export interface Ended {
  readonly id: string;
  readonly record: string;
  readonly info: RecordInfo;
  readonly day?: string;
}

export class Keeper {
  /** Why games cannot be kept here; nothing while they can. */
  trouble = $state.raw<Trouble>();
  /** Told once of each game that ends here; not of those that had ended when they were laid out. */
  onended: ((ended: Ended) => void) | undefined;
  #kept: Kept | undefined;
  #over = false;
  /** The record that is kept: to look at a game, here and in other windows, does not save it anew. */
  #written: string | undefined;
  /** The last save under way: saves happen one after another. */
  #saving: Promise<void> = Promise.resolve();
  /** What it saves, and how many are under way. */
  #last: (() => KeptGame) | undefined;
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
    this.#kept = {
      id: crypto.randomUUID(),
      revision: 0,
      started,
      ...(day === undefined ? {} : { day }),
    };
  }

  /** From now on this kept game goes on. `written` is its record as the table writes it. */
  goOn(kept: Kept, over: boolean, written: string): void {
    this.#over = over;
    this.#written = written;
    this.#kept = { ...kept };
  }

  /** The engine has shown what could have been in this game. */
  seen(): void {
    if (!this.#kept || this.#kept.seen) return;
    this.#kept.seen = true;
    this.#written = undefined;
  }

  /** From now on nothing is kept. */
  forget(): void {
    this.#kept = undefined;
  }

  get id(): string | undefined {
    return this.#kept?.id;
  }

  /** Saves the game as it is now, if that is not what is kept. */
  save(table: Table, ended: boolean): void {
    const kept = this.#kept;
    if (!kept) return;
    const record = table.record(ended, performance.now());
    if (record === this.#written) return;
    this.#written = record;
    const info = engine.recordInfo(record);
    const updated = new Date().toISOString();
    const ends = !this.#over && info.begun && info.result !== 'unfinished';
    this.#over ||= ends;
    const now = (): KeptGame => ({ ...kept, record, info, updated });
    this.#last = now;
    this.#saves += 1;
    this.#saving = this.#saving.then(async () => {
      const game = now();
      try {
        const saved = await saveGame(game, crypto.randomUUID());
        if (saved.id !== kept.id) this.#parted();
        Object.assign(kept, saved);
        this.trouble = undefined;
      } catch (error) {
        this.trouble = troubleOf(error);
        this.#written = undefined;
      }
      this.#saves -= 1;
      forgetLeft(game.id);
      const { id, day } = kept;
      if (ends) this.onended?.({ id, record, info, ...(day === undefined ? {} : { day }) });
    });
  }

  /** The page may be gone before what is under way is saved. */
  closing(): void {
    if (this.#saves > 0 && this.#last) leave({ game: this.#last(), saves: this.#saves });
  }

  /** Resolves when all that was to be saved is. */
  settled(): Promise<void> {
    return this.#saving;
  }
}

/** What a failed save means to the player. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}
