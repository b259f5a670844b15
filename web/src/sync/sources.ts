/** Which choices of the player’s go along to other devices, and where they are kept. */

import { set, settings, sound, type Settings } from '../settings/settings.svelte';
import { chosenGoals, removeGoal, setGoal } from '../store/chosen-goals.svelte';
import { favourites, toggleFavourite } from '../store/favourites.svelte';
import { goalFrom, nameOf, type PersonalGoal } from '../store/personal-goals';
import { allStepsDone, setStepsDone } from '../tasks/lessons-done';
import { allTries, isTry, noteTry } from '../tasks/puzzle-tries';
import type { Values } from './choices';

/**
 * Settings that are of the player. The others are of the device: its loudspeaker, its screen, how
 * fast it draws, the photo on it, the light around it, and what it was allowed to send.
 */
export const SHARED = [
  'locale',
  'theme',
  'pack',
  'shade',
  'back',
  'style',
  'leftHanded',
  'clickTakes',
  'celebration',
  'showClock',
  'simple',
  'sidePanel',
  'unseen',
  'onlyWinnable',
  'noUndo',
  'goalsTold',
  'coach',
  'engineAgreed',
  'liveAnalysisAgreed',
] as const satisfies readonly (keyof Settings)[];

const SETTING = 'setting:';
const FAVOURITE = 'favourite:';
const GOAL = 'goal:';
const LESSON = 'lesson:';
const PUZZLE = 'puzzle:';

export function readChoices(): Values {
  const own = SHARED.map((name) => [SETTING + name, settings[name] ?? null] as const);
  const liked = [...favourites].map((game) => [FAVOURITE + game, true] as const);
  const goals = chosenGoals().map((one) => [GOAL + nameOf(one), one.since] as const);
  const learnt = Object.entries(allStepsDone()).map(([id, steps]) => [LESSON + id, steps] as const);
  const tried = allTries().map((one) => [PUZZLE + one.number, JSON.stringify(one)] as const);
  return Object.fromEntries([...own, ...liked, ...goals, ...learnt, ...tried]);
}

/**
 * What was noted and is not there any more was taken away: a game is no longer a favourite, a goal
 * was removed. A goal that only a later version of the page knows was never here.
 */
export function withRemoved(values: Values, noted: Readonly<Record<string, unknown>>): Values {
  const gone = Object.keys(noted).filter(
    (name) => !(name in values) && (name.startsWith(FAVOURITE) || isGoal(name)),
  );
  return { ...Object.fromEntries(gone.map((name) => [name, false])), ...values };
}

/** Any time will do to tell whether a name is one of a goal. */
function isGoal(name: string): boolean {
  return goalOf(name, new Date(0).toISOString()) !== undefined;
}

function goalOf(name: string, since: unknown): PersonalGoal | undefined {
  return name.startsWith(GOAL) ? goalFrom(name.slice(GOAL.length), since) : undefined;
}

/** Makes these choices here. What this version of the page does not know stays as it is. */
export function makeChoices(values: Values): void {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const setting = SHARED.find((one) => SETTING + one === name);
    if (setting) changes[setting] = value ?? undefined;
    else if (name.startsWith(FAVOURITE)) {
      const game = name.slice(FAVOURITE.length);
      if (favourites.has(game) !== value) toggleFavourite(game);
    } else if (name.startsWith(GOAL)) {
      const goal = goalOf(name, value);
      if (goal) setGoal(goal);
      else removeGoal(name.slice(GOAL.length));
    } else if (name.startsWith(LESSON)) setStepsDone(name.slice(LESSON.length), Number(value));
    else if (name.startsWith(PUZZLE)) addTry(String(value));
  }
  if (Object.keys(changes).length > 0) set(sound({ ...settings, ...changes }));
}

/** Both devices may have tried the same puzzle. What they tried together, both have in the end. */
function addTry(text: string): void {
  try {
    const tried: unknown = JSON.parse(text);
    if (isTry(tried)) noteTry(tried);
  } catch {
    // A later version may write tries in another way.
  }
}
