/** Keyboard shortcuts, active everywhere except in windows and text fields. */

import { meanings, menuOpen } from '../browser/keyboard';
import { game } from '../game/current';
import { newDeal } from '../game/deals';
import { askEngine } from '../consult/ask-engine';
import { showUnseen } from '../help/show-unseen';
import { open, openWindow } from '../ui/windows.svelte';
import { watch } from '../watching/wanted.svelte';

/** The column whose cards were picked up by its number. */
let typed: number | undefined;

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const KEYS: Record<string, () => unknown> = {
  d: () => game.dealRow(),
  u: () => game.undo(),
  r: () => game.redo(),
  t: () => game.hint(),
  '*': watch,
  f: () => game.finish(),
  n: newDeal,
  g: () => open('games'),
  l: () => open('share'),
  s: () => open('statistics'),
  b: () => open('moveTree'),
  c: showUnseen,
  k: () => open('savedGames'),
  p: () => (game.paused ? game.unpause() : game.pause()),
  '=': () => askEngine('analysis'),
  '!': () => askEngine('hint'),
  '<': () => askEngine('back'),
  '>': () => askEngine('solution'),
  '%': () => askEngine('difficulty'),
  '?': () => open('help'),
  F1: () => open('help'),
};
for (let number = 1; number <= 10; number += 1) KEYS[number % 10] = () => column(number);

export function onKey(event: KeyboardEvent): void {
  if (openWindow() || menuOpen() || event.altKey || event.isComposing) return;
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select'))
    return;
  if (event.ctrlKey || event.metaKey) return withControl(event);
  if (event.key === 'Escape') {
    typed = undefined;
    return game.release();
  }
  if (ARROWS.includes(event.key) && document.activeElement === document.body) {
    event.preventDefault();
    return enterTable();
  }
  const [own, place] = meanings(event);
  const act = KEYS[own] ?? KEYS[place];
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
  if (key === 'y' || event.shiftKey) game.redo();
  else game.undo();
}

/**
 * A column's number selects its cards; a second number moves them there, the same one plays the
 * obvious move. A refusal is said at the column of the number.
 */
function column(number: number): void {
  const columns = game.scene?.columns.length ?? 0;
  if (number > columns) return;
  const from = game.scene?.hand && typed;
  typed = undefined;
  if (!play(from, number) && game.notice)
    game.notice = { ...game.notice, at: { kind: 'column', number } };
}

/** Selects the cards of a column, or moves those of another one there. Returns whether it could. */
function play(from: number | undefined, number: number): boolean {
  if (from === undefined) {
    const isTaken = game.take(number);
    if (isTaken) typed = number;
    return isTaken;
  }
  game.release();
  return from === number ? game.obvious(number) : game.shift(from, number);
}
