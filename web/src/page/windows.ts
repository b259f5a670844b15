/** The windows by name; each is loaded when it is first opened. */

import LoadError from '../dialogs/LoadError.svelte';
import type { WindowLoaders } from '../ui/windows.svelte';

export const WINDOW_LOADERS: WindowLoaders = {
  windows: {
    account: () => import('../dialogs/Account.svelte'),
    appearance: () => import('../dialogs/Appearance.svelte'),
    customGames: () => import('../dialogs/CustomGames.svelte'),
    daily: () => import('../dialogs/Daily.svelte'),
    dealSearch: () => import('../dialogs/DealSearch.svelte'),
    difficulty: () => import('../dialogs/Difficulty.svelte'),
    engineConsent: () => import('../dialogs/EngineConsent.svelte'),
    gameOver: () => import('../dialogs/GameOver.svelte'),
    games: () => import('../dialogs/Games.svelte'),
    globalStatistics: () => import('../dialogs/GlobalStatistics.svelte'),
    help: () => import('../dialogs/Help.svelte'),
    leaveGame: () => import('../dialogs/LeaveGame.svelte'),
    moveTree: () => import('../dialogs/MoveTree.svelte'),
    replay: () => import('../dialogs/Replay.svelte'),
    review: () => import('../dialogs/Review.svelte'),
    rules: () => import('../dialogs/Rules.svelte'),
    savedGames: () => import('../dialogs/SavedGames.svelte'),
    settings: () => import('../dialogs/Settings.svelte'),
    share: () => import('../dialogs/Share.svelte'),
    solution: () => import('../dialogs/Solution.svelte'),
    statistics: () => import('../dialogs/Statistics.svelte'),
  },
  loadError: LoadError,
};
