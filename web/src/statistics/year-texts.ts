/** A year of play as texts. */

import { date, say } from '../words/words.svelte';
import type { YearDay } from './year';

const begin = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day with its year, such as 23 November 2026. */
export function dateText(day: string): string {
  return date(begin(day), { timeZone: 'UTC', dateStyle: 'medium' });
}

/** What was played on a day. */
export function dayOf({ day, games, won }: YearDay): string {
  return say('stats-day-text', { date: dateText(day), games, won });
}

/** How much was played, on how many days, and when most. */
export function yearText(played: readonly YearDay[]): string {
  if (played.length === 0) return say('stats-year-none');
  const sum = (of: 'games' | 'won'): number => played.reduce((all, day) => all + day[of], 0);
  const most = played.reduce((best, day) => (day.games > best.games ? day : best));
  const all = say('stats-year-text', { games: sum('games'), days: played.length, won: sum('won') });
  return `${all} ${say('stats-year-most', { day: dayOf(most) })}`;
}
