/** The terminal game in a pane of tmux, and its screen as HTML. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

export class Pane {
  private constructor(
    private readonly socket: string,
    private readonly folder: string,
  ) {}

  /** Starts the program with these arguments, on a new database. */
  static async start(columns: number, lines: number, words: readonly string[]): Promise<Pane> {
    const folder = await mkdtemp(join(tmpdir(), 'webspinner-pane-'));
    const pane = new Pane(`webspinner-animation-${process.pid}`, folder);
    const size = ['-x', String(columns), '-y', String(lines)];
    const program = process.env['WEBSPINNER_PROGRAM'] ?? 'webspinner';
    const database = `sqlite:${join(folder, 'games.db')}`;
    await pane.tmux('new-session', '-d', ...size, program, '--database', database, ...words);
    return pane;
  }

  /** Presses keys, and resolves once they have had an effect. */
  async press(...keys: string[]): Promise<void> {
    const before = await this.screen();
    await this.tmux('send-keys', ...keys);
    await expect.poll(() => this.screen()).not.toBe(before);
  }

  /** Resolves once this text is on the screen. */
  async waitFor(text: string): Promise<void> {
    await expect.poll(() => this.tmux('capture-pane', '-p')).toContain(text);
  }

  /** The screen at rest, with its colours as escape sequences. */
  async screen(): Promise<string> {
    let [before, now] = [await this.look(), await this.look()];
    while (now !== before) [before, now] = [now, await this.look()];
    return now;
  }

  private look(): Promise<string> {
    return this.tmux('capture-pane', '-e', '-N', '-p');
  }

  async close(): Promise<void> {
    await this.tmux('kill-server');
    await rm(this.folder, { recursive: true });
  }

  private async tmux(...words: string[]): Promise<string> {
    const { TMUX: _outer, NO_COLOR: _plain, COLORFGBG: _guess, ...rest } = process.env;
    const env = { ...rest, TERM: 'xterm-256color', COLORTERM: '', LC_ALL: 'C.UTF-8' };
    const options = ['-L', this.socket, '-f', '/dev/null'];
    const { stdout } = await promisify(execFile)('tmux', [...options, ...words], { env });
    return stdout;
  }
}
