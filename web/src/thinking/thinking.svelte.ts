/** Whether the player tries moves in thought. What that takes is loaded only then. */

import type { Game } from '../game/game.svelte';
import { settings } from '../settings/settings.svelte';
import { levels } from '../ui/back';
import { wantsWatching } from '../game/watching.svelte';
import type { WhatIf } from './what-if.svelte';

let wanted = $state(false);
let tried = $state.raw<WhatIf>();
/** Takes its level away: Back ends it. */
let leave: (() => void) | undefined;

export function wantsToThink(): boolean {
  return wanted;
}

/** What is tried on the table, once it lies there. */
export function thinking(): WhatIf | undefined {
  return tried;
}

/** Puts on the table what is tried, or takes it away. */
export function setThought(next: WhatIf | undefined): void {
  tried = next;
}

/** Whether a game goes on there that the player plays. */
export function canThink({ table: { scene, taught } }: Game): boolean {
  const goesOn = scene !== undefined && scene.ending === undefined;
  return goesOn && !taught && !settings.simple && !wantsWatching();
}

/** Begins to try moves, or ends it. */
export function think(game: Game): void {
  if (wanted) return endThinking();
  if (!canThink(game)) return;
  wanted = true;
  leave = levels.enter(endThinking);
}

export function endThinking(): void {
  wanted = false;
  leave?.();
  leave = undefined;
}
