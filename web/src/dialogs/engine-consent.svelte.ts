/** Asks the engine, which sees every card; the first time, after asking the player for consent. */

import { game } from '../game/current';
import type { Help } from '../game/advice.svelte';
import { set, settings } from '../settings/settings.svelte';
import { showReview } from '../review/shown.svelte';
import { open } from '../ui/windows.svelte';

/** Everything that the engine can be asked. */
export type Asked = Help | 'analysis' | 'difficulty' | 'review';

/** What the window that asks is about. */
export const engineAsk = $state<{ asked: Asked }>({ asked: 'hint' });

/** Asks the engine, or first the player. A game that is won has no secrets left. */
export function askEngine(asked: Asked): void {
  if (asked === 'analysis') return toggleLiveAnalysis();
  const known =
    settings.engineAgreed || game.scene?.score.solver === true || game.table?.wasWon() === true;
  if (known) give(asked);
  else askFirst(asked);
}

function toggleLiveAnalysis(): void {
  if (settings.liveAnalysis || settings.liveAnalysisAgreed)
    game.advice.setLiveAnalysis(!settings.liveAnalysis);
  else askFirst('analysis');
}

function askFirst(asked: Asked): void {
  engineAsk.asked = asked;
  void open('engineConsent');
}

/** Gives what was asked for, once the player has agreed. */
export function agree(): void {
  const { asked } = engineAsk;
  set(asked === 'analysis' ? { liveAnalysisAgreed: true } : { engineAgreed: true });
  give(asked);
}

function give(asked: Asked): void {
  if (asked === 'analysis') game.advice.setLiveAnalysis(true);
  else if (asked === 'difficulty') void open('difficulty');
  else if (asked === 'review') showReview();
  else game.advice.want(asked);
}
