/** Reads what goals are judged by. */

import { whole } from '../engine/whole';
import { allStepsDone } from '../tasks/lessons-done';
import { allTries } from '../tasks/puzzle-tries';
import { countedGames } from '../saved/counted';
import type { SavedGameSummary } from '../store/saved-games';
import { chosenGoals } from '../store/chosen-goals.svelte';
import { eventsOf, type GoalEvent } from './events';
import { standings, toldOnce, type GoalStanding } from './goals';
import { standing } from './personal';
import { goalText, personalText } from './text';

/** What has happened, by these saved games and by what else is stored. Needs the whole engine. */
export function readEvents(games: readonly SavedGameSummary[]): GoalEvent[] {
  const engine = whole();
  const cards = new Map(engine.allGames().games.map((one) => [one.id, one.cards]));
  const done = allStepsDone();
  const lessons = engine.allLessons().lessons.filter(({ id, steps }) => (done[id] ?? 0) >= steps);
  return eventsOf({
    games: countedGames(games),
    saved: games,
    tries: allTries(),
    puzzles: engine.allPuzzles().puzzles,
    lessons: lessons.map(({ id }) => id),
    cardsOf: (game) => cards.get(game) ?? 0,
  });
}

/** A goal that was reached: what it asked for, and where it belongs. */
export interface ReachedGoal {
  readonly text: string;
  readonly group: GoalStanding['group'] | 'own';
}

/** The goals that were reached at this moment, the player's own first. */
export function reachedAt(at: string, games: readonly SavedGameSummary[]): ReachedGoal[] {
  const events = readEvents(games);
  const own = chosenGoals().map((goal) => standing(goal, events, new Date(at)));
  return [
    ...own
      .filter((one) => one.at === at)
      .map(({ goal }) => ({ text: personalText(goal), group: 'own' as const })),
    ...toldOnce(standings(events).filter((one) => one.at === at)).map((goal) => ({
      text: goalText(goal),
      group: goal.group,
    })),
  ];
}
