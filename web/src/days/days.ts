/** Days as the server names them: `2026-11-21`, in UTC. */

import { date, locale } from '../words/words.svelte';

const DAY_MS = 86_400_000;

export function todayUtc(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The day this many days earlier. */
export function daysBefore(day: string, days: number): string {
  return todayUtc(new Date(begin(day) - days * DAY_MS));
}

/** The day this many days later. */
export function daysAfter(day: string, days: number): string {
  return daysBefore(day, -days);
}

/** A day as it is written in the player's language. */
export function dayText(day: string): string {
  return date(new Date(begin(day)), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

/** When a day begins where the player is, as a time of day; undefined if at midnight. */
export function beginText(day: string): string | undefined {
  const at = new Date(begin(day));
  return at.getHours() + at.getMinutes() === 0 ? undefined : date(at, { timeStyle: 'short' });
}

/** A month, named by its first day, as it is written in the player's language. */
export function monthText(month: string): string {
  return date(new Date(begin(month)), { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** The number of a day in its month. */
export function dayNumber(day: string): number {
  return Number(day.slice(8));
}

/** The weekday on which weeks begin where the player's language is spoken; 0 is Sunday. */
export function firstWeekday(): number {
  // Where a language is spoken in many countries, the browser knows the player's.
  const tag = navigator.languages.find((one) => one.startsWith(locale().slice(0, 2))) ?? locale();
  const known = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) % 7;
}

/**
 * The first day of the week of this moment, where the player is: weeks are told apart by it. Weeks
 * begin on this weekday.
 */
export function weekOf(moment: Date, from: number = firstWeekday()): string {
  const first = new Date(moment);
  first.setDate(first.getDate() - ((first.getDay() - from + 7) % 7));
  return dayHere(first);
}

/** The day of this moment, where the player is. */
export function dayHere(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()];
  return `${moment.getFullYear()}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;
}

/** The weekdays in the order of `firstWeekday`. */
export function weekdays(): { readonly short: string; readonly long: string }[] {
  // The fourth of January 2026 is a Sunday.
  const days = Array.from({ length: 7 }, (_, nth) => new Date(Date.UTC(2026, 0, 4 + nth)));
  const from = firstWeekday();
  return [...days.slice(from), ...days.slice(0, from)].map((day) => ({
    short: date(day, { timeZone: 'UTC', weekday: 'narrow' }),
    long: date(day, { timeZone: 'UTC', weekday: 'long' }),
  }));
}

function begin(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
