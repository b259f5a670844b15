/** The windows by name; each is loaded when it is first opened. */

import LoadError from '../dialogs/LoadError.svelte';
import type { WindowLoaders } from '../ui/windows.svelte';
import { loadWhole } from '../words/whole';
import { loadHomeTexts, loadTexts, loadWindowTexts } from '../words/words.svelte';

/** Loads a window together with its texts. */
function withTexts<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), loadWindowTexts()]);
    return loaded;
  };
}

/** Loads a window together with its texts and the whole engine, which it uses. */
function withEngine<T>(load: () => Promise<T>): () => Promise<T> {
  return withTexts(async () => {
    const [loaded] = await Promise.all([load(), loadWhole()]);
    return loaded;
  });
}

/** Loads the start screen, which needs no other texts, and no more of the engine than a table. */
export async function loadHome() {
  const [loaded] = await Promise.all([import('../home/Home.svelte'), loadHomeTexts()]);
  return loaded;
}

export const WINDOW_LOADERS: WindowLoaders = {
  windows: {
    account: withEngine(() => import('../dialogs/Account.svelte')),
    appearance: withTexts(() => import('../dialogs/Appearance.svelte')),
    customGames: withEngine(() => import('../dialogs/CustomGames.svelte')),
    daily: withEngine(() => import('../dialogs/Daily.svelte')),
    dealSearch: withEngine(() => import('../dialogs/DealSearch.svelte')),
    difficulty: withTexts(() => import('../dialogs/Difficulty.svelte')),
    engineConsent: withTexts(() => import('../dialogs/EngineConsent.svelte')),
    gameOver: withTexts(() => import('../dialogs/GameOver.svelte')),
    games: withEngine(() => import('../dialogs/Games.svelte')),
    globalStatistics: withEngine(() => import('../dialogs/GlobalStatistics.svelte')),
    goals: withEngine(() => import('../dialogs/Goals.svelte')),
    help: withTexts(() => import('../dialogs/Help.svelte')),
    home: loadHome,
    learn: withEngine(() => import('../dialogs/Learn.svelte')),
    leaveGame: withTexts(() => import('../dialogs/LeaveGame.svelte')),
    luck: withTexts(async () => {
      const { luckSource } = await import('../review/luck-texts');
      await loadTexts(luckSource);
      return import('../dialogs/Luck.svelte');
    }),
    moveTree: withTexts(() => import('../dialogs/MoveTree.svelte')),
    puzzles: withEngine(() => import('../dialogs/Puzzles.svelte')),
    replay: withTexts(() => import('../dialogs/Replay.svelte')),
    review: withTexts(() => import('../dialogs/Review.svelte')),
    rules: withEngine(() => import('../dialogs/Rules.svelte')),
    savedGames: withEngine(() => import('../dialogs/SavedGames.svelte')),
    settings: withTexts(() => import('../dialogs/Settings.svelte')),
    share: withTexts(() => import('../dialogs/Share.svelte')),
    solution: withTexts(() => import('../dialogs/Solution.svelte')),
    statistics: withEngine(() => import('../dialogs/Statistics.svelte')),
  },
  loadError: LoadError,
};

/** Loads what the menu offers. */
export const loadMenuItems = () => import('./MenuItems.svelte');

/** Loads what shows the chance of winning. */
export const loadChance = withTexts(async () => (await import('./Chance.svelte')).default);

/** Loads what speaks below the table. */
export const loadNotice = withTexts(async () => (await import('./Notice.svelte')).default);

/** Loads what points at the first steps. */
export const loadFirstSteps = withTexts(
  async () => (await import('../lessons/FirstSteps.svelte')).default,
);

/** Loads what shows a race. */
export const loadGhost = withTexts(() => import('../ghost/Ghost.svelte'));

/** Loads what celebrates a win. */
export const loadCelebration = withTexts(() => import('../celebration/celebrate'));

/** Loads the panel beside the table. */
export const loadSidePanel = withTexts(() => import('./SidePanel.svelte'));

/** Loads the card of a lesson, which speaks as the windows do. */
export const loadLessonCard = withEngine(() => import('../lessons/LessonCard.svelte'));

/** Loads the card with the move that lost a game. */
export const loadRetryCard = withEngine(() => import('../review/RetryCard.svelte'));

/** Loads what is below the table while the player watches. */
export const loadWatchBar = withTexts(() => import('../watching/WatchBar.svelte'));

/** Loads the card of a puzzle. */
export const loadPuzzleCard = withEngine(() => import('../puzzles/PuzzleCard.svelte'));
