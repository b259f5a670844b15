/**
 * Addresses that open something: `#/1/deal/spider/ms:14934`. The first number is the version of the
 * form, so that old links keep their meaning. What stands after `#` is never sent to any server.
 */

export type Asked =
  | { readonly kind: 'deal'; readonly game: string; readonly deal: string }
  | { readonly kind: 'position'; readonly game: string; readonly picture: string }
  | { readonly kind: 'record'; readonly record: string };

const VERSION = '1';
/** No game's record is longer in a link; browsers take at least this much. */
const LENGTH_MAX = 200_000;

export function readAddress({ hash }: { readonly hash: string }): Asked | undefined {
  if (hash.length > LENGTH_MAX) return undefined;
  const [version, kind, first, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decode);
  if (version !== VERSION || first === undefined) return undefined;
  const last = rest.join('/');
  if (kind === 'deal' && last !== '') return { kind, game: first, deal: last };
  if (kind === 'position' && last !== '') return { kind, game: first, picture: unpack(last) };
  if (kind === 'record') return { kind, record: unpack(first) };
  return undefined;
}

export function addressOf(asked: Asked): string {
  switch (asked.kind) {
    case 'deal':
      return `#/${VERSION}/deal/${encodeURIComponent(asked.game)}/${asked.deal.replaceAll(' ', '_')}`;
    case 'position':
      return `#/${VERSION}/position/${encodeURIComponent(asked.game)}/${pack(asked.picture)}`;
    case 'record':
      return `#/${VERSION}/record/${pack(asked.record)}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Text as letters that every address takes as they are. */
function pack(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function unpack(packed: string): string {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}
