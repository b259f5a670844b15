/** A puzzle on the table: how the player fares with it. */

import type { Step, Table } from '../engine/engine';
import { whole } from '../engine/whole';
import type { Tutor } from '../game/taught';
import type { PuzzleInfo, PuzzleProgress, WholeEngine } from '../engine/whole';
import { noteTry } from './tries';

/** The game that a puzzle is played on. */
export interface Puzzled {
  readonly laid: number;
  readonly said: string;
  /** Puts a table on which nothing counts on the page. */
  teach(table: Table, tutor: Tutor): void;
  play(notation: string): boolean;
  undo(): boolean;
  /** The move that is pointed out. */
  hinted: Step | undefined;
  say(text: string): void;
}

type PuzzleTable = NonNullable<ReturnType<WholeEngine['Table']['puzzle']>>;

/** How long each move of a solution is looked at. */
const STEP_MS = 900;

export class Solving implements Tutor {
  readonly info: PuzzleInfo;
  progress = $state.raw<PuzzleProgress>();
  /** Whether a wrong move, a hint or the solution has been seen. */
  failed = $state(false);
  /** Whether the solution is being played. */
  shows = $state(false);
  readonly #table: PuzzleTable;
  readonly #game: Puzzled;
  readonly #laid: number;
  readonly #today: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Throws if there is no such puzzle. */
  constructor(number: number, game: Puzzled, today: string) {
    const engine = whole();
    const [info, table] = [engine.allPuzzles().puzzles[number - 1], engine.Table.puzzle(number)];
    if (!info || !table) throw new Error(`${number}`);
    this.info = info;
    this.#table = table;
    this.#game = game;
    this.#today = today;
    game.teach(table, this);
    this.#laid = game.laid;
    this.progress = table.puzzleProgress(number);
  }

  get isOnTable(): boolean {
    return this.#game.laid === this.#laid;
  }

  /** Judges the table. Call this whenever it has changed. */
  judge(): void {
    if (!this.isOnTable) return;
    const { number } = this.info;
    this.progress = this.#table.puzzleProgress(number);
    const standing = this.progress?.standing ?? 'open';
    if (standing === 'loses' || standing === 'tooSlow') this.#fail();
    if (standing === 'solved' && !this.shows)
      noteTry({ number, at: new Date().toISOString(), first: !this.failed, done: this.#today });
  }

  /** From now on it no longer counts as solved at the first try. */
  #fail(): void {
    this.failed = true;
    noteTry({ number: this.info.number, at: new Date().toISOString(), first: false });
  }

  /** Points out the next move. */
  hint(): void {
    const next = this.progress?.next;
    if (!next) return;
    this.#fail();
    this.#game.hinted = next;
    this.#game.say(next.text);
  }

  /** Takes back the move that was wrong. */
  again(): void {
    this.#game.undo();
  }

  /** Plays the solution, from the last position that has one. */
  solution(): void {
    this.#fail();
    this.shows = true;
    while (!this.progress?.next && this.progress?.standing !== 'solved' && this.#game.undo())
      this.judge();
    this.#step();
  }

  #step(): void {
    const next = this.progress?.next;
    if (!this.isOnTable || !next) return;
    this.#game.hinted = next;
    this.#timer = setTimeout(() => {
      if (this.isOnTable && this.#game.play(next.notation)) {
        this.judge();
        this.#step();
      }
    }, STEP_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
