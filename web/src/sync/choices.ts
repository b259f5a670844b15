/**
 * Settings, favourites and progress as choices, each with the time when it was made: of two for the
 * same thing, the later one stays.
 */

import type { Choice } from '../store/database';

export type Choices = Readonly<Record<string, Choice>>;
export type Values = Readonly<Record<string, Choice['value']>>;

/**
 * The choices with what has changed since they were noted. What is noted for the first time was not
 * chosen here and now, so it gives way to everything.
 */
export function noted(choices: Choices, values: Values, now: string): Choices {
  const all: Record<string, Choice> = { ...choices };
  for (const [name, value] of Object.entries(values)) {
    const known = choices[name];
    if (known?.value !== value) all[name] = { value, at: known ? now : '' };
  }
  return all;
}

/** The later of each two; of two made at the same time, theirs, so that all devices agree. */
export function later(ours: Choices, theirs: Choices): Choices {
  const all: Record<string, Choice> = { ...ours };
  for (const [name, choice] of Object.entries(theirs)) {
    const own = ours[name];
    if (!own || own.at <= choice.at) all[name] = choice;
  }
  return all;
}

/** Those of these values that were chosen differently. */
export function differing(choices: Choices, values: Values): Values {
  const changed = Object.entries(choices).filter(([name, { value }]) => values[name] !== value);
  return Object.fromEntries(changed.map(([name, { value }]) => [name, value]));
}

/** The same text for the same choices. */
export function written(choices: Choices): string {
  const names = Object.keys(choices).sort();
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, choices[name]])));
}
