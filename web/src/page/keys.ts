/** Keyboard shortcuts, active everywhere except in windows and text fields. */

import { meanings, menuOpen } from '../browser/keyboard';
import { game } from '../game/current';
import { newDeal } from '../game/deals';
import { askEngine } from '../game/ask-engine';
import { showUnseen } from '../help/show-unseen';
import { settings } from '../settings/settings.svelte';
import { endThinking, think, thinking } from '../thinking/wanted.svelte';
import { open, openWindow } from '../ui/windows.svelte';
import { watch } from '../game/watching.svelte';

/** The column whose cards were picked up by its number. */
let typed: number | undefined;

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** What is played on: the game, or what is tried in its place. */
const played = () => thinking() ?? game.table;

/** Keys that work on either. */
const PLAYED: Record<string, () => unknown> = {
  d: () => played().dealRow(),
  u: () => played().undo(),
  r: () => played().redo(),
  w: think,
  p: () => (game.clock.paused ? game.clock.unpause() : game.clock.pause()),
  '?': () => open('help'),
  F1: () => open('help'),
};
for (let number = 1; number <= 10; number += 1) PLAYED[number % 10] = () => column(number);

/** Keys of a simple page, which has no engine. */
const SIMPLE: Record<string, () => unknown> = {
  ...PLAYED,
  t: () => game.hints.ask(),
  '*': watch,
  f: () => game.table.finish(),
  n: newDeal,
  g: () => open('games'),
  l: () => open('share'),
  s: () => open('statistics'),
  b: () => open('moveTree'),
  c: showUnseen,
  k: () => open('savedGames'),
};

const KEYS: Record<string, () => unknown> = {
  ...SIMPLE,
  '=': () => askEngine('analysis'),
  '!': () => askEngine('hint'),
  '<': () => askEngine('back'),
  '>': () => askEngine('solution'),
  '%': () => askEngine('difficulty'),
};

export function onKey(event: KeyboardEvent): void {
  if (openWindow() || menuOpen() || event.altKey || event.isComposing) return;
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select'))
    return;
  if (event.ctrlKey || event.metaKey) return withControl(event);
  if (event.key === 'Escape') {
    typed = undefined;
    if (thinking() && !played().scene?.hand) return endThinking();
    return played().release();
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
  act();
}

/** The arrow keys move on from the card with the focus; without one, they start at the first. */
function enterTable(): void {
  const last = [...document.querySelectorAll<HTMLElement>('[data-place="column 1"]')].at(-1);
  last?.focus({ preventScroll: true });
}

function withControl(event: KeyboardEvent): void {
  const key = meanings(event).find((one) => one === 'z' || one === 'y');
  if (!key) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) played().redo();
  else played().undo();
}

/**
 * A column's number selects its cards; a second number moves them there, the same one plays the
 * obvious move. A refusal is said at the column of the number.
 */
function column(number: number): void {
  const table = played();
  const columns = table.scene?.columns.length ?? 0;
  if (number > columns) return;
  const from = table.scene?.hand && typed;
  typed = undefined;
  const announcer = thinking() ?? game.announcer;
  if (!play(from, number) && announcer.notice)
    announcer.notice = { ...announcer.notice, at: { kind: 'column', number } };
}

/** Selects the cards of a column, or moves those of another one there. Returns whether it could. */
function play(from: number | undefined, number: number): boolean {
  const table = played();
  if (from === undefined) {
    const isTaken = table.take(number);
    if (isTaken) typed = number;
    return isTaken;
  }
  table.release();
  return from === number ? table.obvious(number) : table.shift(from, number);
}
