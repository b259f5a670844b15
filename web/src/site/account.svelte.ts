/** The player’s account on the server. Most players have none. */

import { keep } from '../browser/local-storage';
import { storageTroubleOf } from '../store/storage-trouble';
import { set } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';
import { api, problemWord, type Answer } from './api';
import { importHistory } from './import-history';
import { makePasskey, passkeyTrouble, showPasskey, type Json } from './passkeys';
import { sentence } from './error-sentences';
import type { Ceremony, CeremonyFinish, Player } from './wire';

/** Remembers that someone signed in here, because scripts cannot see the cookie. */
const NAME = 'webspinner-signed-in';

class Account {
  /** Who is signed in. */
  player = $state.raw<Player>();
  /** Whether something is under way. */
  busy = $state(false);
  problem = $state('');
  /** What was done, as a message. */
  done = $state('');

  /** Fetches the signed-in player from the server, if someone may be signed in. */
  async look(): Promise<void> {
    if (this.player || !marked()) return;
    await this.#work(async () => {
      const answer = await api.me();
      if (answer.ok) this.player = answer.value;
      else if (
        answer.failure.is === 'problem' &&
        problemWord(answer.failure.problem) === 'not-logged-in'
      )
        mark(false);
      else this.problem = sentence(answer.failure);
    });
  }

  signUp(nickname: string): Promise<void> {
    return this.#work(async () => {
      const begun = await api.register(nickname);
      const player = await this.#ceremony(
        begun,
        makePasskey,
        (finish) => api.finishRegister(finish),
        NICKNAME,
      );
      if (player) this.#enter(player, say('account-signed-up'));
    });
  }

  signIn(): Promise<void> {
    return this.#work(async () => {
      const player = await this.#ceremony(await api.logIn(), showPasskey, (finish) =>
        api.finishLogIn(finish),
      );
      if (!player) return;
      this.#enter(player, say('account-signed-in'));
      await this.#bring();
    });
  }

  /** Imports the games from other devices. */
  bring(): Promise<void> {
    return this.#work(() => this.#bring());
  }

  addPasskey(): Promise<void> {
    return this.#work(async () => {
      const player = await this.#ceremony(
        await api.addPasskey(),
        makePasskey,
        (finish) => api.finishAddPasskey(finish),
        {
          conflict: 'passkey-already',
        },
      );
      if (!player) return;
      this.player = player;
      this.done = say('account-passkey-added');
    });
  }

  removePasskey(id: string): Promise<void> {
    return this.#work(async () => {
      const answer = await api.removePasskey(id);
      if (!answer.ok)
        return void (this.problem = sentence(answer.failure, { conflict: 'account-last-passkey' }));
      const { player } = this;
      if (player)
        this.player = { ...player, passkeys: player.passkeys.filter((one) => one.id !== id) };
      this.done = say('account-passkey-removed');
    });
  }

  rename(nickname: string): Promise<void> {
    return this.#work(async () => {
      const answer = await api.rename(nickname);
      if (!answer.ok) return void (this.problem = sentence(answer.failure, NICKNAME));
      this.player = answer.value;
      set({ nickname: answer.value.nickname });
      this.done = say('account-renamed');
    });
  }

  signOut(): Promise<void> {
    return this.#leave(() => api.logOut(), 'account-signed-out');
  }

  delete(): Promise<void> {
    return this.#leave(() => api.deleteMe(), 'account-deleted');
  }

  #leave(work: () => Promise<Answer<undefined>>, done: string): Promise<void> {
    return this.#work(async () => {
      const answer = await work();
      if (!answer.ok) return void (this.problem = sentence(answer.failure));
      this.player = undefined;
      mark(false);
      // The next to sign in need not be the same player. The games stay.
      set({ sync: false });
      this.done = say(done);
    });
  }

  #enter(player: Player, done: string): void {
    this.player = player;
    mark(true);
    // Only results that are sent can be on other devices.
    set({ nickname: player.nickname, share: true, shareAsked: true });
    this.done = done;
  }

  async #bring(): Promise<void> {
    const answer = await api.exportData();
    if (!answer.ok) return void (this.problem = sentence(answer.failure));
    try {
      this.done = say('account-brought', { games: await importHistory(answer.value) });
    } catch (error) {
      this.problem = say('account-not-kept', { trouble: storageTroubleOf(error) });
    }
  }

  /**
   * The browser's part between two steps of the server. Undefined if it failed, which `problem`
   * says.
   */
  async #ceremony(
    begun: Answer<Ceremony>,
    between: (options: Json) => Promise<Json>,
    finish: (finish: CeremonyFinish) => Promise<Answer<Player>>,
    special: Record<string, string> = {},
  ): Promise<Player | undefined> {
    if (!begun.ok) return void (this.problem = sentence(begun.failure, special));
    const { ceremony, public_key: publicKey } = begun.value;
    let credential: Json;
    try {
      credential = await between(publicKey);
    } catch (error) {
      return void (this.problem = say(passkeyTrouble(error)));
    }
    const answer = await finish({ ceremony, credential });
    if (answer.ok) return answer.value;
    return void (this.problem = sentence(answer.failure, special));
  }

  async #work(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    Object.assign(this, { busy: true, problem: '', done: '' });
    try {
      await work();
    } finally {
      this.busy = false;
    }
  }
}

const NICKNAME = { conflict: 'nickname-taken', invalid: 'nickname-refused' };

function marked(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    // Without storage this is unknown, and there may be a cookie.
    return true;
  }
}

function mark(signedIn: boolean): void {
  keep(NAME, signedIn ? 1 : undefined);
}

export const account = new Account();
