/** Custom games: rules files that this browser stores. */

import { whole, type GameInfo } from '../engine/whole';
import type { Game } from '../game/game.svelte';
import { storageTroubleOf, type StorageTrouble } from '../store/storage-trouble';
import { customGames } from '../store/database';
import { deleteCustomGame, saveCustomGame } from '../store/saved-games';

export interface CustomGame {
  readonly id: string;
  readonly toml: string;
  /** The game as lists show it; undefined if this version of the page refuses its rules. */
  readonly info: GameInfo | undefined;
}

export class CustomGames {
  all = $state.raw<readonly CustomGame[]>([]);
  trouble = $state.raw<StorageTrouble>();

  async read(): Promise<void> {
    try {
      const stored = await customGames();
      this.all = stored.map(({ id, toml }) => ({ id, toml, info: infoOf(toml) }));
    } catch (error) {
      this.trouble = storageTroubleOf(error);
    }
  }

  /** Adds and stores a game. Throws everything that is wrong with it, one problem per line. */
  async add(toml: string): Promise<GameInfo> {
    const info = whole().checkGame(toml);
    whole().addGame(toml);
    try {
      await saveCustomGame({ id: info.id, toml });
      this.trouble = undefined;
      await this.read();
    } catch (error) {
      // The game can be played until the page is closed.
      this.trouble = storageTroubleOf(error);
      this.all = [...this.all.filter((own) => own.id !== info.id), { id: info.id, toml, info }];
    }
    return info;
  }

  async delete({ table }: Game, id: string): Promise<void> {
    // The game on the table can be played until the page is reloaded.
    if (id !== table.gameId) whole().removeGame(id);
    this.all = this.all.filter((own) => own.id !== id);
    try {
      await deleteCustomGame(id);
    } catch (error) {
      this.trouble = storageTroubleOf(error);
    }
  }
}

function infoOf(toml: string): GameInfo | undefined {
  try {
    return whole().checkGame(toml);
  } catch {
    return undefined;
  }
}
