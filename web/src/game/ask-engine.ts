/** Requests help from the engine. What that takes is loaded at the first request. */

import { reasonOf } from '../engine/jobs';
import { failureText } from '../words/engine-failure';
import type { EngineRequest } from './engine-consent.svelte';
import type { Game } from './game.svelte';

export function askEngine(game: Game, request: EngineRequest): void {
  import('./engine-consent.svelte').then(
    ({ ask }) => ask(game, request),
    (error: unknown) => game.announcer.note(failureText(reasonOf(error)), 'problem'),
  );
}
