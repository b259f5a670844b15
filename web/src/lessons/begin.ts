/** Begins lessons from elsewhere than their list. */

import { loadWhole } from '../words/whole';
import { whole } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import { open } from '../ui/windows.svelte';
import { loadWindowTexts } from '../words/words.svelte';
import { stepsDone } from '../tasks/lessons-done';
import { learn } from '../tasks/wanted.svelte';

/** Begins the first lesson that is not done; once all are, their list is opened. */
export async function learnNext(game: Game): Promise<void> {
  // What shows a lesson comes first: nothing is to be seen between here and there.
  await Promise.all([import('./LessonCard.svelte'), loadWindowTexts(), loadWhole()]);
  const { lessons } = whole().allLessons();
  const next = lessons.find(({ id, steps }) => stepsDone(id) < steps);
  if (next) learn(game, next.id);
  else await open('learn');
}
