/**
 * The networks of single games, which make the fair player stronger. Few players need more than one,
 * so each is loaded when the fair player first thinks about its game.
 */

import type { WholeEngine } from './whole';

const ADDRESSES = import.meta.glob<string>(
  ['../../../crates/players/data/*.net', '!../../../crates/players/data/family.net'],
  { query: '?url', import: 'default', eager: true },
);

/** Loads the network for a game, an id or the text of a file, unless it is there. */
export async function loadNetwork(
  engine: Pick<WholeEngine, 'missingNetwork' | 'bringNetwork'>,
  rules: string,
): Promise<void> {
  const name = engine.missingNetwork(rules);
  if (name === undefined) return;
  const address = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${name}.net`))?.[1];
  try {
    const response = await fetch(address!);
    if (response.ok) engine.bringNetwork(name, new Uint8Array(await response.arrayBuffer()));
  } catch {
    // The network of all games plays on, and the next task tries again.
  }
}
