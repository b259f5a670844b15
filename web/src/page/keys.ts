/** Keyboard shortcuts, active everywhere except in windows and text fields. */

import { meanings, menuOpen } from '../browser/keyboard';
import type { Game } from '../game/game.svelte';
import { newDeal } from '../game/deals';
import { askEngine } from '../game/ask-engine';
import { showUnseen } from '../help/show-unseen';
import { settings } from '../settings/settings.svelte';
import { endThinking, think, thinking } from '../thinking/thinking.svelte';
import { open, openWindow } from '../ui/windows.svelte';
import { watch } from '../game/watching.svelte';

/** The column whose cards were picked up by its number. */
let typed: number | undefined;

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** What is played on: the game, or what is tried in its place. */
const played = (game: Game) => thinking() ?? game.table;

type Keys = Record<string, (game: Game) => unknown>;

/** Keys that work on either. */
const PLAYED: Keys = {
  d: (game) => played(game).dealRow(),
  u: (game) => played(game).undo(),
  r: (game) => played(game).redo(),
  w: think,
  p: (game) => (game.clock.paused ? game.clock.unpause() : game.clock.pause()),
  '?': () => open('help'),
  F1: () => open('help'),
};
for (let number = 1; number <= 10; number += 1)
  PLAYED[number % 10] = (game) => column(game, number);

/** Keys of a simple page, which has no engine. */
const SIMPLE: Keys = {
  ...PLAYED,
  t: (game) => game.hints.ask(),
  '*': watch,
  f: (game) => game.table.finish(),
  n: newDeal,
  g: () => open('games'),
  l: () => open('share'),
  s: () => open('statistics'),
  b: () => open('moveTree'),
  c: showUnseen,
  k: () => open('savedGames'),
};

const KEYS: Keys = {
  ...SIMPLE,
  '=': (game) => askEngine(game, 'analysis'),
  '!': (game) => askEngine(game, 'hint'),
  '<': (game) => askEngine(game, 'back'),
  '>': (game) => askEngine(game, 'solution'),
  '%': (game) => askEngine(game, 'difficulty'),
};

export function onKey(game: Game, event: KeyboardEvent): void {
  if (openWindow() || menuOpen() || event.altKey || event.isComposing) return;
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select'))
    return;
  if (event.ctrlKey || event.metaKey) return withControl(game, event);
  if (event.key === 'Escape') {
    typed = undefined;
    if (thinking() && !played(game).scene?.hand) return endThinking();
    return played(game).release();
  }
  if (ARROWS.includes(event.key) && document.activeElement === document.body) {
    event.preventDefault();
    return enterTable();
  }
  const [own, place] = meanings(event);
  const keys = thinking() ? PLAYED : settings.simple ? SIMPLE : KEYS;
  const act = keys[own] ?? keys[place];
  if (!act) return;
  event.preventDefault();
  act(game);
}

/** The arrow keys move on from the card with the focus; without one, they start at the first. */
function enterTable(): void {
  const last = [...document.querySelectorAll<HTMLElement>('[data-place="column 1"]')].at(-1);
  last?.focus({ preventScroll: true });
}

function withControl(game: Game, event: KeyboardEvent): void {
  const key = meanings(event).find((one) => one === 'z' || one === 'y');
  if (!key) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) played(game).redo();
  else played(game).undo();
}

/**
 * A column's number selects its cards; a second number moves them there, the same one plays the
 * obvious move. A refusal is shown at the column of the number.
 */
async function column(game: Game, number: number): Promise<void> {
  const table = played(game);
  const columns = table.scene?.columns.length ?? 0;
  if (number > columns) return;
  const from = table.scene?.hand && typed;
  typed = undefined;
  const announcer = thinking() ?? game.announcer;
  if (!(await play(game, from, number)) && announcer.notice)
    announcer.notice = { ...announcer.notice, at: { kind: 'column', number } };
}

/** Selects the cards of a column, or moves the selected cards there, if it can. */
async function play(game: Game, from: number | undefined, number: number): Promise<boolean> {
  const table = played(game);
  if (from === undefined) {
    const isTaken = await table.take(number);
    if (isTaken) typed = number;
    return isTaken;
  }
  table.release();
  return from === number ? table.obvious(number) : table.shift(from, number);
}
