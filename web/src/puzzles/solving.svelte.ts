/** A puzzle on the table, and the player’s progress on it. */

import { whole } from '../engine/whole';
import type { Progress, PuzzleInfo, WholeEngine } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import { Task } from '../tasks/task.svelte';
import { noteTry } from '../tasks/puzzle-tries';

type PuzzleTable = NonNullable<ReturnType<WholeEngine['Table']['puzzle']>>;

/** How long each move of a solution is looked at. */
const STEP_MS = 900;

export class Solving extends Task {
  readonly info: PuzzleInfo;
  progress = $state.raw<Progress>();
  /** How many moves are left after the last right one. */
  left = $state(0);
  /** Whether a wrong move, a hint or the solution has been seen. */
  failed = $state(false);
  /** Whether the solution is being played. */
  shows = $state(false);
  readonly #table: PuzzleTable;
  readonly #today: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Throws if there is no such puzzle. */
  constructor(number: number, game: Game, today: string) {
    super(game);
    const engine = whole();
    const [info, table] = [engine.allPuzzles().puzzles[number - 1], engine.Table.puzzle(number)];
    if (!info || !table) throw new Error(`${number}`);
    this.info = info;
    this.left = info.moves;
    this.#table = table;
    this.#today = today;
    this.lay(table);
    this.progress = table.progress();
  }

  /** What it says as things stand. */
  get text(): string {
    return (this.progress && this.#table.taskText()) ?? '';
  }

  judge(): void {
    if (!this.isOnTable) return;
    const { number } = this.info;
    this.progress = this.#table.progress();
    const standing = this.progress?.standing ?? 'open';
    if (standing === 'missed') this.#fail();
    else this.left = this.progress?.left ?? 0;
    if (standing === 'reached' && !this.shows)
      noteTry({ number, at: new Date().toISOString(), first: !this.failed, done: this.#today });
  }

  /** From now on it no longer counts as solved on the first try. */
  #fail(): void {
    this.failed = true;
    noteTry({ number: this.info.number, at: new Date().toISOString(), first: false });
  }

  hint(): void {
    const next = this.progress?.next;
    if (!next) return;
    this.#fail();
    this.point(next);
  }

  /** Undoes the move that was wrong. */
  again(): void {
    void this.game.table.undo();
  }

  /** Plays the solution, from the last position that has one. */
  async solution(): Promise<void> {
    this.#fail();
    this.shows = true;
    const goesBack = (): boolean => !this.progress?.next && this.progress?.standing !== 'reached';
    while (goesBack() && (await this.game.table.undo())) this.judge();
    this.#step();
  }

  #step(): void {
    const next = this.progress?.next;
    if (!this.isOnTable || !next) return;
    this.game.announcer.hinted = next;
    this.#timer = setTimeout(async () => {
      if (!this.isOnTable || !(await this.game.table.play(next.notation))) return;
      this.judge();
      this.#step();
    }, STEP_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
