/**
 * Addresses that open something: `#/1/record/W0dhb…`. The first number is the version of the form,
 * so that old links keep their meaning. The part after `#` is never sent to any server.
 *
 * A deal with a number has a second form, `?deal=spider:ms:14934`, so that the server can name the
 * deal to messengers that show a preview of the link. The first form, `#/1/deal/spider/ms:14934`,
 * stays valid. A challenge is a deal with a result to beat: `?deal=spider:ms:14934&beat=p1193m109`,
 * or `#/1/challenge/p1193m109/spider/…` for a deal without a number. The moves that led to the
 * result, packed, can follow as `#moves=z.eJw…`, where earlier versions of the page do not look, or
 * stand before the deal: `#/1/race/p1193m109/spider/z.eJw…/…`.
 */

import type { Beat } from './result-to-beat';

export type LinkTarget =
  | { readonly kind: 'deal'; readonly game: string; readonly deal: string; readonly beat?: Beat }
  | { readonly kind: 'position'; readonly game: string; readonly picture: string }
  | { readonly kind: 'record'; readonly record: string }
  /** The file of a custom game. */
  | { readonly kind: 'game'; readonly file: string }
  /** The review of a record, at the position after this many moves. */
  | { readonly kind: 'review'; readonly record: string; readonly move: number }
  | { readonly kind: 'learn'; readonly lesson: string }
  | { readonly kind: 'puzzle'; readonly number: number };

/** What the shortcuts of the installed page open: a new deal of the last game, or the daily deals. */
export type Shortcut = { readonly kind: 'new' } | { readonly kind: 'daily' };

/** Why an address cannot be read: made by a later version, damaged, or too long. */
export type Flaw = 'later' | 'damaged' | 'too-long';

export class BadAddress extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw);
  }
}

export const VERSION = 1;
/** Deals and games that stand for themselves in a query. */
export const NUMBERED = /^[a-z]+:\d+$/;
export const PLAIN = /^[a-z0-9-]+$/;
/** A number that counts something. */
const ORDINAL = /^[1-9]\d{0,5}$/;
/** How many moves were made. */
const MOVES = /^\d{1,5}$/;
/** The longest text after `#`. Browsers accept at least this much, and any finished game fits. */
export const LENGTH_MAX = 200_000;

/** The parts of an address that can say what to open. */
export interface Address {
  readonly hash: string;
  readonly search: string;
}

/** The parameter that names a deal. */
export const DEAL = 'deal';
/** The parameter that names the result to beat. */
export const BEAT = 'beat';
/** What comes before the moves that led to it. */
export const MOVES_MARK = '#moves=';

/**
 * What an address points to; undefined if it points to nothing.
 *
 * Throws a `BadAddress` if it cannot be read.
 */
export async function readAddress({
  hash = '',
  search = '',
}: Partial<Address>): Promise<LinkTarget | Shortcut | undefined> {
  const form = /^#\/(\d+)\/(.*)$/s.exec(hash);
  if (hash.length > LENGTH_MAX) throw new BadAddress('too-long');
  if (!form) return named(new URLSearchParams(search), hash);
  const [, version, rest = ''] = form;
  if (Number(version) > VERSION) throw new BadAddress('later');
  if (Number(version) < 1) throw new BadAddress('damaged');
  try {
    return await read(rest.split('/'));
  } catch {
    throw new BadAddress('damaged');
  }
}

/** The deal that a query names, perhaps with a result to beat, and the moves that led to it. */
async function named(query: URLSearchParams, hash: string): Promise<LinkTarget | undefined> {
  const text = query.get(DEAL);
  if (text === null) return undefined;
  const [, game, deal] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (game === undefined || deal === undefined) throw new BadAddress('damaged');
  const beat = query.get(BEAT);
  if (beat === null) return { kind: 'deal', game, deal };
  const moves = hash.startsWith(MOVES_MARK) ? hash.slice(MOVES_MARK.length) : undefined;
  return { kind: 'deal', game, deal, beat: await toBeat(beat, moves) };
}

async function toBeat(text: string, moves?: string): Promise<Beat> {
  const beat = (await import('./result-to-beat')).readBeat(text);
  if (!beat) throw new BadAddress('damaged');
  return moves === undefined ? beat : { ...beat, line: await lineIn(moves) };
}

/** The moves that were packed, one after another. */
async function lineIn(packed: string): Promise<string> {
  const { isLine } = await import('../ghost/raced-game');
  const line = await text(packed).catch(() => '');
  if (!isLine(line)) throw new BadAddress('damaged');
  return line;
}

/** A query without the deal that it named. */
export function searchWithoutDeal(search: string): string {
  const all = new URLSearchParams(search);
  if (!all.has(DEAL)) return search;
  all.delete(DEAL);
  all.delete(BEAT);
  return all.size === 0 ? '' : `?${all}`;
}

async function read([kind, ...parts]: string[]): Promise<LinkTarget | Shortcut> {
  if ((kind === 'new' || kind === 'daily') && parts.length === 0) return { kind };
  const [game = '', ...rest] = parts.map(decodeURIComponent);
  const last = rest.join('/');
  if (kind === 'deal' && game !== '' && last !== '') return { kind, game, deal: last };
  const [then = '', ...others] = rest;
  if (kind === 'challenge' && then !== '' && others.length > 0)
    return { kind: 'deal', game: then, deal: others.join('/'), beat: await toBeat(game) };
  const [moves = '', ...deal] = others;
  if (kind === 'race' && then !== '' && deal.length > 0)
    return { kind: 'deal', game: then, deal: deal.join('/'), beat: await toBeat(game, moves) };
  if (kind === 'position' && game !== '' && last !== '')
    return { kind, game, picture: await text(last) };
  if (kind === 'learn' && PLAIN.test(game) && parts.length === 1) return { kind, lesson: game };
  if (kind === 'puzzle' && ORDINAL.test(game) && parts.length === 1)
    return { kind, number: Number(game) };
  if (kind === 'game' && parts.length === 1) return { kind, file: await text(game) };
  if (kind === 'record' && parts.length === 1) return { kind, record: await text(game) };
  if (kind === 'review' && MOVES.test(game) && parts.length === 2)
    return { kind, move: Number(game), record: await text(last) };
  throw new BadAddress('damaged');
}

async function text(packed: string): Promise<string> {
  const { unpack } = await import('./packed-text');
  const text = await unpack(packed);
  if (text === '') throw new BadAddress('damaged');
  return text;
}
