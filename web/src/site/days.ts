/** Days as the server names them: `2026-11-21`, in UTC. */

import { date } from '../words/words.svelte';

const DAY_MS = 86_400_000;

export function todayUtc(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The day this many days earlier. */
export function daysBefore(day: string, days: number): string {
  return todayUtc(new Date(begin(day) - days * DAY_MS));
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

/** When a day begins where the player is, as a time of day. */
export function beginText(day: string): string {
  return date(new Date(begin(day)), { timeStyle: 'short' });
}

function begin(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
