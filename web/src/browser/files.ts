/** Reads the player’s files, and offers files for download. */

/** A text and where it comes from: a file’s name, or nothing if it was pasted. */
export interface Source {
  readonly name?: string;
  readonly text: string;
}

/** Longer texts are not read: several copies must fit in memory. */
export const FILE_BYTES_MAX = 64 * 1024 * 1024;

/** Reads files as text. Throws `FileProblem` with the name of the first that cannot be read. */
export async function readFiles(files: Iterable<File>): Promise<Source[]> {
  const all = [...files];
  const large = all.find((file) => file.size > FILE_BYTES_MAX);
  if (large) throw new FileProblem('too-large', large.name);
  return Promise.all(all.map(async (file) => ({ name: file.name, text: await textOf(file) })));
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new FileProblem('unreadable', file.name);
  }
}

/** A file that was not read. */
export class FileProblem extends Error {
  constructor(
    readonly why: 'too-large' | 'unreadable',
    readonly file: string,
  ) {
    super(`${file}: ${why}`);
  }
}

/** Offers a text file for download. */
export function download(name: string, parts: readonly string[]): void {
  offer(name, new Blob([...parts], { type: 'text/plain;charset=utf-8' }));
}

/** Offers a file for download. */
export function offer(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Text as a part of a file's name, on every system. */
export function fileName(text: string): string {
  return (
    text
      .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
      .replaceAll(/^[.-]+|[.-]+$/g, '')
      .slice(0, 80) || 'game'
  );
}
