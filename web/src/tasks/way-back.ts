/** A task, such as a lesson, lies on the table for a while. One does at a time. */

import { game } from '../game/current';
import { dealNew } from '../game/deals';
import { continueGame } from '../saved/continue';

interface Task {
  readonly end: () => void;
  readonly goBack: () => Promise<void>;
}

let current: Task | undefined;

/** Ends the task before, if there is one. Returns how to put the player’s game back on the table. */
export function beginTask(end: () => void): () => Promise<void> {
  const goBack = current?.goBack ?? wayBack();
  if (current && current.end !== end) current.end();
  current = { end, goBack };
  return goBack;
}

/** Every task says that it has ended. */
export function taskEnded(): void {
  current = undefined;
}

function wayBack(): () => Promise<void> {
  const { deal, gameId } = game;
  const begun = game.scene?.can.restart === true;
  const { id, day } = game.autosave;
  const picture = game.table?.picture();
  return async () => {
    if (begun && id !== undefined) await continueGame(id);
    else if (deal !== undefined) game.dealGame(gameId, deal, day);
    else if (picture !== undefined) game.practice(gameId, picture);
    else dealNew(gameId);
  };
}
