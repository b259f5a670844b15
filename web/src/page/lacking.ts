/** Says what the browser lacks, and what can be done about it. */

import { say } from '../words/words.svelte';

export const webAssembly = (): string => say('lacking-web-assembly');
