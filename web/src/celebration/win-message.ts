/** The text over a celebration: that the game is won, and how to go on. */

import { say } from '../words/words.svelte';

const RISE_MS = 450;
const STAYS_MS = 3_200;
/** A player who only looks is told later how to skip it. */
const SKIP_AFTER_MS = 900;

/** Shows both; screen readers hear of the win from the table. Returns what to remove. */
export function showWord(): HTMLElement {
  const over = document.createElement('div');
  over.setAttribute('aria-hidden', 'true');
  over.style.cssText =
    'position:fixed;inset:0;z-index:6001;pointer-events:none;display:grid;place-items:center;color:#fff;text-align:center;text-shadow:0 0.1em 0.4em rgb(0 0 0/70%)';
  const word = line(say('game-over-won'), 'font-size:clamp(3.5rem,14vmin,9rem);font-weight:800');
  const skip = line(
    say('celebration-skip'),
    'position:absolute;inset:auto 0 max(1.2rem,env(safe-area-inset-bottom));width:max-content;max-width:90%;margin:auto;padding:0.3rem 0.9rem;border-radius:1rem;background:rgb(0 0 0/60%);font-size:1rem',
  );
  over.append(word, skip);
  document.body.append(over);
  word.animate(
    [
      { opacity: 0, scale: 0.6 },
      { opacity: 1, scale: 1, offset: RISE_MS / STAYS_MS },
      { opacity: 1, scale: 1, offset: 0.85 },
      { opacity: 0, scale: 1.15 },
    ],
    { duration: STAYS_MS, easing: 'ease-out', fill: 'forwards' },
  );
  skip.animate({ opacity: [0, 1] }, { duration: 300, delay: SKIP_AFTER_MS, fill: 'both' });
  return over;
}

function line(text: string, style: string): HTMLElement {
  const line = document.createElement('div');
  line.textContent = text;
  line.style.cssText = style;
  return line;
}
