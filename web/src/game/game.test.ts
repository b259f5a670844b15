import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ActionResult, FairQuery, Scene, Step } from '../engine/engine';
import { set } from '../settings/settings.svelte';
import { Game } from './game.svelte';
import { vacanciesBeforeDeal, type GameTable, type Tutor } from './table.svelte';

/** Every call to the engine's table since the last look. */
let calls: string[] = [];

/** The dates that records were given. */
let dates: unknown[] = [];

/** What the table asks the fair player. */
let query: FairQuery | undefined;
const plan = vi.fn<(table: GameTable, query: FairQuery, give: () => void) => void>();
vi.mock('./planning', () => ({ plan: (...given: Parameters<typeof plan>) => plan(...given) }));

/** Why the win is certain, if it is. */
let certain: string | undefined;

/** Whether the game on the table has had a hint. */
let assisted = false;

vi.mock('../engine/engine', () => {
  const scene = {
    can: { restart: true },
    columns: [],
    reserves: [],
    reservesTake: false,
    targets: [],
    figures: {},
  } as unknown as Scene;
  const saved = { record: 'a record', info: { begun: true, result: 'unfinished' } };
  const answer = (extra: Partial<ActionResult>) => ({
    refused: undefined,
    said: undefined,
    happened: [],
    scene,
    last: undefined,
    saved: undefined,
    ...extra,
  });
  const answers: Record<string, (...given: unknown[]) => unknown> = {
    dated: (date) => dates.push(date),
    scene: () => ({ ...scene, figures: { assisted } }),
    hint: () => {
      assisted = true;
      return { text: 'a move', why: 'it helps', idea: 'why-joins' };
    },
    saved: () => saved,
    take: () => answer({}),
    put: () => answer({ saved } as unknown as Partial<ActionResult>),
    goToMove: () => answer({}),
    undo: () => answer({ saved } as unknown as Partial<ActionResult>),
    dealRow: () => answer({ scene: { ...scene, noUsefulMove: true } }),
    shift: () => answer({ refused: 'no', refusal: 'refusal-wrong-rank' }),
    game: () => 'spider',
    again: () => deal(),
    wasWon: () => false,
    assessment: () => ({ is: 'notKnown' }),
    hintQuery: () => query,
    certainWin: () => certain,
  };
  const deal = () =>
    new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          (...given: unknown[]) => {
            calls.push(name);
            return answers[name]?.(...given);
          },
      },
    );
  return { engine: { gameName: () => 'Spider', Table: { deal } } };
});
vi.mock('../engine/shared', () => ({ solver: { ask: () => undefined } }));
vi.mock('../words/words.svelte', () => ({
  say: (name: string) => name,
  sayIfKnown: (name: string) => name,
  locale: () => 'en',
}));
vi.mock('../words/cards.svelte', () => ({ aloud: (text: string) => text, cardName: String }));
vi.mock('../store/database', () => ({ saveGame: async (game: object) => ({ ...game }) }));
vi.mock('../store/practice', () => ({ forgetPractice: () => undefined }));

let game: Game;

/** The expensive calls to the table: scenes, moves and records. */
function heavy(work: () => void): string[] {
  calls = [];
  work();
  return calls.filter((name) => name !== 'assessment');
}

beforeEach(() => {
  assisted = false;
  query = undefined;
  set({ coach: false });
  game = new Game();
  game.dealGame('spider', 'ms:1');
});

describe('an action of the player', () => {
  it('calls the table once, for the scene, the last move and the save together', () => {
    expect(heavy(() => game.table.take(1))).toEqual(['take']);
    expect(heavy(() => game.table.put({ kind: 'column', number: 2 }))).toEqual(['put']);
    expect(heavy(() => game.table.undo())).toEqual(['undo']);
  });

  it('calls the table once as well if it is refused, and saves nothing', () => {
    const save = vi.spyOn(game.autosave, 'save');
    expect(heavy(() => game.table.shift(1, 2))).toEqual(['shift']);
    expect(save).not.toHaveBeenCalled();
    expect(game.announcer.notice?.text).toBe('No');
  });

  it('promises whether it is done', async () => {
    expect(await game.table.take(1)).toBe(true);
    expect(await game.table.shift(1, 2)).toBe(false);
  });

  it('says so if it leaves no useful move', () => {
    game.table.dealRow();
    expect(game.announcer.notice?.text).toBe('note-no-useful-move');
    expect(game.announcer.said).toContain('note-no-useful-move');
    game.table.undo();
    expect(game.announcer.notice).toBeUndefined();
  });

  it('saves the record that came with the result', () => {
    const save = vi.spyOn(game.autosave, 'save');
    game.table.put({ kind: 'column', number: 2 });
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ record: 'a record' }));
  });
});

it('undo says what it took back', () => {
  game.table.last = { text: 'a move' } as Step;
  game.table.undo();
  expect(game.announcer.notice).toEqual({ text: 'note-undone', tone: 'plain' });
  game.table.last = undefined;
  game.table.undo();
  expect(game.announcer.notice).toBeUndefined();
});

describe('the coach', () => {
  it('adds the idea of a hint and of a refusal, also aloud, if the player wants one', () => {
    set({ coach: true });
    game.hints.ask();
    game.hints.ask();
    expect(game.announcer.notice).toMatchObject({ text: 'note-hint', idea: 'coach-why-joins' });
    expect(game.announcer.said).toBe('note-hint – coach-why-joins');
    game.table.shift(1, 2);
    expect(game.announcer.notice).toMatchObject({ text: 'No', idea: 'coach-refusal-wrong-rank' });
    set({ coach: false });
    game.table.shift(1, 2);
    expect(game.announcer.notice).toMatchObject({ text: 'No', idea: undefined });
  });
});

describe('a hint', () => {
  it('is none, and costs nothing, where no move is useful', () => {
    game.table.dealRow();
    game.announcer.notice = undefined;
    game.hints.ask();
    expect(game.announcer.notice).toMatchObject({ text: 'note-no-useful-move' });
    expect([assisted, game.announcer.hinted]).toEqual([false, undefined]);
  });

  it('comes at once, and says once in each game that it now counts as assisted', () => {
    game.hints.ask();
    expect([game.announcer.notice?.text, game.announcer.said]).toEqual([
      'note-hint-assists',
      'note-hint-assists',
    ]);
    expect([assisted, game.announcer.hinted === undefined]).toEqual([true, false]);
    game.hints.ask();
    expect([game.announcer.notice?.text, game.announcer.said]).toEqual(['note-hint', 'note-hint']);
    assisted = false;
    game.dealGame('spider', 'ms:2');
    game.hints.ask();
    expect(game.announcer.notice?.text).toBe('note-hint-assists');
  });
});

it('a hint waits for the plan of the fair player, if there is none yet', async () => {
  query = { rules: 'spider', knowledge: 'open cards' };
  game.hints.ask();
  await vi.waitFor(() =>
    expect(plan).toHaveBeenCalledExactlyOnceWith(game.table, query, expect.any(Function)),
  );
  expect(game.announcer.hinted).toBeUndefined();
  game.hints.give();
  expect(game.announcer.hinted).toBeDefined();
});

it('a hint says that the win is certain', () => {
  [query, certain] = [undefined, 'won'];
  game.hints.ask();
  expect([game.announcer.notice?.certain, game.announcer.said.includes('won')]).toEqual([
    'won',
    true,
  ]);
  certain = undefined;
  game.hints.ask();
  expect(game.announcer.notice?.certain).toBeUndefined();
});

it('a restart is another game with the same cards, of the same day, and offers the one before', () => {
  game.dealGame('spider', 'ms:1', '2026-11-21');
  game.table.put({ kind: 'column', number: 2 });
  const { id } = game.autosave;
  const { laid } = game.table;
  game.advice.live = true;
  game.restart();
  expect([game.table.laid, game.table.fresh, game.advice.live]).toEqual([laid + 1, true, false]);
  expect(game.autosave.id).not.toBe(id);
  expect(game.autosave.day).toBe('2026-11-21');
  expect(game.keeper.left).toEqual({ id, game: 'spider', atStake: false });
});

it('a restarted task stays on its table', () => {
  game.teach(game.table.model!, { hint: () => undefined } as unknown as Tutor);
  expect(heavy(() => game.restart())).toEqual(['goToMove']);
});

it('a record says when its game began', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00-05:00') });
  dates = [];
  game.dealGame('spider', 'ms:1');
  vi.useRealTimers();
  expect(dates).toEqual(['2026-11-22T04:30:00.000Z']);
});

it('an empty column is to blame if a row cannot be dealt, unless there is none to deal', () => {
  const columns = [{ cards: [{}] }, { cards: [] }];
  const scene = (rows: number) => ({ columns, stock: { rows } }) as unknown as Scene;
  expect(vacanciesBeforeDeal(scene(1))).toEqual([{ kind: 'column', number: 2 }]);
  expect(vacanciesBeforeDeal(scene(0))).toEqual([]);
});
