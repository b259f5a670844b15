import type { Help } from '../game/game.svelte';

/** What the engine is asked for once the player agrees. */
export const engineAsk = $state<{ help: Help | 'watch' }>({ help: 'hint' });
