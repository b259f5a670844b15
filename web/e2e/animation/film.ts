/** Pictures in order, each with the time it is shown, and the animation made of them. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Frame {
  readonly picture: Buffer;
  readonly ms: number;
}

export class Film {
  private readonly frames: Frame[] = [];

  /** Adds a picture that is shown for this long. */
  show(picture: Buffer, ms: number): void {
    this.frames.push({ picture, ms });
  }

  /** Writes the film as an animated WebP that starts anew at its end; one picture stands still. */
  async save(path: string): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'webspinner-film-'));
    const words = ['-loop', '0', '-min_size', '-lossy', '-q', '70', '-m', '6'];
    for (const [nth, { picture, ms }] of this.frames.entries()) {
      const file = join(folder, `${nth}.png`);
      await writeFile(file, picture);
      words.push('-d', String(ms), file);
    }
    await promisify(execFile)('img2webp', [...words, '-o', path]);
    await rm(folder, { recursive: true });
  }
}
