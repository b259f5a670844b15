/** What happens before the page shows: the engine, the language, and the game that was left. */

import { mount } from 'svelte';

import App from './App.svelte';
import { loadSoon } from '../cards/loaded.svelte';
import { engine, load } from '../engine/engine';
import { game } from '../game/current';
import { settings } from '../settings/settings.svelte';
import { resultOf } from '../site/results';
import { addWaiting, latestUnfinished, customGames } from '../store/database';
import { lastPractice } from '../store/practice';
import { bestLocale } from '../words/locales';
import { say, speak } from '../words/words.svelte';
import { randomDeal } from '../game/deals';
import { yieldToBrowser, painted } from '../browser/yield';
import { openAddress } from '../links/opening.svelte';
import { setWindowLoaders } from '../ui/windows.svelte';
import { WINDOW_LOADERS } from './windows';

/** Fills this element with the page. Between its parts the browser may draw, and answer to the player. */
export async function start(page: HTMLElement): Promise<void> {
  setWindowLoaders(WINDOW_LOADERS);
  // The engine is large: nothing that is seen waits for it.
  await painted();
  try {
    await speak(settings.locale ?? bestLocale(navigator.languages), load());
  } catch (error) {
    console.warn(error);
    return tellFailure(page);
  }
  await addCustomGames();
  shareWhatEnds();
  await yieldToBrowser();
  await firstGame();
  await yieldToBrowser();
  page.replaceChildren();
  mount(App, { target: page });
  setTimeout(loadTheRest, LATER_MS);
}

/** So long after the table is laid, what it does not need to be played at is asked for. */
const LATER_MS = 500;

/** The court figures, and whatever else makes the page work without a network: itself, and the deals of today. */
function loadTheRest(): void {
  loadSoon();
  void import('../site/daily').then(
    ({ dealsOf }) => dealsOf(),
    () => undefined,
  );
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    // Without it the page works as well, but only with a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }
}

function tellFailure(page: HTMLElement): void {
  const failure = page.querySelector<HTMLElement>('[role=alert]');
  if (!failure) return;
  // Where not even the texts arrived, it is said in English.
  const text = say('page-not-loaded');
  if (text !== 'page-not-loaded') failure.textContent = text;
  failure.hidden = false;
}

async function addCustomGames(): Promise<void> {
  for (const { toml } of await customGames().catch(() => [])) {
    try {
      engine.addGame(toml);
    } catch {
      // A game that an earlier version took and this one does not: it stays kept, and is not offered.
    }
  }
}

/** What speaks with the server is loaded when there is something to say. */
function shareWhatEnds(): void {
  const load = () => import('../site/sharing.svelte');
  const flush = () => void load().then(({ sharing }) => sharing.flush(), later);
  const later = () => addEventListener('online', flush, { once: true });
  game.autosave.onended = async (ended) => {
    const result = resultOf(ended);
    // It waits in the browser before anything is asked of a network that may be away.
    if (result && settings.share) await addWaiting(result).catch(() => undefined);
    await load().then(({ sharing }) => sharing.ended(result), later);
  };
  if (settings.share) flush();
}

/** What the address asks for; otherwise what was played last; otherwise Spider with one suit. */
async function firstGame(): Promise<void> {
  // What a link does not put on the table lies over it.
  if (await openAddress()) return;
  const { notice } = game;
  await goOn();
  if (notice) game.note(notice.text, notice.tone);
}

async function goOn(): Promise<void> {
  const left = await latestUnfinished().catch(() => undefined);
  const practised = lastPractice(left?.updated);
  if (practised && works(() => game.practiseOn(practised))) return;
  // A record that no longer replays stays in the list of kept games.
  if (left && works(() => game.resume(left.record, left))) return;
  game.dealGame('spider-1', randomDeal());
}

function works(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
