/** Files that the player gives, and files that the player gets. */

/** A text that was read, and where it is from: the name of a file, or nothing for what was pasted. */
export interface Source {
  readonly name?: string;
  readonly text: string;
}

/** No text longer than this is read: it would not fit in memory several times over. */
export const FILE_BYTES_MAX = 64 * 1024 * 1024;

/** Reads files as text. Throws the name of one that is too large. */
export async function readFiles(files: Iterable<File>): Promise<Source[]> {
  const all = [...files];
  const large = all.find((file) => file.size > FILE_BYTES_MAX);
  if (large) throw new TooLarge(large.name);
  return Promise.all(all.map(async (file) => ({ name: file.name, text: await file.text() })));
}

export class TooLarge extends Error {}

/** Gives the player a file of text. */
export function download(name: string, parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the text by the time anything else happens.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Text as a part of a file's name, on every system. */
export function fileName(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').replaceAll(/^[.-]+|[.-]+$/g, '').slice(0, 80) || 'game';
}
