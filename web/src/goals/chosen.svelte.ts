/** The goals that the player has set, stored in this browser. */

import { goalFrom, nameOf, type PersonalGoal } from './personal';

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
  keep([...without(nameOf(goal)), goal]);
}

/** Removes the goal with this name. */
export function removeGoal(name: string): void {
  keep(without(name));
}

function without(name: string): PersonalGoal[] {
  return chosen.filter((one) => nameOf(one) !== name);
}

function keep(goals: readonly PersonalGoal[]): void {
  chosen = sorted(goals).slice(0, KEPT_MAX);
  try {
    const named = chosen.map((one) => [nameOf(one), one.since]);
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(named)));
  } catch {
    // Storage is refused or full: goals last until the page is closed.
  }
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) chosen = load();
});

/** What is stored need not be ours. */
function load(): PersonalGoal[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    const goals = Object.entries(Object(stored) as object).map(([name, at]) => goalFrom(name, at));
    return sorted(goals.filter((one) => one !== undefined)).slice(0, KEPT_MAX);
  } catch {
    return [];
  }
}

function sorted(goals: readonly PersonalGoal[]): PersonalGoal[] {
  return [...goals].sort((one, other) => (one.since < other.since ? -1 : 1));
}
