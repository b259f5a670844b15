/** Reads what goals are judged by. */

import { whole } from '../engine/whole';
import { allStepsDone } from '../lessons/progress';
import { allTries } from '../puzzles/tries';
import type { SavedGameSummary } from '../store/database';
import { eventsOf } from './events';
import { standings, type Standing } from './goals';

/** All goals as they stand with these saved games. Needs the whole engine. */
export function readGoals(games: readonly SavedGameSummary[]): Standing[] {
  const engine = whole();
  const cards = new Map(engine.allGames().games.map((one) => [one.id, one.cards]));
  const done = allStepsDone();
  const lessons = engine.allLessons().lessons.filter(({ id, steps }) => (done[id] ?? 0) >= steps);
  const events = eventsOf({
    games,
    tries: allTries(),
    puzzles: engine.allPuzzles().puzzles,
    lessons: lessons.map(({ id }) => id),
    cardsOf: (game) => cards.get(game) ?? 0,
  });
  return standings(events);
}
