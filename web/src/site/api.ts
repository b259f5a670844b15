/**
 * The page's side of the server's API. Nothing here throws: failures are answers too, and never
 * disturb the game on the table.
 */

import { fits, type Shape } from './shape';
import * as wire from './wire';

export type Failure =
  /** No answer: there is no network, or the server is down or too slow. */
  | { readonly is: 'away' }
  /** Something answers, but not with this API: the server only serves files. */
  | { readonly is: 'none' }
  /** The server refused, with the reason. */
  | { readonly is: 'problem'; readonly problem: wire.Problem; readonly retrySeconds?: number };
export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** How long an answer may take, in milliseconds. */
const PATIENCE_MS = 10_000;
/** How many places of a list come at a time. */
const PLACES = 25;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export class Api {
  readonly #fetch: Fetch;
  readonly #patienceMs: number;

  constructor(fetcher: Fetch = (address, init) => fetch(address, init), patienceMs = PATIENCE_MS) {
    this.#fetch = fetcher;
    this.#patienceMs = patienceMs;
  }

  /** The deals of a day in UTC: of today's, if none is named. */
  daily(day?: string): Promise<Answer<wire.Daily>> {
    return this.#ask('GET', `daily${query({ day })}`, wire.daily);
  }

  board(
    game: string,
    day: string,
    options: { by: wire.Order; field: wire.Field; after?: string | undefined },
  ): Promise<Answer<wire.BoardPage>> {
    const { by, field, after } = options;
    const rest = query({
      by,
      assisted: field === 'assisted' ? 'true' : undefined,
      no_undo: field === 'no-undo' ? 'true' : undefined,
      limit: String(PLACES),
      after,
    });
    return this.#ask('GET', `daily/${part(game)}/${part(day)}/board${rest}`, wire.boardPage);
  }

  /** Where a result is on the board of its day, or on the board of games without undo. */
  standing(id: string, by: wire.Order, field?: wire.Field): Promise<Answer<wire.Standing>> {
    const rest = query({ by, no_undo: field === 'no-undo' ? 'true' : undefined });
    return this.#ask('GET', `results/${part(id)}/standing${rest}`, wire.standing);
  }

  /** The figures over all players' games, or over the games of one deal. */
  statistics(game: string, deal?: string): Promise<Answer<wire.SharedStatistics>> {
    const rest = deal === undefined ? '' : `/deals/${part(deal)}`;
    return this.#ask('GET', `statistics/${part(game)}${rest}`, wire.sharedStatistics);
  }

  /** The standings of players who have finished the hundred of a game. */
  hundred(game: string, kind: wire.HundredKind): Promise<Answer<wire.HundredStandings>> {
    const rest = query({ kind, limit: String(PLACES) });
    return this.#ask('GET', `statistics/${part(game)}/hundred${rest}`, wire.hundredStandings);
  }

  send(results: readonly wire.ResultPost[]): Promise<Answer<wire.BatchAnswer>> {
    return this.#ask('POST', 'results/batch', wire.batchAnswer, { results });
  }

  me(): Promise<Answer<wire.Player>> {
    return this.#ask('GET', 'me', wire.player);
  }

  rename(nickname: string): Promise<Answer<wire.Player>> {
    return this.#ask('PATCH', 'me', wire.player, { nickname });
  }

  deleteMe(): Promise<Answer<undefined>> {
    return this.#ask('DELETE', 'me', undefined);
  }

  exportData(): Promise<Answer<wire.Exported>> {
    return this.#ask('GET', 'me/export', wire.exported);
  }

  /** What the player’s devices have changed after this version. */
  changesAfter(version: number): Promise<Answer<wire.SyncPage>> {
    return this.#ask('GET', `me/sync${query({ after: String(version) })}`, wire.syncPage);
  }

  change(
    epoch: string | undefined,
    changes: readonly wire.SyncChange[],
  ): Promise<Answer<wire.SyncAnswer>> {
    return this.#ask('POST', 'me/sync', wire.syncAnswer, { epoch, changes });
  }

  register(nickname: string): Promise<Answer<wire.Ceremony>> {
    return this.#ask('POST', 'register', wire.ceremony, { nickname });
  }

  finishRegister(finish: wire.CeremonyFinish): Promise<Answer<wire.Player>> {
    return this.#ask('POST', 'register/finish', wire.player, finish);
  }

  logIn(): Promise<Answer<wire.Ceremony>> {
    return this.#ask('POST', 'login', wire.ceremony);
  }

  finishLogIn(finish: wire.CeremonyFinish): Promise<Answer<wire.Player>> {
    return this.#ask('POST', 'login/finish', wire.player, finish);
  }

  logOut(): Promise<Answer<undefined>> {
    return this.#ask('POST', 'logout', undefined);
  }

  addPasskey(): Promise<Answer<wire.Ceremony>> {
    return this.#ask('POST', 'me/passkeys', wire.ceremony);
  }

  finishAddPasskey(finish: wire.CeremonyFinish): Promise<Answer<wire.Player>> {
    return this.#ask('POST', 'me/passkeys/finish', wire.player, finish);
  }

  removePasskey(id: string): Promise<Answer<undefined>> {
    return this.#ask('DELETE', `me/passkeys/${part(id)}`, undefined);
  }

  about(): Promise<Answer<wire.SiteAbout>> {
    return this.#ask('GET', 'about', wire.siteAbout);
  }

  #ask(method: Method, path: string, shape: undefined): Promise<Answer<undefined>>;
  #ask<T>(method: Method, path: string, shape: Shape<T>, body?: object): Promise<Answer<T>>;
  async #ask<T>(
    method: Method,
    path: string,
    shape: Shape<T> | undefined,
    body?: object,
  ): Promise<Answer<T | undefined>> {
    try {
      const response = await this.#fetch(`/api/v1/${path}`, {
        method,
        credentials: 'same-origin',
        signal: AbortSignal.timeout(this.#patienceMs),
        ...(body && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      return await read(response, shape);
    } catch {
      return { ok: false, failure: { is: 'away' } };
    }
  }
}

async function read<T>(
  response: Response,
  shape: Shape<T> | undefined,
): Promise<Answer<T | undefined>> {
  if (response.ok && shape === undefined) return { ok: true, value: undefined };
  const json = isJson(response) ? await response.json().catch(() => undefined) : undefined;
  if (response.ok)
    return shape && fits(shape, json) ? { ok: true, value: json } : failed({ is: 'none' });
  if (fits(wire.problem, json))
    return failed({ is: 'problem', problem: json, ...retryAfter(response) });
  // A proxy answers for the server when it is down.
  return failed({ is: response.status >= 500 && response.status !== 501 ? 'away' : 'none' });
}

function isJson(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return /^application\/(problem\+)?json\b/.test(type);
}

function failed(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}

function retryAfter(response: Response): { retrySeconds?: number } {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isFinite(seconds) && seconds >= 0 ? { retrySeconds: seconds } : {};
}

/** A text as one part of a path. */
function part(text: string): string {
  return encodeURIComponent(text);
}

function query(values: Record<string, string | undefined>): string {
  const known = Object.entries(values).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}

/** The word that identifies the kind of problem. */
export function problemWord(problem: wire.Problem): string {
  return problem.type.split('#').at(-1) ?? '';
}

/** Whether the same request may succeed later. */
export function isPassing(problem: wire.Problem): boolean {
  return problem.status === 408 || problem.status === 429 || problem.status >= 500;
}

export const api = new Api();
