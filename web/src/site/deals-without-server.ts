/**
 * Daily deals of a page without a server. They follow from the day: the deal of a day is the first
 * one that the engine wins, in the same series that servers use.
 */

import { keep, kept } from '../browser/local-storage';
import { engine, type EngineQuery } from '../engine/engine';
import { solver } from '../engine/shared';
import { dealTable } from '../engine/tables';
import type { Failure } from './api';

const NAME = 'webspinner-unserved';

/** After this many deals that the engine does not win a game goes without a deal of the day. */
const CANDIDATES_MAX = 100;

/**
 * Whether this page has no server, as far as is known. What was learned is remembered, so that the
 * page has its deals without a network, too.
 */
export function isUnserved(failure: Failure): boolean {
  if (failure.is === 'none') keep(NAME, true);
  return failure.is === 'none' || kept(NAME) === true;
}

/** A server has answered. */
export function isServed(): void {
  keep(NAME, undefined);
}

/** Whether this browser can compute the series: it wants a page that nobody can have changed. */
export function hasSeries(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The deal at this place of a day's series, counted from 0. */
export async function candidate(day: string, game: string, attempt: number): Promise<string> {
  const text = `webspinner daily deal 1\n${day}\n${game}\n${attempt}\n`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return engine.randomDeal(new DataView(digest).getBigUint64(0, true));
}

/** Whether the engine wins a deal with little effort, which most winnable deals take. */
type Wins = (game: string, deal: string, signal: AbortSignal) => Promise<boolean>;

/**
 * The deal of a day in a built-in game; undefined if there is none, because hardly any deal of the
 * game can be won. Ends with the signal’s reason if it is aborted.
 */
export async function dealOfDay(
  day: string,
  game: string,
  signal: AbortSignal,
  wins: Wins = wonByEngine,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < CANDIDATES_MAX; attempt += 1) {
    const deal = await candidate(day, game, attempt);
    signal.throwIfAborted();
    if (await wins(game, deal, signal)) return deal;
  }
  return undefined;
}

function wonByEngine(game: string, deal: string, signal: AbortSignal): Promise<boolean> {
  const table = dealTable(game, deal);
  const query: EngineQuery = { ...table.start(), effort: 0 };
  table.free();
  return new Promise((resolve, reject) => {
    const stop = solver.run({ kind: 'answer', query }, (update) => {
      if (update.kind === 'failed') reject(new Error(update.reason));
      if (update.kind === 'answer') resolve(update.verdict.is === 'won');
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}
