/** Begins races. */

import { yieldToBrowser } from '../browser/yield';
import type { Table } from '../engine/engine';
import { dealTable, resumeTable } from '../engine/tables';
import type { Game } from '../game/game.svelte';
import { getGame } from '../store/saved-games';
import { withWhole } from '../words/whole';
import { say } from '../words/words.svelte';
import { keepGhost, whoIs, type Ghost } from './ghosts.svelte';
import { NoRun, runOf } from './raced-game';

/** Deals the deal of a saved win again, to race it. Throws a readable error if that fails. */
export async function raceSaved(game: Game, id: string): Promise<void> {
  await game.autosave.settled();
  const saved = await getGame(id);
  if (!saved) return;
  const table = await withWhole(() => resumeTable(saved.record));
  try {
    await raceTable(game, table, true, saved.day);
  } finally {
    table.free();
  }
}

/** Deals the deal of the game on this table again, to race it. Throws a readable error. */
export async function raceTable(game: Game, table: Table, own: boolean, day?: string) {
  const [id, deal] = [table.game(), table.dealText()];
  if (deal === undefined) return;
  const ghost = { game: id, deal, line: winningLine(table).join(' '), own };
  await race(game, ghost, day);
}

/** The shortest line that wins: the winner may have tried another one afterwards. */
function winningLine(table: Table): string[] {
  const copy = table.copy();
  try {
    const { lines } = copy.lines();
    for (const { node } of lines.toSorted((one, other) => one.moves - other.moves))
      if (copy.goTo(node, 0).scene.ending === 'won') return copy.lineMoves();
    throw new NoRun({ why: 'unfinished' });
  } finally {
    copy.free();
  }
}

/** Deals a game in which this ghost runs along. Throws a readable error if it cannot. */
export async function race(game: Game, ghost: Ghost, day?: string): Promise<void> {
  const table = await withWhole(() => dealTable(ghost.game, ghost.deal));
  try {
    runOf(ghost.line, table);
  } finally {
    table.free();
  }
  keepGhost(ghost);
  // The strip comes before the cards, which would move with the table while they are dealt.
  await import('./Ghost.svelte').catch(() => undefined);
  await yieldToBrowser();
  game.dealGame(ghost.game, ghost.deal, day);
  // After the message about the deal.
  const { announcer } = game;
  announcer.say(`${announcer.said} ${say('ghost-begins', { by: whoIs(ghost) })}`);
}
