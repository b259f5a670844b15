/** This browser as a device of the player’s. */

import { v4 as newId } from 'uuid';

import { loadWhole } from '../words/whole';
import { whole } from '../engine/whole';
import { customGames } from '../store/database';
import { batches, deleteCustomGame, getGame, saveCustomGame } from '../store/saved-games';
import {
  allSynced,
  changeGames,
  forgetSynced,
  getSynced,
  setSynced,
  setSyncState,
  syncState,
} from '../store/synced';
import { resting } from '../saved/exchange';
import type { Here } from './sync-round';
import { makeChoices, readChoices, withRemoved } from './sources';

export function here(): Here {
  const rest = resting();
  return {
    state: syncState,
    setState: setSyncState,
    forget: forgetSynced,
    allSynced,
    synced: getSynced,
    setSynced,
    game: getGame,
    games: batches,
    changeGames,
    rules: async () => new Map((await customGames()).map(({ id, toml }) => [id, toml])),
    setRules,
    choices: (noted) => withRemoved(readChoices(), noted),
    setChoices: makeChoices,
    infoOf: async (record) => {
      await loadWhole();
      await rest();
      return whole().recordInfo(record);
    },
    now: () => new Date().toISOString(),
    id: newId,
  };
}

/** A custom game from elsewhere is stored even if this version of the page refuses its rules. */
async function setRules(id: string, toml: string | undefined): Promise<void> {
  if (toml === undefined) return deleteCustomGame(id);
  await saveCustomGame({ id, toml });
  await loadWhole();
  try {
    whole().addGame(toml);
  } catch {
    // The list of custom games says what is wrong with it.
  }
}
