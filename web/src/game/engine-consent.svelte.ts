/**
 * Requests help from the engine, which sees every card; the first time, after asking the player for
 * consent.
 */

import type { Game } from './game.svelte';
import type { Help } from './advice.svelte';
import { set, settings } from '../settings/settings.svelte';
import { reviewCurrent } from './shown-review.svelte';
import { open } from '../ui/windows.svelte';
import { say } from '../words/words.svelte';

/** Everything that the engine can help with. */
export type EngineRequest = Help | 'analysis' | 'difficulty' | 'review';

/** What the consent window is about. */
export const engineConsent = $state<{ request: EngineRequest }>({ request: 'hint' });

/**
 * Requests help from the engine, or first asks for consent. A game that is won has no secrets left.
 */
export function ask(game: Game, request: EngineRequest): void {
  if (game.table.taught) return game.announcer.note(say('note-engine-keeps-out'));
  if (request === 'analysis') return toggleLiveAnalysis(game);
  const known =
    settings.engineAgreed ||
    game.table.scene?.figures.solver === true ||
    game.table.model?.wasWon() === true;
  if (known) give(game, request);
  else askForConsent(request);
}

function toggleLiveAnalysis({ advice }: Game): void {
  if (advice.live || settings.liveAnalysisAgreed) advice.setLiveAnalysis(!advice.live);
  else askForConsent('analysis');
}

function askForConsent(request: EngineRequest): void {
  engineConsent.request = request;
  void open('engineConsent');
}

/** Provides the help, once the player has agreed. */
export function agree(game: Game): void {
  const { request } = engineConsent;
  set(request === 'analysis' ? { liveAnalysisAgreed: true } : { engineAgreed: true });
  give(game, request);
}

function give(game: Game, request: EngineRequest): void {
  if (request === 'analysis') game.advice.setLiveAnalysis(true);
  else if (request === 'difficulty') void open('difficulty');
  else if (request === 'review') reviewCurrent(game);
  else game.advice.want(request);
}
