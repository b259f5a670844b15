import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { FairQuery, Scene, Step, Table } from '../engine/engine';
import type { JobUpdate } from '../engine/jobs';
import type { Announcer } from '../game/announcer.svelte';
import type { Game } from '../game/game.svelte';
import { Hints } from '../game/hints';
import type { GameTable } from '../game/table.svelte';
import { Watching } from './watching.svelte';

vi.mock('../words/words.svelte', () => ({ say: (name: string) => name }));

const query: FairQuery = { rules: 'spider', knowledge: 'open cards' };

/** The moves of the plan that are left; undefined while none is known. */
let plan: string[] | undefined;
/** Whether it wins for certain. */
let certain: boolean;
/** What was played. */
let played: string[];
/** After this many moves the game is won. */
let won: number;
let table: {
  model: Pick<Table, 'hintQuery' | 'applyPlan' | 'takePlannedMove' | 'certainWin'>;
  scene: Scene;
  taught: unknown;
  laid: number;
  play: GameTable['play'];
  release: () => void;
};
let announcer: {
  hinted: Step | undefined;
  notice: unknown;
  say: ReturnType<typeof vi.fn<Announcer['say']>>;
  note: ReturnType<typeof vi.fn<Announcer['note']>>;
};
/** What the fair player was asked, and how it answers. */
let asked: number;
let answer: (update: JobUpdate) => void;
const onend = vi.fn<() => void>();
let watching: Watching;

const scene = (moves: number, changes: object = {}): Scene =>
  ({ figures: { moves, assisted: moves > 0 }, ...changes }) as Scene;
const planned = (...moves: string[]): void =>
  answer({ kind: 'plan', last: true, plan: { moves, percent: 40, certain: false } });
/** The same, with a win that is certain. */
const proved = (...moves: string[]): void =>
  answer({ kind: 'plan', last: true, plan: { moves, percent: 40, certain: true } });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  plan = undefined;
  certain = false;
  played = [];
  won = Infinity;
  asked = 0;
  table = {
    model: {
      hintQuery: () => (plan ? undefined : query),
      applyPlan: (moves, _percent, isCertain) => void ([plan, certain] = [moves, isCertain]),
      takePlannedMove: () => plan?.[0],
      certainWin: () => (certain && table.scene.figures.assisted ? 'won' : undefined),
    },
    scene: scene(0),
    taught: undefined,
    laid: 1,
    async play(notation) {
      played.push(notation);
      plan = plan!.length > 1 ? plan!.slice(1) : undefined;
      const over = played.length === won ? { ending: 'won' } : {};
      table.scene = scene(played.length, over);
      return true;
    },
    release: () => undefined,
  };
  announcer = {
    hinted: undefined,
    notice: undefined,
    say: vi.fn<Announcer['say']>(),
    note: vi.fn<Announcer['note']>(),
  };
  const parts = { table, announcer, clock: { unpause: () => undefined } } as unknown as Game;
  const hints = new Hints(parts.table, parts.announcer, parts.keeper);
  const game = { ...parts, hints } as Game;
  const player = {
    run: (_: unknown, onUpdate: (update: JobUpdate) => void) => {
      asked += 1;
      answer = onUpdate;
      return () => undefined;
    },
  };
  watching = new Watching(game, player, onend);
});
afterEach(() => {
  watching.end();
  vi.useRealTimers();
});

const begin = (): void => watching.begin();

it('plays the moves of a plan one by one, and asks for the next plan after its last', async () => {
  begin();
  planned('1-2', '3-4');
  await wait(999);
  expect(played).toEqual([]);
  await wait(1);
  expect([played, asked]).toEqual([['1-2'], 1]);
  await wait(1000);
  expect([played, asked]).toEqual([['1-2', '3-4'], 2]);
});

it('waits for a plan as long as it takes', async () => {
  begin();
  await wait(60_000);
  expect(played).toEqual([]);
  planned('1-2');
  expect(played).toEqual(['1-2']);
});

it('ends with the game', async () => {
  won = 2;
  begin();
  planned('1-2', '3-4');
  await wait(60_000);
  expect([played.length, asked]).toEqual([2, 1]);
  expect(onend).toHaveBeenCalledOnce();
});

it('ends and says so where no way on is known', async () => {
  begin();
  planned();
  await wait(1000);
  expect(announcer.note).toHaveBeenCalledExactlyOnceWith('watch-no-way', undefined);
  expect(onend).toHaveBeenCalledOnce();
});

it('ends where no move is useful any more', async () => {
  const play = table.play;
  table.play = async (notation) => {
    await play(notation);
    table.scene = scene(played.length, { noUsefulMove: true });
    return true;
  };
  begin();
  planned('1-2', '3-4');
  await wait(60_000);
  expect(played).toEqual(['1-2']);
  expect(onend).toHaveBeenCalledOnce();
});

it('says why if there is no engine', () => {
  begin();
  answer({ kind: 'failed', last: true, reason: '' });
  expect(announcer.note).toHaveBeenCalledExactlyOnceWith('note-engine-absent', 'problem');
  expect(onend).toHaveBeenCalledOnce();
});

it('plays nothing after its end, whatever the fair player still answers', async () => {
  begin();
  watching.end();
  planned('1-2');
  await wait(60_000);
  expect([plan, played]).toEqual([undefined, []]);
});

it('stops at a pause, makes single moves, and goes on', async () => {
  begin();
  planned('1-2', '3-4', '5-6', '7-8');
  watching.pause();
  await wait(60_000);
  expect(played).toEqual([]);
  watching.step();
  await wait(60_000);
  expect(played).toEqual(['1-2']);
  watching.play();
  await wait(2000);
  expect(played).toEqual(['1-2', '3-4', '5-6']);
});

it('holds while something covers the table, and goes on by itself', async () => {
  begin();
  watching.hold(true);
  planned('1-2');
  await wait(60_000);
  expect(played).toEqual([]);
  watching.hold(false);
  await wait(1000);
  expect(played).toEqual(['1-2']);
});

it('takes a new pace at once', async () => {
  begin();
  planned('1-2', '3-4', '5-6');
  watching.setPace('slow');
  await wait(1900);
  expect(played).toEqual([]);
  watching.setPace('rapid');
  await wait(200);
  expect(played.length).toBe(2);
});

it('says that the win is certain once a move was watched, and finishes briskly if wanted', async () => {
  const said = vi.fn<(text: string) => void>();
  announcer.say = said;
  begin();
  proved('1-2', '3-4', '5-6', '7-8', '9-1');
  expect([watching.certain, watching.canFinish]).toEqual([undefined, false]);
  await wait(1000);
  expect([watching.certain, watching.canFinish]).toEqual(['won', true]);
  await wait(1000);
  expect(said.mock.calls).toEqual([['watch-on watch-assists'], ['won']]);
  watching.finish();
  expect(watching.canFinish).toBe(false);
  await wait(800);
  expect(played.length).toBe(4);
  watching.pause();
  expect(watching.canFinish).toBe(true);
});

it('is brisk from the start after a hint that said so', async () => {
  table.scene = scene(1);
  table.model.applyPlan(['1-2', '3-4'], 40, true);
  begin();
  expect([watching.pace, watching.certain]).toEqual(['fast', 'won']);
  await wait(400);
  expect(played).toEqual(['1-2']);
});

it('knows when the player has taken over', async () => {
  begin();
  planned('1-2', '3-4', '5-6');
  await wait(1000);
  expect(watching.isInterrupted).toBe(false);
  // A card in hand, a hint, an undo, another game.
  table.scene = scene(1, { hand: { from: 1, count: 1 } });
  expect(watching.isInterrupted).toBe(true);
  table.scene = scene(1);
  announcer.hinted = {} as Step;
  expect(watching.isInterrupted).toBe(true);
  announcer.hinted = undefined;
  table.scene = scene(0);
  expect(watching.isInterrupted).toBe(true);
  table.scene = scene(1);
  expect(watching.isInterrupted).toBe(false);
  expect(Object.assign(table, { laid: 2 }) && watching.isInterrupted).toBe(true);
});

it('begins at once, and says what it costs if that is new', () => {
  begin();
  expect(asked).toBe(1);
  expect(announcer.say).toHaveBeenLastCalledWith('watch-on watch-assists');
  expect(watching.price).toBe('watch-assists');
  watching.end();
  table.scene = scene(1);
  begin();
  expect(announcer.say).toHaveBeenLastCalledWith('watch-on');
  expect(watching.price).toBe('');
});

it('does not begin where no move is useful', async () => {
  table.scene = scene(0, { noUsefulMove: true });
  begin();
  await wait(60_000);
  expect(asked).toBe(0);
  expect(announcer.note).toHaveBeenCalledExactlyOnceWith('note-no-useful-move');
  expect(onend).toHaveBeenCalledOnce();
});

it('does not begin in a task, nor once the game is over', async () => {
  table.taught = {};
  begin();
  table.taught = undefined;
  table.scene = scene(9, { ending: 'won' });
  begin();
  await wait(60_000);
  expect(asked).toBe(0);
  expect(onend).toHaveBeenCalledTimes(2);
});
