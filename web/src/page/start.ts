/** What happens before the page shows: the engine, the language, and the game that was left. */

import { loadSoon } from '../cards/loaded.svelte';
import { engine, load } from '../engine/engine';
import { game } from '../game/game.svelte';
import { settings } from '../game/settings.svelte';
import { latestUnfinished, ownGames } from '../store/database';
import { bestLocale } from '../words/locales';
import { speak } from '../words/words.svelte';
import { openAddress } from './links.svelte';

export async function start(): Promise<void> {
  await load();
  await speak(settings.locale ?? bestLocale(navigator.languages));
  for (const { toml } of await ownGames().catch(() => [])) {
    try {
      engine.addGame(toml);
    } catch {
      // A game that an earlier version took and this one does not: it stays kept, and is not offered.
    }
  }
  shareWhatEnds();
  await firstGame();
  loadSoon();
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    // Without it the page works as well, but only with a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }
}

/** What speaks with the server is loaded when there is something to say. */
function shareWhatEnds(): void {
  const load = () => import('../site/sharing.svelte');
  game.keeper.onended = (ended) => void load().then(({ sharing }) => sharing.ended(ended), () => undefined);
  if (settings.share) void load().then(({ sharing }) => sharing.flush(), () => undefined);
}

/** What the address asks for; otherwise the game left last; otherwise Spider with one suit. */
async function firstGame(): Promise<void> {
  // What a link does not put on the table lies over it.
  if (await openAddress()) return;
  const { notice } = game;
  await goOn();
  if (notice) game.note(notice.text, notice.tone);
}

async function goOn(): Promise<void> {
  const left = await latestUnfinished().catch(() => undefined);
  if (left) {
    try {
      return game.resume(left.record, left);
    } catch {
      // A record that no longer replays stays in the list of kept games.
    }
  }
  game.deal_game('spider-1', randomDeal());
}

/** One of our own deals, of which there are more than anyone will see. */
export function randomDeal(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return String((BigInt(high) << 32n) | BigInt(low));
}
