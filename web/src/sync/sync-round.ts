/**
 * One round of synchronization: fetches what other devices have changed, then sends what is
 * different here. It asks what differs instead of noting each change, so nothing that happens
 * offline, in another window or while it is interrupted is missed. Any part of it can be repeated.
 */

import type { RecordInfo } from '../engine/engine';
import { problemWord, type Answer, type Failure } from '../site/api';
import type { SyncAnswer, SyncChange, SyncItem, SyncPage } from '../site/wire';
import type { SavedGame, SyncedItem, SyncState } from '../store/database';
import type { GameChange } from '../store/synced';
import { differing, later, noted, written, type Values } from './choices';
import {
  CHOICES,
  choicesFrom,
  choicesText,
  FORMAT,
  gameFrom,
  gameOf,
  gameText,
  nameOfGame,
  nameOfRules,
  rulesFrom,
  rulesOf,
  rulesText,
} from './items';
import { verdict } from './game-conflict';

/** The most changes in one request, and the most characters of them. */
export const CHANGES_MAX = 100;
export const CHARS_MAX = 300_000;
const ITEM_BYTES_MAX = 256 * 1024;
/** How often a round begins anew because another device was faster. */
const ROUNDS = 5;

/** Marks of items that were deleted, and of items that only a later version of the page knows. */
const GONE = 'gone';
const STRANGE = 'strange';

export interface Server {
  changesAfter(version: number): Promise<Answer<SyncPage>>;
  change(epoch: string | undefined, changes: readonly SyncChange[]): Promise<Answer<SyncAnswer>>;
}

export interface Here {
  state(): Promise<SyncState | undefined>;
  setState(state: SyncState): Promise<void>;
  forget(state: SyncState): Promise<void>;
  allSynced(): Promise<readonly SyncedItem[]>;
  synced(name: string): Promise<SyncedItem | undefined>;
  setSynced(synced: SyncedItem): Promise<void>;
  game(id: string): Promise<SavedGame | undefined>;
  games(): AsyncIterable<readonly SavedGame[]>;
  changeGames(changes: readonly GameChange[], synced: SyncedItem): Promise<boolean>;
  rules(): Promise<ReadonlyMap<string, string>>;
  setRules(id: string, toml: string | undefined): Promise<void>;
  choices(noted: SyncState['choices']): Values;
  setChoices(values: Values): void;
  /** Throws if the record does not replay. */
  infoOf(record: string): Promise<RecordInfo>;
  now(): string;
  id(): string;
}

export interface Events {
  /** A saved game is further now, because it was played on elsewhere. */
  advanced(before: SavedGame, now: SavedGame): void;
  /** A game was played on here and elsewhere: what was played here is another game now. */
  parted(before: SavedGame, now: SavedGame): void;
}

export class Round {
  readonly #server: Server;
  readonly #here: Here;
  readonly #events: Events;
  #state: SyncState = { epoch: undefined, after: 0, format: FORMAT, choices: {} };
  #again = false;

  constructor(server: Server, here: Here, events: Events) {
    this.#server = server;
    this.#here = here;
    this.#events = events;
  }

  /** Returns why something is not synchronized, if it is not. */
  async run(): Promise<Failure | undefined> {
    await this.#begin();
    for (let round = 0; round < ROUNDS; round += 1) {
      this.#again = false;
      const failure = (await this.#fetch()) ?? (await this.#send());
      if (failure || !this.#again) return failure;
    }
    return { is: 'away' };
  }

  /** How many items wait to be sent. */
  async waiting(): Promise<number> {
    await this.#begin();
    let count = 0;
    for await (const _ of this.#differences()) count += 1;
    return count;
  }

  async #begin(): Promise<void> {
    const known = await this.#here.state();
    if (known) this.#state = known;
    // A later version of the page may know what an earlier one has skipped.
    if (this.#state.format < FORMAT) this.#state = { ...this.#state, after: 0, format: FORMAT };
    const choices = this.#state.choices;
    const values = this.#here.choices(choices);
    await this.#keep({ choices: noted(choices, values, this.#here.now()) });
  }

  async #keep(changes: Partial<SyncState>): Promise<void> {
    this.#state = { ...this.#state, ...changes };
    await this.#here.setState(this.#state);
  }

  async #fetch(): Promise<Failure | undefined> {
    for (;;) {
      const answer = await this.#server.changesAfter(this.#state.after);
      if (!answer.ok) return answer.failure;
      const { epoch, items, version, more } = answer.value;
      if (epoch !== this.#state.epoch) {
        const began = this.#state.after === 0;
        this.#state = { ...this.#state, epoch, after: 0 };
        await this.#here.forget(this.#state);
        if (!began) continue;
      }
      for (const item of items) await this.#take(item);
      await this.#keep({ after: version });
      if (!more) return undefined;
    }
  }

  async #take(item: SyncItem): Promise<void> {
    const { name, version } = item;
    const synced = await this.#here.synced(name);
    if (synced && synced.version >= version && synced.mark !== STRANGE) return;
    const game = gameOf(name);
    const rules = rulesOf(name);
    if (game !== undefined) await this.#takeGame(game, item);
    else if (rules !== undefined) await this.#takeRules(rules, item, synced);
    else if (name === CHOICES) await this.#takeChoices(item);
    else await this.#here.setSynced({ name, version, mark: STRANGE });
  }

  async #takeGame(id: string, { name, version, data }: SyncItem): Promise<void> {
    const theirs = data === undefined ? undefined : await this.#gameFrom(id, data);
    if (data !== undefined && !theirs)
      return this.#here.setSynced({ name, version, mark: STRANGE });
    // A window of this browser may save the game meanwhile: then it is looked at again.
    while (!(await this.#tryTake(id, theirs, { name, version, mark: '' }))) continue;
  }

  async #tryTake(id: string, theirs: SavedGame | undefined, synced: SyncedItem): Promise<boolean> {
    const ours = await this.#here.game(id);
    const known = await this.#here.synced(synced.name);
    const seen = ours?.revision;
    const change = (
      game: SavedGame | undefined,
      mark: string,
      ...others: GameChange[]
    ): Promise<boolean> =>
      this.#here.changeGames([{ id, seen, game }, ...others], { ...synced, mark });
    if (!ours) return theirs ? change(theirs, markOf(theirs)) : change(undefined, GONE);
    const isOld = known?.mark === markOf(ours);
    // What was deleted there and played on here stays, and is sent again.
    if (!theirs) return isOld ? change(undefined, GONE) : change(ours, GONE);
    if (gameText(ours) === gameText(theirs)) return change(ours, markOf(ours));
    const next = { ...theirs, revision: ours.revision + 1 };
    const wins = isOld ? 'theirs' : verdict(ours, theirs);
    if (wins === 'ours') return change(ours, '');
    if (wins === 'theirs') {
      const done = await change(next, markOf(next));
      if (done) this.#events.advanced(ours, next);
      return done;
    }
    const parted = { ...ours, id: this.#here.id(), revision: 1 };
    const added = { id: parted.id, seen: undefined, game: parted };
    const done = await change(next, markOf(next), added);
    if (done) this.#events.parted(ours, parted);
    return done;
  }

  async #gameFrom(id: string, data: string): Promise<SavedGame | undefined> {
    const found = gameFrom(id, data);
    if (!found) return undefined;
    try {
      return { ...found, info: await this.#here.infoOf(found.record) };
    } catch {
      return undefined;
    }
  }

  /** Records carry the rules of custom games, so of two files with one id the one sent last stays. */
  async #takeRules(id: string, item: SyncItem, synced: SyncedItem | undefined): Promise<void> {
    const { name, version, data } = item;
    const ours = (await this.#here.rules()).get(id);
    const theirs = data === undefined ? undefined : rulesFrom(data);
    if (data !== undefined && theirs === undefined)
      return this.#here.setSynced({ name, version, mark: STRANGE });
    const changedHere = ours !== undefined && ours !== theirs && synced?.mark !== ours;
    if (!changedHere && ours !== theirs) await this.#here.setRules(id, theirs);
    await this.#here.setSynced({ name, version, mark: theirs ?? GONE });
  }

  async #takeChoices({ name, version, data }: SyncItem): Promise<void> {
    const theirs = data === undefined ? {} : choicesFrom(data);
    if (!theirs) return this.#here.setSynced({ name, version, mark: STRANGE });
    const { choices } = this.#state;
    const merged = later(choices, theirs);
    this.#here.setChoices(differing(merged, this.#here.choices(choices)));
    await this.#keep({ choices: merged });
    await this.#here.setSynced({ name, version, mark: written(theirs) });
  }

  async #send(): Promise<Failure | undefined> {
    let batch: Difference[] = [];
    let chars = 0;
    for await (const difference of this.#differences()) {
      const more = difference.change.data?.length ?? 0;
      if (batch.length === CHANGES_MAX || (batch.length > 0 && chars + more > CHARS_MAX)) {
        const failure = await this.#sendBatch(batch);
        if (failure) return failure;
        [batch, chars] = [[], 0];
      }
      batch.push(difference);
      chars += more;
    }
    return batch.length === 0 ? undefined : this.#sendBatch(batch);
  }

  async #sendBatch(batch: readonly Difference[]): Promise<Failure | undefined> {
    const changes = batch.map(({ change }) => change);
    const answer = await this.#server.change(this.#state.epoch, changes);
    if (!answer.ok) {
      const { failure } = answer;
      // Another device has begun a copy, or the server has another one after a restore.
      const other = failure.is === 'problem' && problemWord(failure.problem) === 'conflict';
      this.#again ||= other;
      return other ? undefined : failure;
    }
    const { epoch, versions } = answer.value;
    let { after } = this.#state;
    for (const [at, { change, mark }] of batch.entries()) {
      const version = versions[at];
      if (version === null || version === undefined) this.#again = true;
      else {
        await this.#here.setSynced({ name: change.name, version, mark });
        // What was sent need not be fetched, unless others have sent something in between.
        if (version === after + 1) after = version;
      }
    }
    await this.#keep({ epoch, after });
    return undefined;
  }

  /** What is here and not as it was agreed, or was agreed and is not here. */
  async *#differences(): AsyncGenerator<Difference> {
    const agreed = new Map((await this.#here.allSynced()).map((one) => [one.name, one]));
    const there = new Set<string>([CHOICES]);
    const find = (name: string, mark: string, data: string): Difference[] => {
      there.add(name);
      const known = agreed.get(name);
      if (known?.mark === mark || known?.mark === STRANGE || isTooLong(data)) return [];
      return [{ change: { name, base: known?.version ?? 0, data }, mark }];
    };
    const { choices } = this.#state;
    yield* find(CHOICES, written(choices), choicesText(choices));
    for (const [id, toml] of await this.#here.rules())
      yield* find(nameOfRules(id), toml, rulesText(toml));
    for await (const games of this.#here.games())
      for (const game of games) yield* find(nameOfGame(game.id), markOf(game), gameText(game));
    for (const { name, version, mark } of agreed.values()) {
      if (there.has(name) || mark === GONE || mark === STRANGE) continue;
      yield { change: { name, base: version }, mark: GONE };
    }
  }
}

interface Difference {
  readonly change: SyncChange;
  /** What is agreed once the server has it. */
  readonly mark: string;
}

/** Longer than the server takes: games that people play are far shorter. */
function isTooLong(data: string): boolean {
  return new TextEncoder().encode(data).length > ITEM_BYTES_MAX;
}

function markOf({ revision }: SavedGame): string {
  return String(revision);
}
