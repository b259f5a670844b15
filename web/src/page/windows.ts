/** The windows by name; each is loaded when it is first opened. */

import LoadError from '../ui/LoadError.svelte';
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

/** Loads a window together with its texts and a folder of texts that the program shares. */
function withShared<T>(
  folder: 'figures' | 'luck' | 'rigged' | 'unseen',
  load: () => Promise<T>,
): () => Promise<T> {
  return withTexts(async () => {
    const { sharedTexts } = await import('../words/shared-texts');
    const [loaded] = await Promise.all([load(), loadTexts(sharedTexts(folder))]);
    return loaded;
  });
}

/** Loads a window of statistics. */
const withFigures = <T>(load: () => Promise<T>) => withEngine(withShared('figures', load));

/** Loads the start screen, which needs no other texts, and no more of the engine than a table. */
export async function loadHome() {
  const [loaded] = await Promise.all([import('../home/Home.svelte'), loadHomeTexts()]);
  return loaded;
}

export const WINDOW_LOADERS: WindowLoaders = {
  windows: {
    account: withEngine(() => import('../account/Account.svelte')),
    appearance: withTexts(() => import('../preferences/Appearance.svelte')),
    customGames: withEngine(() => import('../library/CustomGames.svelte')),
    maker: withEngine(() => import('../library/Maker.svelte')),
    daily: withEngine(() => import('../boards/Daily.svelte')),
    dealSearch: withEngine(() => import('../consult/DealSearch.svelte')),
    difficulty: withTexts(() => import('../consult/Difficulty.svelte')),
    engineConsent: withTexts(() => import('../consult/EngineConsent.svelte')),
    gameOver: withTexts(() => import('../ending/GameOver.svelte')),
    games: withEngine(() => import('../home/Games.svelte')),
    globalStatistics: withFigures(() => import('../statistics/GlobalStatistics.svelte')),
    goals: withEngine(() => import('../goals/Goals.svelte')),
    help: withTexts(() => import('../help/Help.svelte')),
    home: loadHome,
    hundred: withEngine(() => import('../statistics/Hundred.svelte')),
    learn: withEngine(() => import('../lessons/Learn.svelte')),
    leaveGame: withTexts(() => import('../opening/LeaveGame.svelte')),
    luck: withShared('luck', () => import('../review/Luck.svelte')),
    moveTree: withTexts(() => import('../replay/MoveTree.svelte')),
    note: withTexts(() => import('../replay/Note.svelte')),
    puzzles: withEngine(() => import('../puzzles/Puzzles.svelte')),
    replay: withTexts(() => import('../replay/Replay.svelte')),
    review: withTexts(() => import('../review/Review.svelte')),
    rigged: withEngine(withShared('rigged', () => import('../help/Rigged.svelte'))),
    rules: withEngine(() => import('../help/Rules.svelte')),
    savedGames: withEngine(() => import('../library/SavedGames.svelte')),
    settings: withTexts(() => import('../preferences/Settings.svelte')),
    share: withTexts(() => import('../ending/Share.svelte')),
    solution: withTexts(() => import('../replay/Solution.svelte')),
    statistics: withFigures(() => import('../statistics/Statistics.svelte')),
    unseen: withShared('unseen', () => import('../help/Unseen.svelte')),
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

/** Loads what counts the unseen cards. */
export const loadUnseenCards = withShared('unseen', () => import('../help/UnseenCards.svelte'));

/** Loads the card of a lesson, which speaks as the windows do. */
export const loadLessonCard = withEngine(() => import('../lessons/LessonCard.svelte'));

/** Loads the card with the move that lost a game. */
export const loadRetryCard = withEngine(() => import('../review/RetryCard.svelte'));

/** Loads what is below the table while the player watches. */
export const loadWatchBar = withTexts(() => import('../watching/WatchBar.svelte'));

/** Loads what is below the table while moves are tried in thought. */
export const loadWhatIfBar = withTexts(() => import('../thinking/WhatIfBar.svelte'));

/** Loads the card of a puzzle. */
export const loadPuzzleCard = withEngine(() => import('../puzzles/PuzzleCard.svelte'));

/** Loads what says what the browser lacks. */
export const loadLacking = withTexts(() => import('./lacking'));
