/** Keeps games and settings the same on all devices of a player who wants that. */

import { untrack } from 'svelte';

import { Retry } from '../browser/retry';
import type { SaveSlot } from '../game/autosave.svelte';
import type { Game } from '../game/game.svelte';
import { set, settings } from '../settings/settings.svelte';
import { api, type Failure } from '../site/api';
import { sentence } from '../site/error-sentences';
import type { SavedGame } from '../store/database';
import { storageTroubleOf, type StorageTrouble } from '../store/storage-trouble';
import { openWindow } from '../ui/windows.svelte';
import { withWhole } from '../words/whole';
import { say } from '../words/words.svelte';
import { here } from './this-device';
import { Round, type Events } from './sync-round';

/** The first pause before a failed round is repeated, in milliseconds. */
const PAUSE_MS = 60_000;
/** How often an open page looks for changes, in milliseconds. */
const EVERY_MS = 300_000;
/** How long after a game has ended it is sent: its own last save comes first. */
const SOON_MS = 2000;

interface Arrived {
  readonly before: SavedGame;
  readonly now: SavedGame;
}

class Sync implements Events {
  busy = $state(false);
  problem = $state('');
  /** Why this browser does not store what has come. */
  trouble = $state.raw<StorageTrouble>();
  /** When everything was the same everywhere. */
  last = $state.raw<Date>();
  /** How many games and other things wait to be sent. */
  waiting = $state(0);

  /** The game on the table as it was, and as it has come from another device. */
  arrived = $state.raw<Arrived>();

  #begun = false;
  #running: Promise<void> | undefined;
  readonly #retry = new Retry(() => void this.now(), PAUSE_MS);
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Synchronizes now and, while the page is open, again and again. */
  begin(): void {
    if (!this.#begun) {
      this.#begun = true;
      document.addEventListener('visibilitychange', () => void this.now());
      addEventListener('online', () => void this.now());
      setInterval(() => {
        if (document.visibilityState === 'visible') void this.now();
      }, EVERY_MS);
      $effect.root(() => {
        // The game before has been left or has ended.
        $effect(() => {
          if (this.#game.table.laid > 0) setTimeout(() => void this.now(), SOON_MS);
        });
        // Not under an open window: what is shown there may be of the game on the table.
        $effect(() => {
          const { arrived } = this;
          if (!arrived || openWindow()) return;
          this.arrived = undefined;
          untrack(() => this.#show(arrived));
        });
      });
    }
    void this.now();
  }

  turn(on: boolean): void {
    set({ sync: on });
    this.problem = '';
    if (on) this.begin();
    else this.#retry.cancel();
  }

  /** Synchronizes, once what is under way has ended. */
  now(): Promise<void> {
    if (!settings.sync) return Promise.resolve();
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    this.#retry.cancel();
    this.busy = true;
    this.trouble = undefined;
    try {
      await this.#game.autosave.settled();
      const round = new Round(api, here(), this);
      const failure = await alone(() => round.run());
      this.waiting = failure ? await round.waiting() : 0;
      this.#ended(failure);
    } catch (error) {
      this.trouble = storageTroubleOf(error);
    }
    this.busy = false;
  }

  #ended(failure: Failure | undefined): void {
    if (!failure) {
      this.last = new Date();
      this.problem = '';
      return this.#retry.succeeded();
    }
    this.problem = sentence(failure);
    if (failure.is === 'none') return;
    this.#retry.plan(failure.is === 'problem' ? (failure.retrySeconds ?? 0) * 1000 : 0);
  }

  advanced(before: SavedGame, now: SavedGame): void {
    const { arrived } = this;
    const first = arrived?.now.id === before.id && arrived.now.revision === before.revision;
    this.arrived = { before: first ? arrived.before : before, now };
  }

  parted(before: SavedGame, now: SavedGame): void {
    const slot = this.#slotOf(before);
    if (!slot) return;
    const { id, revision } = now;
    this.#game.autosave.goOn({ ...slot, id, revision }, isOver(now), undefined);
    this.#game.announcer.note(say('sync-parted'));
  }

  /** The slot of the game on the table, if it is this one and saved as it was. */
  #slotOf({ id, revision }: SavedGame): SaveSlot | undefined {
    const { slot } = this.#game.autosave;
    return slot?.id === id && slot.revision === revision ? slot : undefined;
  }

  /** The game on the table goes on where the player was on the other device. */
  async #show({ before, now }: Arrived): Promise<void> {
    const { autosave, announcer } = this.#game;
    const slot = this.#slotOf(before);
    if (!slot) return;
    // What is on the table must not be saved over what has come.
    autosave.forget();
    try {
      await withWhole(() => this.#game.resume(now.record, now));
      announcer.note(say('sync-continued'));
    } catch {
      autosave.goOn(slot, isOver(before), undefined);
    }
  }
}

function isOver({ info }: SavedGame): boolean {
  return info.result !== 'unfinished';
}

/** All windows of a browser share what is agreed: only one of them synchronizes at a time. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('webspinner-sync', work) as Promise<T>;
}

let sync: Sync | undefined;

/** What keeps the page's game and all others the same everywhere. */
export function syncOf(game: Game): Sync {
  sync ??= new Sync(game);
  return sync;
}
