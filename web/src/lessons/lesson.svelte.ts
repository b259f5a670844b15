/** A lesson on the table: its step, the player’s progress on it, and what comes next. */

import { whole } from '../engine/whole';
import type { LessonInfo, Progress, WholeEngine } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import type { LeftGame } from '../game/notice';
import { Task } from '../tasks/task.svelte';
import { setStepsDone, stepsDone } from '../tasks/lessons-done';

type LessonTable = NonNullable<ReturnType<WholeEngine['Table']['lesson']>>;

export class Lesson extends Task {
  readonly info: LessonInfo;
  /** The step on the table, counted from 0. */
  number = $state(0);
  progress = $state.raw<Progress>();
  /** The game that the lesson interrupted. */
  readonly left: LeftGame | undefined;
  #table: LessonTable | undefined;

  /** Throws if there is no such lesson. */
  constructor(id: string, game: Game) {
    super(game);
    const info = whole()
      .allLessons()
      .lessons.find((lesson) => lesson.id === id);
    if (!info) throw new Error(id);
    this.info = info;
    const done = stepsDone(id);
    this.begin(done < info.steps ? done : 0);
    this.left = game.keeper.left;
  }

  get isLast(): boolean {
    return this.number + 1 === this.info.steps;
  }

  /** What it says as things stand. */
  get text(): string {
    return (this.progress && this.#table?.taskText()) ?? '';
  }

  /** Sets up a step. */
  begin(number: number): void {
    const { id } = this.info;
    const table = whole().Table.lesson(id, number);
    if (!table) throw new Error(`${id}: ${number}`);
    this.number = number;
    this.lay(table);
    this.#table = table;
    this.progress = table.progress();
    if (this.progress?.points) this.game.announcer.hinted = this.progress.next;
    this.game.announcer.say(this.text);
  }

  judge(): void {
    if (!this.#table || !this.isOnTable) return;
    const before = this.progress?.standing;
    this.progress = this.#table.progress();
    const standing = this.progress?.standing;
    if (standing === before) return;
    if (standing === 'reached') setStepsDone(this.info.id, this.number + 1);
    // After what the move did, which a screen reader may not have said yet.
    if (standing !== 'open') this.game.announcer.say(`${this.game.announcer.said}. ${this.text}`);
  }

  /** If the player went another way, from the start of the step. */
  hint(): void {
    if (!this.progress?.next) this.begin(this.number);
    this.point(this.progress?.next);
  }

  retry(): void {
    this.begin(this.number);
  }

  /** Goes on to the next step. Call this unless the step is the last. */
  next(): void {
    setStepsDone(this.info.id, this.number + 1);
    this.begin(this.number + 1);
  }
}
