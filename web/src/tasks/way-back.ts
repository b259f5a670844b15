/** A task, such as a lesson, lies on the table for a while. One does at a time. */

import type { Game } from '../game/game.svelte';
import { dealNew } from '../game/deals';
import { continueGame } from '../saved/continue';
import { levels } from '../ui/back';
import { openWindow, putAside } from '../ui/windows.svelte';

interface Task {
  readonly end: () => void;
  readonly goBack: () => Promise<void>;
  /** Takes its levels away. */
  readonly leave: () => void;
}

let current: Task | undefined;

/**
 * Ends the task before, if there is one, and closes the windows. Back leads to them again, and to
 * the player’s game below them; `onback` is called first. Returns how to put that game back on the
 * table in another way.
 */
export function beginTask(game: Game, end: () => void, onback?: () => void): () => Promise<void> {
  const goBack = current?.goBack ?? wayBack(game);
  // One that follows on the table leads back to where the first was begun.
  if (current && (current.end !== end || openWindow())) current.end();
  current ??= begun(game, end, goBack, onback);
  return goBack;
}

/** Every task says that it has ended. */
export function taskEnded(): void {
  current?.leave();
  current = undefined;
}

function begun(game: Game, end: () => void, goBack: Task['goBack'], onback?: () => void): Task {
  const aside = putAside();
  const leave = levels.enter(() => {
    onback?.();
    // The levels of the windows are there until the windows are.
    current = undefined;
    end();
    void goBack()
      .catch((error: unknown) => game.announcer.note(String(error), 'problem'))
      .then(aside.reopen);
  });
  return {
    end,
    goBack,
    leave: () => {
      leave();
      aside.forget();
    },
  };
}

function wayBack(game: Game): () => Promise<void> {
  const { deal, gameId } = game.table;
  const isBegun = game.table.scene?.can.restart === true;
  const { id, day } = game.autosave;
  const picture = game.table.model?.picture();
  return async () => {
    if (isBegun && id !== undefined) await continueGame(game, id);
    else if (deal !== undefined) game.dealGame(gameId, deal, day);
    else if (picture !== undefined) game.practice(gameId, picture);
    else dealNew(game, gameId);
  };
}
