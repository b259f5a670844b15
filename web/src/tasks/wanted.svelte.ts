/**
 * The task that the player has asked for: a lesson, a puzzle or a move to be played better. It lies
 * on the table for a while, one at a time, and all else that it takes is loaded only then.
 */

import type { Step } from '../engine/engine';
import type { PuzzleInfo } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import type { ReviewSubject } from '../game/shown-review.svelte';
import { levels } from '../ui/back';
import { openWindow, putAside } from '../ui/windows.svelte';
import { wayBack } from './way-back';

interface WantedLesson {
  readonly kind: 'lesson';
  /** The id of the lesson. */
  readonly id: string;
}

/** Which puzzles the player wants; undefined means any. */
export interface Wish {
  readonly goal?: PuzzleInfo['goal'] | undefined;
  readonly level?: PuzzleInfo['level'] | undefined;
}

interface WantedPuzzle {
  readonly kind: 'puzzle';
  readonly number: number;
  /** Which puzzles come next. */
  readonly wish: Wish;
}

/** A move to be played better, and what comes afterwards. */
export interface LostMove {
  readonly kind: 'retry';
  readonly game: string;
  /** The position before the move. */
  readonly picture: string;
  /** The move that lost. */
  readonly lost: Step;
  /** A line that wins instead, in notation. */
  readonly line: readonly string[];
  /** The review that it is from, if it is open. The window that shows it frees its table. */
  readonly review?: ReviewSubject;
  /** Called once: whether the first try was better, without help. */
  readonly ontried?: (isBetter: boolean) => void;
}

type Wanted = WantedLesson | WantedPuzzle | LostMove;

let wanted = $state.raw<Wanted>();
/** How to leave it. */
let way: Way | undefined;

interface Way {
  /** Puts the game back on the table that lay there before. */
  readonly goBack: () => Promise<void>;
  /** Takes its levels away. */
  readonly leave: () => void;
}

/** The task, if it is of this kind. */
export function wantedTask<K extends Wanted['kind']>(
  kind: K,
): Extract<Wanted, { kind: K }> | undefined {
  return wanted?.kind === kind ? (wanted as Extract<Wanted, { kind: K }>) : undefined;
}

/**
 * Begins a task, after the end of the one before, and closes the windows. Back leads to them again,
 * and to the player’s game below them; `onback` is called first.
 */
export function want(game: Game, next: Wanted, onback?: () => void): void {
  const goBack = way?.goBack ?? wayBack(game);
  // One that follows on the table leads back to where the first was begun.
  if (wanted?.kind !== next.kind || openWindow()) endTask();
  way ??= { goBack, leave: enter(game, goBack, onback) };
  put(next);
}

/** Begins a lesson, or goes on with it where the player left it. */
export function learn(game: Game, id: string): void {
  want(game, { kind: 'lesson', id });
}

/** Puts a puzzle on the table. */
export function solve(game: Game, number: number, wish?: Wish): void {
  want(game, { kind: 'puzzle', number, wish: wish ?? wantedTask('puzzle')?.wish ?? {} });
}

export function endTask(): void {
  put(undefined);
  way?.leave();
  way = undefined;
}

/** Ends the task and goes back to what lay on the table before. */
export async function leaveTask(game: Game): Promise<void> {
  const goBack = way?.goBack;
  endTask();
  await goBack?.().catch((error: unknown) => game.announcer.note(String(error), 'problem'));
}

function put(next: Wanted | undefined): void {
  if (wanted?.kind === 'retry') wanted.review?.table.free();
  wanted = next;
}

/** Enters the level of a task; returns how to take it away. */
function enter(game: Game, goBack: Way['goBack'], onback?: () => void): () => void {
  const aside = putAside();
  const leave = levels.enter(() => {
    onback?.();
    // The levels of the windows are there until the windows are.
    way = { goBack, leave: () => undefined };
    void leaveTask(game).then(aside.reopen);
  });
  return () => {
    leave();
    aside.forget();
  };
}
