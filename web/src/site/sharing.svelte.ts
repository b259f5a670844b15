/** Shares finished games with the server, if the player agreed to that. */

import { Retry } from '../browser/retry';
import type { Announcer } from '../game/announcer.svelte';
import type { Game } from '../game/game.svelte';
import { set, settings } from '../settings/settings.svelte';
import type { WaitingResult } from '../store/database';
import { savedGameSummaries } from '../store/saved-games';
import { say } from '../words/words.svelte';
import { api, type Failure } from './api';
import { untoldGames } from './games-left';
import { withSoundNickname } from './nickname';
import { Queue } from './queue';
import { problemSentence } from './error-sentences';
import { Outbox } from './outbox';
import type { Problem, SharedResult } from './wire';

/** The outcome of sharing the game that ended last. */
export interface LastShared {
  readonly id: string;
  readonly is: 'asks' | 'waits' | 'counts' | 'refused';
  /** Why it waits, as far as that is known. */
  readonly why?: Failure;
  readonly result?: SharedResult;
}

/** The first pause before results are sent again, in milliseconds. */
const PAUSE_MS = 60_000;

class Sharing {
  last = $state.raw<LastShared>();
  /** How many results wait to be sent. */
  waiting = $state(0);

  readonly #outbox = new Outbox();
  readonly #queue = new Queue(this.#outbox, send, alone, {
    counted: (result) => this.#counted(result),
    refused: (result, problem) => this.#refused(result, problem),
  });
  #offered: WaitingResult | undefined;
  readonly #retry = new Retry(() => void this.flush(), PAUSE_MS);

  readonly #announcer: Announcer;

  constructor(announcer: Announcer) {
    this.#announcer = announcer;
    addEventListener('online', () => void this.flush());
  }

  /** Offers a game that has just ended for sharing, if it can be shared. */
  async ended(result: WaitingResult | undefined): Promise<void> {
    this.last = undefined;
    this.#offered = undefined;
    if (!result) return;
    if (settings.share) {
      await this.#share(result);
      return this.#shareLeft();
    }
    if (settings.shareAsked || !(await wonTwice())) return;
    // There is no point in asking if sharing is impossible.
    const answer = await api.daily();
    if (!answer.ok || settings.shareAsked) return;
    this.#offered = result;
    this.last = { id: result.id, is: 'asks' };
  }

  /** The player's answer: whether to share games, starting with the one that was offered. */
  async answer(agrees: boolean): Promise<void> {
    const offered = this.#offered;
    this.#offered = undefined;
    set({ share: agrees, shareAsked: true });
    if (agrees && offered) await this.#share(offered);
    else this.last = undefined;
  }

  async #share(result: WaitingResult): Promise<void> {
    this.last = { id: result.id, is: 'waits' };
    // If the database does not accept it, it waits in memory.
    await this.#queue.add(result);
    await this.flush();
  }

  /** A site counts games that were left, too. */
  async #shareLeft(): Promise<void> {
    const left = await untoldGames().catch((): WaitingResult[] => []);
    for (const result of left) await this.#queue.add(result);
    if (left.length > 0) await this.flush();
  }

  /** Sends what waits, if the player agrees to that. */
  async flush(): Promise<void> {
    this.#retry.cancel();
    if (!settings.share) return;
    const why = await this.#queue.flush();
    this.waiting = (await this.#outbox.all()).length;
    if (!why) return this.#retry.succeeded();
    if (this.last?.is === 'waits') this.last = { ...this.last, why };
    if (why.is === 'none') return;
    this.#retry.plan(why.is === 'problem' ? (why.retrySeconds ?? 0) * 1000 : 0);
  }

  #counted(result: SharedResult): void {
    if (this.last?.id === result.id) this.last = { id: result.id, is: 'counts', result };
  }

  #refused(result: WaitingResult, problem: Problem): void {
    if (this.last?.id === result.id) this.last = { id: result.id, is: 'refused' };
    const why = problemSentence(problem, { conflict: 'site-sent-before' });
    this.#announcer.note(say('site-refused', { why }), 'problem');
  }
}

/** Sends results; a name that the server would refuse stays behind. */
function send(results: readonly WaitingResult[]): ReturnType<typeof api.send> {
  return api.send(results.map(withSoundNickname));
}

/** Whether the player knows what winning is like: the first win belongs to itself. */
async function wonTwice(): Promise<boolean> {
  const games = await savedGameSummaries().catch(() => []);
  return games.filter(({ info }) => info.result === 'won').length > 1;
}

/** All windows of a browser share the queue: only one of them sends at a time. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('webspinner-results', work) as Promise<T>;
}

let sharing: Sharing | undefined;

/** What shares the games of the page, and tells its announcer what was refused. */
export function sharingOf({ announcer }: Game): Sharing {
  sharing ??= new Sharing(announcer);
  return sharing;
}
