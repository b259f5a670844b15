/** Filters and pages a list of saved games. */

import type { RecordInfo } from '../engine/engine';

export const RESULTS = ['unfinished', 'won', 'lost'] as const;
export type Result = (typeof RESULTS)[number];

export interface SavedFilter {
  /** The id of a game; empty for all. */
  readonly game: string;
  readonly result: Result | '';
}

interface Listed {
  readonly info: RecordInfo;
}

export function filtered<H extends Listed>(
  heads: readonly H[],
  { game, result }: SavedFilter,
): H[] {
  return heads.filter(
    ({ info }) => (game === '' || info.game === game) && (result === '' || info.result === result),
  );
}

/** The games that have records, by name. */
export function gamesOf(
  heads: readonly Listed[],
  name: (info: RecordInfo) => string,
  locale: string,
): { id: string; name: string }[] {
  const names = new Map(heads.map(({ info }) => [info.game, name(info)]));
  const compare = new Intl.Collator(locale, { numeric: true }).compare;
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => compare(one.name, other.name));
}

export const PAGE = 50;

/** The part of a list that its page shows; a page beyond the end is the last. */
export function pageOf<T>(
  list: readonly T[],
  page: number,
): { readonly items: readonly T[]; readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / PAGE));
  const shown = Math.min(Math.max(0, page), pages - 1);
  return { items: list.slice(shown * PAGE, (shown + 1) * PAGE), page: shown, pages };
}
