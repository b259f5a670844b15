/** The table: what lies there, and what the player can do with it. */

import type { ActionResult, Happened, PileRef, Scene, Step, Table } from '../engine/engine';
import type { TableActions } from '../table/actions';
import { inHand } from '../words/hand';
import { sentence } from '../words/sentence';
import { say } from '../words/words.svelte';
import type { Announcer } from './announcer.svelte';
import { titleOf } from './game-name';
import { ideaOf, undone, type Notice } from './notice';

/** The time of the clock of a game, in milliseconds. */
export const now = (): number => performance.now();

/** What teaches on the table, such as a lesson or a puzzle: while it lies there, only it helps. */
export interface Tutor {
  /** Points out the next move. */
  hint(): void;
}

type Work = (model: Table) => ActionResult;

/** Is told what an action did. It may have played moves, or moved along the line already played. */
export type Follower = (result: ActionResult, isPlayed: boolean) => void;

/** What ends a game. */
const ENDS: readonly Happened['kind'][] = ['won', 'stuck'];

export class GameTable implements TableActions {
  /** Everything to draw; undefined before the first game. */
  scene = $state.raw<Scene>();
  /** What led to this scene, in order; nothing if it is not known. */
  happened = $state.raw<readonly Happened[]>([]);
  /** Whether the game on the table has just been dealt. */
  fresh = $state(false);
  /** The last move made. */
  last = $state.raw<Step>();
  /** The id of the game, and its deal as text. */
  gameId = $state('');
  deal = $state.raw<string>();
  /** The name of the game in the player’s language. */
  readonly title = $derived(titleOf(this.gameId));
  /** What teaches on the table, if anything does. */
  taught = $state.raw<Tutor>();
  /** A number that changes with every new game on the table. */
  laid = $state(0);

  #model: Table | undefined;
  readonly #announcer: Announcer;
  readonly #follower: Follower;

  constructor(announcer: Announcer, follower: Follower) {
    this.#announcer = announcer;
    this.#follower = follower;
  }

  /** The game itself, as the engine holds it. */
  get model(): Table | undefined {
    return this.#model;
  }

  /** Clears the table for another game, and takes ownership of it. */
  lay(model: Table, isFresh: boolean, tutor?: Tutor): void {
    this.#model?.free();
    this.#model = model;
    model.saveEachMove();
    this.taught = tutor;
    this.gameId = model.game();
    this.deal = model.dealText();
    this.#announcer.hinted = undefined;
    this.#announcer.notice = undefined;
    this.laid += 1;
    this.fresh = isFresh;
    this.draw();
  }

  /** Shows the table as it is, however it became so. */
  draw(): void {
    this.scene = this.#shown(this.#model?.scene());
    this.happened = [];
    this.last = this.#model?.lastMove();
  }

  /** A task says itself how it ends. */
  #shown(scene: Scene | undefined): Scene | undefined {
    if (!scene || !this.taught) return scene;
    return { ...scene, ending: undefined, endingText: undefined, noUsefulMove: false };
  }

  /** Selects the last cards of a column. */
  readonly take = async (column: number, count?: number) =>
    this.#hand((model) => model.take(column, count));
  readonly takeReserve = async (slot: number) => this.#hand((model) => model.takeReserve(slot));

  #hand(work: Work): boolean {
    const result = this.#act(work);
    if (result) this.#announcer.say(inHand(result.scene));
    return result !== undefined;
  }

  release(): void {
    this.#model?.release();
    this.draw();
  }

  readonly put = async (pile: PileRef) => this.#play((model) => model.put(pile, now()));
  /** Moves as many of a column's last cards to another column as possible. */
  readonly shift = async (from: number, to: number) =>
    this.#play((model) => model.shift(from, to, now()));
  readonly obvious = async (column: number, count?: number) =>
    this.#play((model) => model.obvious(column, count, now()));
  readonly obviousFromReserve = async (slot: number) =>
    this.#play((model) => model.obviousFromReserve(slot, now()));

  async dealRow(): Promise<boolean> {
    const isDealt = this.#play((model) => model.dealRow(now()));
    const { notice } = this.#announcer;
    // Empty columns are to blame.
    if (!isDealt && notice)
      this.#announcer.notice = { ...notice, piles: vacanciesBeforeDeal(this.scene) };
    return isDealt;
  }

  readonly play = async (notation: string) => this.#play((model) => model.play(notation, now()));
  readonly undo = async () =>
    this.#do((model) => model.undo(now()), say('said-undo'), undone(this.last));
  readonly redo = async () => this.#do((model) => model.redo(now()), say('said-redo'));
  readonly finish = async () => this.#play((model) => model.finish(now()));
  readonly goTo = async (node: number) =>
    this.#do((model) => model.goTo(node, now()), say('said-line'));
  /** Goes to the position after this many moves of the current line, undone moves included. */
  readonly goToMove = async (moves: number) => this.#do((model) => model.goToMove(moves, now()));

  /** Makes these moves one after another. If they are `seen`, only the end of it is left to see. */
  async playLine(moves: readonly string[], seen = false): Promise<boolean> {
    if (moves.length === 0) return false;
    return this.#play((model) => {
      const result = model.playLine([...moves], now());
      if (seen) result.happened = result.happened.filter(({ kind }) => ENDS.includes(kind));
      return result;
    });
  }

  /** Goes back to the last position known to be winnable. Returns whether it moved. */
  async backToWon(): Promise<boolean> {
    const before = this.scene?.figures.moves;
    return this.#do((model) => model.backToWon(now())) && this.scene?.figures.moves !== before;
  }

  /** Plays moves, as opposed to moving along the line already played. */
  #play(work: Work): boolean {
    return this.#do(work, '', undefined, true);
  }

  #do(work: Work, otherwise = '', notice?: Notice, isPlayed = false): boolean {
    const result = this.#act(work);
    if (!result) return false;
    const { endingText, noUsefulMove = false } = this.scene ?? {};
    const ended = noUsefulMove ? say('note-no-useful-move') : endingText;
    this.#announcer.hinted = undefined;
    this.#announcer.notice =
      noUsefulMove && ended !== undefined ? { text: ended, tone: 'plain' } : notice;
    this.#announcer.say([otherwise, result.said, ended].filter(Boolean).join('. '));
    this.#follower(result, isPlayed);
    return true;
  }

  /**
   * Shows the result of an action, which includes the scene to draw; if it was refused, why. All
   * that is done before there is a promise: nothing flickers, and quick keys stay in order.
   */
  #act(work: Work): ActionResult | undefined {
    if (!this.#model) return undefined;
    const result = work(this.#model);
    this.scene = this.#shown(result.scene);
    this.happened = result.happened;
    this.last = result.last;
    if (result.refused === undefined) return result;
    // In place of a hint; what teaches goes on pointing.
    if (!this.taught) this.#announcer.hinted = undefined;
    const idea = ideaOf(result.refusal);
    this.#announcer.tell({ text: sentence(result.refused), tone: 'problem', idea });
    return undefined;
  }
}

/** The empty columns that keep a row from being dealt, if there is one to deal. */
export function vacanciesBeforeDeal(scene: Scene | undefined): PileRef[] {
  if (!scene || scene.stock.rows === 0) return [];
  return scene.columns.flatMap(({ cards }, at) =>
    cards.length === 0 ? [{ kind: 'column' as const, number: at + 1 }] : [],
  );
}
