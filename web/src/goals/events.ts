/** What the player has done, oldest first. Goals are judged by it, so they need no memory of their own. */

import type { RecordInfo } from '../engine/engine';
import type { PuzzleInfo } from '../engine/whole';
import type { Try } from '../tasks/puzzle-tries';
import { isInStreak, playedDays, streak, type DayGame } from '../days/calendar';
import type { Group } from '../saved/counted';
import type { SavedGameSummary } from '../store/saved-games';

/** A game that has ended. */
export interface GameEnd {
  readonly is: 'game';
  /** When: ISO 8601, in UTC. */
  readonly at: string;
  readonly info: RecordInfo;
  readonly won: boolean;
  /** The day of the daily deal, if it is one. */
  readonly day: string | undefined;
  /** How many cards are in the game. */
  readonly cards: number;
  /** Whether it is the first try of its deal. */
  readonly first: boolean;
  /** How many games in a row are won with this one. */
  readonly row: number;
  /** Whether the same deal was played before and not won. */
  readonly again: boolean;
}

/** A day on which a daily deal was won. */
export interface DayWon {
  readonly is: 'day';
  readonly at: string;
  /** The streak, with this day. */
  readonly row: number;
}

export interface PuzzleSolved {
  readonly is: 'puzzle';
  readonly at: string;
  readonly number: number;
  readonly first: boolean;
  readonly level: PuzzleInfo['level'];
}

/** A lesson that is done. Nobody has noted when. */
export interface LessonDone {
  readonly is: 'lesson';
  readonly at: undefined;
  readonly id: string;
}

export type GoalEvent = GameEnd | DayWon | PuzzleSolved | LessonDone;

/** A game that counts. */
type EndedGame = Pick<SavedGameSummary, 'updated' | 'info' | 'day'> & {
  readonly groups: readonly Group[];
};

/** Where the events are found. */
export interface History {
  /** The games that count, in the order in which they ended. */
  readonly games: readonly EndedGame[];
  /** All games, for the days of the daily deals. */
  readonly saved: readonly (Pick<SavedGameSummary, 'updated'> & DayGame)[];
  readonly tries: readonly Try[];
  readonly puzzles: readonly Pick<PuzzleInfo, 'number' | 'level'>[];
  /** The lessons with all steps done. */
  readonly lessons: readonly string[];
  /** How many cards are in this game; 0 if it no longer exists. */
  cardsOf(game: string): number;
}

export function eventsOf(history: History): GoalEvent[] {
  const lessons = history.lessons.map((id) => ({ is: 'lesson', at: undefined, id }) as const);
  const dated = [...gameEnds(history), ...daysWon(history), ...puzzlesSolved(history)];
  return [...lessons, ...dated.sort((one, other) => (one.at < other.at ? -1 : 1))];
}

function gameEnds({ games, cardsOf }: History): GameEnd[] {
  const unwon = new Set<string>();
  let row = 0;
  return games.map(({ updated, day, info, groups }) => {
    const won = info.result === 'won';
    const deal = `${info.game} ${info.deal}`;
    const again = won && unwon.has(deal);
    if (!won) unwon.add(deal);
    // A deal that was played before neither lengthens a row nor ends it.
    const first = !groups.includes('again');
    if (first) row = won ? row + 1 : 0;
    const cards = cardsOf(info.game);
    return { is: 'game', at: updated, info, won, day, cards, first, row: first ? row : 0, again };
  });
}

function daysWon({ saved }: History): DayWon[] {
  const days = playedDays(saved);
  return [...days].flatMap(([day, state]) => {
    if (!isInStreak(state)) return [];
    const wins = saved.filter((one) => one.day === day && one.info.result === 'won');
    const [at = day] = wins.map(({ updated }) => updated).sort();
    return [{ is: 'day', at, row: streak(days, day) } as const];
  });
}

function puzzlesSolved({ tries, puzzles }: History): PuzzleSolved[] {
  return tries.flatMap(({ number, first, done }) => {
    const level = puzzles[number - 1]?.level;
    return done === undefined || !level ? [] : [{ is: 'puzzle', at: done, number, first, level }];
  });
}
