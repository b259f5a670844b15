/** Requests help from the engine. What that takes is loaded at the first request. */

import { game } from './current';
import { reasonOf } from '../engine/tasks';
import { failureText } from '../words/engine-failure';
import type { EngineRequest } from './engine-consent.svelte';

export function askEngine(request: EngineRequest): void {
  import('./engine-consent.svelte').then(
    ({ ask }) => ask(request),
    (error: unknown) => game.announcer.note(failureText(reasonOf(error)), 'problem'),
  );
}
