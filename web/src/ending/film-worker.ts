/** Writes a film in the background, frame by frame. */

import type { FilmReply, FilmRequest } from './film';
import { GifWriter } from './gif';

let writer: GifWriter | undefined;

addEventListener('message', ({ data }: MessageEvent<FilmRequest>) => {
  const reply = (answer: FilmReply, moved: Transferable[] = []) =>
    postMessage(answer, { transfer: moved });
  if (data.kind === 'begin') {
    writer = new GifWriter(data.size, new Uint8ClampedArray(data.samples));
    reply({ kind: 'next' });
  } else if (data.kind === 'frame') {
    writer?.add(new Uint8ClampedArray(data.pixels), data.delayMs);
    reply({ kind: 'next' });
  } else {
    const bytes = writer?.finish() ?? new Uint8Array();
    reply({ kind: 'done', bytes: bytes.buffer }, [bytes.buffer]);
  }
});
