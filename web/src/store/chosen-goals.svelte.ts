/** The goals that the player has set, stored in this browser. */

import { keep, kept } from '../browser/local-storage';
import { goalFrom, nameOf, type PersonalGoal } from './personal-goals';

/** More than can be set here: some may come from other devices. */
const KEPT_MAX = 60;

const NAME = 'webspinner-goals';

let chosen = $state.raw(load());

/** In the order in which they were set. */
export function chosenGoals(): readonly PersonalGoal[] {
  return chosen;
}

/** Sets a goal. The same one set again begins anew. */
export function setGoal(goal: PersonalGoal): void {
  choose([...without(nameOf(goal)), goal]);
}

/** Removes the goal with this name. */
export function removeGoal(name: string): void {
  choose(without(name));
}

function without(name: string): PersonalGoal[] {
  return chosen.filter((one) => nameOf(one) !== name);
}

function choose(goals: readonly PersonalGoal[]): void {
  chosen = sorted(goals).slice(0, KEPT_MAX);
  keep(NAME, Object.fromEntries(chosen.map((one) => [nameOf(one), one.since])));
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) chosen = load();
});

function load(): PersonalGoal[] {
  const goals = Object.entries(Object(kept(NAME)) as object).map(([name, at]) =>
    goalFrom(name, at),
  );
  return sorted(goals.filter((one) => one !== undefined)).slice(0, KEPT_MAX);
}

function sorted(goals: readonly PersonalGoal[]): PersonalGoal[] {
  return [...goals].sort((one, other) => (one.since < other.since ? -1 : 1));
}
