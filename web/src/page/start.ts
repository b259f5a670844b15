/** Starts the page: loads the engine and the language, and opens a game. */

import { mount } from 'svelte';

import App from './App.svelte';
import { loadLateFaces, loadPatterns } from '../cards/loaded.svelte';
import { load } from '../engine/engine';
import { whole } from '../engine/whole';
import { gameContext } from '../game/context';
import { drawnBack } from '../settings/back.svelte';
import { set, settings, wantsWinnable } from '../settings/settings.svelte';
import { resultOf } from '../site/results';
import { addWaiting, latestUnfinished, customGames } from '../store/database';
import { lastPractice } from '../store/practice';
import { dress } from '../themes/change-theme';
import { bestLocale } from '../words/locales';
import { loadWhole, withWhole } from '../words/whole';
import { loadWindowTexts, say, speak } from '../words/words.svelte';
import { newDeal, prepareDeal, randomDeal } from '../game/deals';
import { beginFirstGames, countFirstGame, firstDeal } from '../game/first-games';
import { Game } from '../game/game.svelte';
import { takeHandover } from '../game/handover';
import { Retry } from '../browser/retry';
import { followTranslator } from '../browser/translated';
import { drawn, painted, yieldToBrowser } from '../browser/yield';
import { open, setWindowLoaders } from '../ui/windows.svelte';
import { install } from './install.svelte';
import { isFirstVisit } from './welcome';
import { updates } from './updates.svelte';
import { loadHome, loadLacking, loadMenuItems, WINDOW_LOADERS } from './windows';

/** The first pause before the code that sends results is loaded again, in milliseconds. */
const SHARING_PAUSE_MS = 5000;

/** Fills this element with the page. Between the steps the browser can paint and handle input. */
export async function start(page: HTMLElement): Promise<void> {
  // Loaded along with the engine, so nothing waits for it.
  const opening = location.hash + location.search ? import('../opening/opening.svelte') : undefined;
  opening?.catch(() => undefined);
  setWindowLoaders(WINDOW_LOADERS);
  followTranslator(document.body);
  install.begin(globalThis);
  const dressed = Promise.all([dress(settings.theme), loadPatterns(drawnBack())]);
  // Where the page is stored, the figures of the cards cost nothing, and are there from the first
  // frame. Elsewhere nobody waits for them.
  const stored = navigator.serviceWorker?.controller ? loadLateFaces() : undefined;
  // The engine is large: nothing visible waits for it.
  await painted();
  try {
    await speak(settings.locale ?? bestLocale(navigator.languages), load());
  } catch (error) {
    console.warn(error);
    return tellFailure(page);
  }
  const game = new Game();
  await addCustomGames(game);
  shareWhatEnds(game);
  await yieldToBrowser();
  const handover = takeHandover();
  const linked = location.hash.startsWith('#/') || /[?&]deal=/.test(location.search);
  const isNew = isFirstVisit();
  if (isNew) {
    set({ firstSteps: 0 });
    beginFirstGames();
  }
  const home = isNew && !linked && !handover ? loadHome() : undefined;
  home?.catch(() => undefined);
  let returning = linked;
  const goOnHere = async (): Promise<void> => {
    if (handover && (await works(() => game.resume(handover.record, handover.slot)))) return;
    returning = (await goOn(game)) || linked;
  };
  // Where it cannot be loaded, the last game is better than none.
  const loaded = await opening?.catch(() => undefined);
  await (loaded ? loaded.openAddress(game, goOnHere) : goOnHere());
  await yieldToBrowser();
  await Promise.all([dressed, stored]);
  const splash = [...page.children];
  // Before the table, which would be dealt below it. It takes a moment to cover what is seen now.
  if (home && !returning) await open('home');
  else page.replaceChildren();
  mount(App, { target: page, context: gameContext(game) });
  // The table waits for its size, and the rest for the table.
  await tableDrawn();
  for (const part of splash) part.remove();
  void loadLateFaces();
  setTimeout(() => loadTheRest(game), LATER_MS);
}

/** After this many frames, a table that has not come is not waited for. */
const FRAMES_MAX = 120;

/** Resolves when the table is there, or what covers it: on a slow machine, it takes several frames. */
async function tableDrawn(): Promise<void> {
  await drawn();
  for (
    let frames = 0;
    frames < FRAMES_MAX && !document.querySelector('[data-place], dialog[open]');
    frames += 1
  )
    await drawn();
}

/** How long after the table appears the page loads what is not needed for playing. */
const LATER_MS = 500;

/**
 * Loads what the menu offers, today’s deals, the files that the page was opened
 * with, and the service worker that makes the page work offline.
 */
function loadTheRest(game: Game): void {
  // Without a network, the menu says so.
  void loadMenuItems().catch(() => undefined);
  prepareDeal(game);
  if (settings.sync) {
    void import('../sync/sync.svelte').then(
      ({ syncOf }) => syncOf(game).begin(),
      () => undefined,
    );
  }
  void import('../site/daily').then(
    ({ dealsOf }) => dealsOf(),
    () => undefined,
  );
  // Without its texts, the coach says nothing until a window brings them.
  if (settings.coach) void loadWindowTexts().catch(() => undefined);
  if ('launchQueue' in globalThis) {
    // Without a network and before everything is cached, there is nothing to open files with.
    void import('./launched').then(
      ({ takeLaunches }) => takeLaunches(game),
      () => undefined,
    );
  }
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    // Without it the page still works, but only online.
    updates.begin(navigator.serviceWorker, () => performance.now()).catch(() => undefined);
  }
}

/** Asks the browser to keep the games for good, now that one has been played to its end. */
function keepForGood(): void {
  void import('../store/persistence').then(
    ({ askForPersistence }) => askForPersistence(),
    () => undefined,
  );
}

async function tellFailure(page: HTMLElement): Promise<void> {
  const failure = page.querySelector<HTMLElement>('[role=alert]');
  if (!failure) return;
  // Browsers that are to be safer than usual have none, and loading the page again does not help.
  const lacking = 'WebAssembly' in globalThis ? undefined : loadLacking();
  const lack = await lacking?.catch(() => undefined);
  // If not even the texts have arrived, the English text of index.html stays.
  const text = lack?.webAssembly() ?? say('page-not-loaded');
  if (text !== 'page-not-loaded') failure.textContent = text;
  failure.hidden = false;
}

/** How long the start waits for what the browser has stored, in milliseconds. */
const STORAGE_MS = 20_000;

/** What the browser has stored; undefined if it refuses that, or does not answer: some never do. */
function inTime<T>(game: Game, stored: Promise<T>): Promise<T | undefined> {
  const answered = stored.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    const wait = setTimeout(() => {
      game.autosave.trouble = 'refused';
      resolve(undefined);
    }, STORAGE_MS);
    void answered.then(() => clearTimeout(wait));
  });
  return Promise.race([answered, late]);
}

async function addCustomGames(game: Game): Promise<void> {
  const stored = (await inTime(game, customGames())) ?? [];
  if (stored.length === 0) return;
  try {
    await loadWhole();
  } catch (error) {
    // Built-in games can be played without it.
    return console.warn(error);
  }
  for (const { toml } of stored) {
    try {
      whole().addGame(toml);
    } catch {
      // An earlier version accepted this game. It stays stored, but is not offered.
    }
  }
}

/** Sends results of finished games. The code for that is loaded when the first game ends. */
function shareWhatEnds(game: Game): void {
  const load = async () => (await import('../site/sharing.svelte')).sharingOf(game);
  const flush = () => void load().then((sharing) => sharing.flush(), later);
  const retry = new Retry(flush, SHARING_PAUSE_MS);
  const later = () => retry.plan();
  game.autosave.onended = async (ended) => {
    keepForGood();
    countFirstGame(ended.info.result === 'won');
    const result = resultOf(ended);
    // The result is stored first, in case the network is down.
    if (result && settings.share) await addWaiting(result).catch(() => undefined);
    await load().then((sharing) => sharing.ended(result), later);
  };
  if (settings.share) flush();
}

/** Puts the last game played on the table, or Spider with one suit. Returns whether there was one. */
async function goOn(game: Game): Promise<boolean> {
  const left = await inTime(game, latestUnfinished());
  const practised = lastPractice(left?.updated);
  if (practised && (await works(() => game.practiseOn(practised)))) return true;
  // A record that no longer replays stays among the saved games.
  if (left && (await works(() => game.resume(left.record, left)))) return true;
  game.dealGame('spider-1', firstDeal('spider-1') ?? randomDeal());
  // Until one is found, there is this deal to look at.
  if (wantsWinnable()) newDeal(game);
  return false;
}

async function works(act: () => void): Promise<boolean> {
  try {
    await withWhole(act);
    return true;
  } catch {
    return false;
  }
}
