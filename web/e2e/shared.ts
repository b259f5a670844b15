/** What the tests need from the server itself: its API, and games that one more move wins. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

import { card, column, touchable, winningLine } from './table';

/** Passkeys work only with this name, not with the numeric address. */
export const LOCALHOST = inject('origin').replace('127.0.0.1', 'localhost');

export async function ask<T>(path: string): Promise<T> {
  const response = await fetch(new URL(path, inject('origin')));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

interface Daily {
  readonly day: string;
  readonly deals: readonly { readonly game: string; readonly deal: string }[];
}

export interface Deal {
  readonly game: string;
  readonly deal: string;
  readonly day?: string;
}

/** Today's deal of a game, once the server has found it. */
export async function dailyDeal(game: string): Promise<Deal> {
  let found: Deal | undefined;
  const look = async (): Promise<boolean> => {
    const { day, deals } = await ask<Daily>('/api/v1/daily');
    const [deal] = deals.filter((one) => one.game === game);
    found = deal && { ...deal, day };
    return deal !== undefined;
  };
  await expect
    .poll(look, { message: `the deal of the day in ${game}`, timeout: 240_000, interval: 500 })
    .toBe(true);
  return found as Deal;
}

interface Carried {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** A move as the program's JSON has it. */
type Move = Carried | { readonly deal: true };

/** A game one move before its win: its record, and the move that is missing. */
export interface Unfinished extends Deal {
  readonly record: string;
  readonly last: Carried;
  readonly moves: number;
}

/** The game of a deal up to its last move, as the program's solver plays it. */
export async function allButWon({ game, deal, day }: Deal): Promise<Unfinished> {
  const program = process.env['WEBSPINNER_PROGRAM'] as string;
  const { stdout } = await promisify(execFile)(program, ['solve', game, deal, '--json']);
  const { line } = JSON.parse(stdout) as { line: readonly Move[] };
  return butLast({ game, deal, ...(day === undefined ? {} : { day }) }, line);
}

/** The game whose winning line is stored with the tests, up to its last move. */
export function nearlyWon(day?: string): Promise<Unfinished> {
  return begun('spider-1', Infinity, day);
}

/** The same game before its last hidden card is turned up: it is won whatever that card is. */
export function certainlyWon(): Promise<Unfinished> {
  return begun('spider-1', 89);
}

/** The first moves, but for the last of them, of a winning line that is stored with the tests. */
export async function begun(
  game: 'spider-1' | 'spider-2',
  moves: number,
  day?: string,
): Promise<Unfinished> {
  const line = await winningLine(`${game}-1`);
  const steps = line.map((step): Move => (step === 'deal' ? { deal: true } : step));
  const deal = { game, deal: 'own:1', ...(day === undefined ? {} : { day }) };
  return butLast(deal, steps.slice(0, moves));
}

function butLast({ game, deal, day }: Deal, line: readonly Move[]): Unfinished {
  const last = line.at(-1);
  if (last === undefined || 'deal' in last) throw new Error(`${deal} is not won by carrying cards`);
  const date = new Date().toISOString().slice(0, 10);
  const headers = {
    Game: game,
    Version: '1',
    Deal: deal,
    Date: date,
    Result: 'unfinished',
    Time: '42',
    Made: String(carried(line)),
  };
  const header = Object.entries(headers).map(([name, value]) => `[${name} "${value}"]`);
  const moves = line.slice(0, -1).map((move, index) => `${index + 1}. ${notation(move)}`);
  const record = `${header.join('\n')}\n\n${moves.join(' ')}\n`;
  return { game, deal, record, last, moves: line.length, ...(day === undefined ? {} : { day }) };
}

function notation(move: Move): string {
  if ('deal' in move) return 'd';
  return `${move.from}-${move.to}${move.count > 1 ? `x${move.count}` : ''}`;
}

/** How many moves there were before the last: row deals are none. */
function carried(line: readonly Move[]): number {
  return line.slice(0, -1).filter((move) => !('deal' in move)).length;
}

/** Puts the game among the page's saved games, as if it had been played here. */
export async function putSavedGame(
  page: Page,
  game: Omit<Unfinished, 'last'>,
  changes: object = {},
): Promise<void> {
  const { record, day } = game;
  const updated = new Date().toISOString();
  const info = {
    game: game.game,
    name: game.game,
    deal: game.deal,
    result: 'unfinished',
    moves: game.moves - 1,
    undos: 0,
  };
  const figures = {
    date: updated.slice(0, 10),
    timeMs: 42_000,
    assisted: false,
    begun: true,
    cardsInOrder: 0,
    score: 500,
  };
  const saved = {
    id: crypto.randomUUID(),
    revision: 1,
    started: updated,
    updated,
    record,
    info: { ...info, ...figures, ...changes },
    ...(day && { day }),
  };
  await page.evaluate(store, saved);
}

/** The same, and reloads the page, which goes on with it. */
export async function addSavedGame(page: Page, game: Omit<Unfinished, 'last'>): Promise<void> {
  await putSavedGame(page, game);
  await page.goto('about:blank');
  await page.goto('/');
  await expect
    .poll(() => page.locator('header .moves').innerText())
    .toBe(`${game.moves - 1} moves`);
}

async function store(saved: object): Promise<void> {
  const opening = indexedDB.open('webspinner');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('no database'));
  });
  const transaction = database.transaction('games', 'readwrite');
  transaction.objectStore('games').put(saved);
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
}

/** Makes the last move, and waits for its announcement. */
export async function win(page: Page, game: Unfinished): Promise<void> {
  await makeLastMove(page, game);
  await page.getByRole('dialog', { name: 'Won!' }).waitFor();
}

export async function makeLastMove(page: Page, { last }: Unfinished): Promise<void> {
  const start = await touchable(await card(page, last.from, last.count));
  const end = await touchable(column(page, last.to).last());
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

interface Counted {
  readonly unassisted: { readonly played: number; readonly won: number };
}

/** How many games of a deal the server has counted. */
export async function counted({ game, deal }: Deal): Promise<number> {
  const { unassisted } = await ask<Counted>(
    `/api/v1/statistics/${game}/deals/${encodeURIComponent(deal)}`,
  );
  return unassisted.played;
}
