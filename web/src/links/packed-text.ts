/**
 * Text in characters that need no escaping in addresses: base64url of its bytes or, if that is
 * shorter, of its bytes compressed by zlib, after a mark that is not a base64url character.
 */

const COMPRESSED = 'z.';
/** The longest text in a link after decompression. */
export const TEXT_BYTES_MAX = 4 * 1024 * 1024;

export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const plain = toLetters(bytes);
  // Browsers before 2023 lack it, and report compressed links as damaged.
  if (typeof CompressionStream === 'undefined') return plain;
  const compressed =
    COMPRESSED + toLetters(await through(bytes, new CompressionStream('deflate'), Infinity));
  return compressed.length < plain.length ? compressed : plain;
}

/** The text that was packed. Throws if it is damaged. */
export async function unpack(packed: string): Promise<string> {
  const isCompressed = packed.startsWith(COMPRESSED);
  const bytes = fromLetters(isCompressed ? packed.slice(COMPRESSED.length) : packed);
  const plain = isCompressed
    ? await through(bytes, new DecompressionStream('deflate'), TEXT_BYTES_MAX)
    : bytes;
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

type Bytes = Uint8Array<ArrayBuffer>;

async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes> {
  const parts: BlobPart[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toLetters(bytes: Bytes): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Bytes {
  if (!/^[\w-]*$/.test(letters)) throw new RangeError('not base64url');
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
