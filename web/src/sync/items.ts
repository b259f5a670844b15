/** Games, custom games and choices as the texts that the player’s devices share. */

import { anything, fits, flag, number, object, text } from '../site/shape';
import type { Choice, SavedGame } from '../store/database';
import type { Choices } from './choices';

/** Increases when items have something that earlier versions of the page would lose. */
export const FORMAT = 2;

export const CHOICES = 'choices';
const GAME = 'game:';
const RULES = 'rules:';

export const nameOfGame = (id: string): string => GAME + id;
export const nameOfRules = (id: string): string => RULES + id;

/** The id of the saved game, or of the custom game, with this name. */
export const gameOf = (name: string): string | undefined => after(GAME, name);
export const rulesOf = (name: string): string | undefined => after(RULES, name);

function after(prefix: string, name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

const game = object(
  { format: number, started: text, updated: text, record: text },
  {
    day: text,
    seen: flag,
    judged: object({ moves: number, chances: number, error: number, luck: number }),
  },
);
const rules = object({ format: number, toml: text });
const choices = object({ format: number, choices: anything });

/** What follows from the record is left out: each device computes it. */
export function gameText({ started, updated, record, day, seen, judged }: SavedGame): string {
  return JSON.stringify({ format: FORMAT, started, updated, record, day, seen, judged });
}

/** A game without what follows from its record; undefined if this version cannot read it. */
export function gameFrom(id: string, data: string): Omit<SavedGame, 'info'> | undefined {
  const found = parsed(data);
  if (!fits(game, found) || found.format > FORMAT) return undefined;
  const { started, updated, record, day, seen, judged } = found;
  if (![started, updated].every(isMoment)) return undefined;
  const extras = {
    ...(day !== undefined && { day }),
    ...(seen === true && { seen }),
    ...(judged && { judged }),
  };
  return { id, revision: 1, started, updated, record, ...extras };
}

export function rulesText(toml: string): string {
  return JSON.stringify({ format: FORMAT, toml });
}

export function rulesFrom(data: string): string | undefined {
  const found = parsed(data);
  return fits(rules, found) && found.format <= FORMAT ? found.toml : undefined;
}

export function choicesText(all: Choices): string {
  return JSON.stringify({ format: FORMAT, choices: all });
}

export function choicesFrom(data: string): Choices | undefined {
  const found = parsed(data);
  if (!fits(choices, found) || found.format > FORMAT) return undefined;
  return Object.fromEntries(Object.entries(found.choices).filter(isChoice));
}

function isChoice(entry: [string, unknown]): entry is [string, Choice] {
  const { value, at } = (entry[1] ?? {}) as Partial<Choice>;
  const plain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return plain && typeof at === 'string' && (at === '' || isMoment(at));
}

/** As `Date.toISOString` writes it, so that texts sort as times do. */
function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
