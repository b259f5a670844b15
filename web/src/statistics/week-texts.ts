/** Weeks as texts. */

import { date, say } from '../words/words.svelte';
import type { Week } from './overview';

const begin = (first: string): Date => new Date(`${first}T00:00:00Z`);

/** The first day of a week, such as 23 November. */
export function weekText(first: string): string {
  return date(begin(first), { timeZone: 'UTC', day: 'numeric', month: 'short' });
}

/** The month in which a week begins. */
export function monthShort(first: string): string {
  return date(begin(first), { timeZone: 'UTC', month: 'short' });
}

/** This week, and the one with the most games. */
export function weeksText(weeks: readonly Week[]): string {
  const now = weeks.at(-1);
  if (!now) return '';
  const games = ({ won, lost }: Week): number => won + lost;
  const most = weeks.reduce((best, week) => (games(week) > games(best) ? week : best));
  const text = say('stats-this-week', { games: games(now), won: now.won });
  if (most === now || games(most) === 0) return text;
  const busiest = say('stats-busiest', { date: weekText(most.first), games: games(most) });
  return `${text} ${busiest}`;
}
