import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Assessment, EngineQuery, Scene, Step, VerdictView } from '../engine/engine';
import type { JobUpdate } from '../engine/jobs';
import { Advice } from './advice.svelte';
import type { Game } from './game.svelte';
import type { Notice } from './notice';

vi.mock('../engine/shared', () => ({ solver: {} }));
vi.mock('../words/words.svelte', () => ({
  say: (name: string, values?: Record<string, unknown>) =>
    [name, ...Object.values(values ?? {})].join(' '),
}));

const KNOWN: Assessment = {
  is: 'notKnown',
  back: undefined,
  exact: false,
  never: false,
  open: true,
};

const opened = vi.hoisted(() => vi.fn<(name: string) => void>());
/** Whether a window covers the table. */
let covered: boolean;
vi.mock('../ui/windows.svelte', () => ({
  open: opened,
  openWindow: () => (covered ? { name: 'help' } : undefined),
}));

/** A fake game whose engine's answers come from the test. */
class Fake {
  assessment = KNOWN;
  queries: EngineQuery[] = [];
  learned: VerdictView[] = [];
  notes: string[] = [];
  helped = false;
  moves = 10;
  ending: Scene['ending'];
  shown: unknown;
  saves = 0;
  won = false;
  marked = false;

  readonly model = {
    assessment: () => this.assessment,
    nextQuery: () => this.queries[0],
    applyAnswer: (_: string, __: EngineQuery, verdict: VerdictView) => this.learned.push(verdict),
    engineHelped: () => (this.helped = true),
    wasWon: () => this.won,
    engineHint: () => (this.assessment.is === 'canBeWon' ? ({ text: 'hint' } as Step) : undefined),
    solution: () => 'the solution',
  };

  readonly table = {
    model: this.model,
    taught: undefined as unknown,
    draw: vi.fn<() => void>(),
    scene: undefined as Scene | undefined,
    backToWon: async (): Promise<boolean> => {
      this.moves -= this.assessment.back ?? 0;
      return this.assessment.back !== undefined;
    },
  };

  readonly announcer = {
    notice: undefined as Notice | undefined,
    note: (text: string): void => {
      this.notes.push(text);
      this.announcer.notice = { text, tone: 'plain' };
    },
    showHint: (hint: Step) => (this.shown = hint),
  };

  readonly keeper = {
    save: () => (this.saves += 1),
    seen: () => (this.marked = true),
  };

  constructor() {
    const scene = (): Scene =>
      ({ ending: this.ending, figures: { moves: this.moves, solver: this.helped } }) as Scene;
    Object.defineProperty(this.table, 'scene', { get: scene });
  }
}

const query = (position: string): EngineQuery => ({ rules: '', position, effort: 0 });

let game: Fake;
let advice: Advice;
let lastQuery: EngineQuery | undefined;
let report: (update: JobUpdate) => void;

beforeEach(() => {
  opened.mockClear();
  game = new Fake();
  game.queries = [query('here')];
  lastQuery = undefined;
  covered = false;
  const { table, announcer, keeper } = game as unknown as Game;
  advice = new Advice(table, announcer, keeper, {
    ask(wanted, onUpdate) {
      lastQuery = wanted;
      report = onUpdate;
    },
  });
});

/** The engine reports this verdict, and there is no further query. */
function answer(assessment: Partial<Assessment>, verdict: VerdictView = { is: 'lost' }): void {
  game.assessment = { ...KNOWN, open: false, ...assessment };
  game.queries = [];
  report({ kind: 'answer', last: true, verdict });
}

describe('advice', () => {
  it('sends no query and shows nothing unless the player wants it', () => {
    advice.consult();
    expect(lastQuery).toBeUndefined();
    expect([game.helped, game.notes]).toEqual([false, []]);
  });

  it('follows the game, and what it says counts as help only once it is known', () => {
    advice.setLiveAnalysis(true);
    expect(lastQuery).toEqual(query('here'));
    expect([advice.assessment?.is, game.helped]).toEqual(['notKnown', false]);
    answer({ is: 'canBeWon' }, { is: 'won', line: ['1-2'] });
    expect(game.learned).toEqual([{ is: 'won', line: ['1-2'] }]);
    expect([advice.assessment?.is, game.helped, game.saves]).toEqual(['canBeWon', true, 1]);
    advice.setLiveAnalysis(false);
    expect(lastQuery).toBeUndefined();
  });

  it('ends live analysis with the game', () => {
    advice.setLiveAnalysis(true);
    advice.begin();
    advice.consult();
    expect([advice.live, lastQuery]).toEqual([false, undefined]);
  });

  it('keeps out of a lesson or a puzzle', () => {
    game.queries = [query('here')];
    game.assessment = { ...KNOWN, is: 'canBeWon' };
    game.table.taught = {};
    advice.setLiveAnalysis(true);
    expect([lastQuery, advice.assessment, game.helped]).toEqual([undefined, undefined, false]);
  });

  it('sends no query about a game that is won', () => {
    game.ending = 'won';
    advice.setLiveAnalysis(true);
    expect([lastQuery, game.helped]).toEqual([undefined, false]);
    advice.want('hint');
    expect(game.notes.at(-1)).toBe('note-engine-over');
  });

  it('shows the next move that wins as soon as it knows one', () => {
    advice.want('hint');
    expect(game.shown).toBeUndefined();
    answer({ is: 'canBeWon' });
    expect(game.shown).toEqual({ text: 'hint' });
    expect([game.helped, advice.wanted]).toEqual([true, undefined]);
  });

  it('waits with its help while a window lies over the table', () => {
    advice.want('solution');
    covered = true;
    answer({ is: 'canBeWon' });
    expect([advice.solution, opened.mock.calls]).toEqual([undefined, []]);
    covered = false;
    advice.consult();
    expect([advice.solution, opened.mock.calls]).toEqual(['the solution', [['solution']]]);
  });

  it('no longer says that the engine is thinking once it shows the solution', () => {
    advice.want('solution');
    expect(game.announcer.notice?.text).toBe('note-engine-looks');
    answer({ is: 'canBeWon' });
    expect(game.announcer.notice).toBeUndefined();
  });

  it('cancels help when the player moves on', () => {
    advice.want('hint');
    advice.forget();
    answer({ is: 'canBeWon' });
    expect(game.shown).toBeUndefined();
  });

  it.each([
    ['lost', { is: 'lost' }, 'note-engine-lost', true],
    ['lost from the start', { is: 'lost', never: true }, 'note-engine-never', true],
    ['not known', {}, 'note-engine-unknown', false],
  ] as const)('says that there is no hint where the game is %s', (_, assessment, note, helps) => {
    advice.want('hint');
    answer(assessment);
    expect([game.notes.at(-1), game.helped]).toEqual([note, helps]);
  });

  it.each([
    ['after which it was lost', true, 'note-back 3'],
    ['after which it may have been lost later', false, 'note-back-perhaps 3'],
  ])('goes back to the last position known to be winnable, %s', async (_, exact, note) => {
    advice.want('back');
    answer({ is: 'lost', back: 3, exact });
    await Promise.resolve();
    expect([game.moves, game.notes.at(-1), game.helped]).toEqual([7, note, true]);
  });

  it('goes back no move where the game can be won', () => {
    advice.want('back');
    answer({ is: 'canBeWon' });
    expect([game.moves, game.notes.at(-1)]).toEqual([10, 'note-engine-won']);
  });

  it('says that the engine failed, and repeats the query only at the player’s request', () => {
    advice.want('hint');
    report({ kind: 'failed', last: true, reason: 'no memory' });
    expect(game.notes.at(-1)).toBe('note-engine-failed no memory');
    expect([lastQuery, advice.wanted, advice.trouble]).toEqual([undefined, undefined, 'no memory']);
    advice.want('hint');
    expect(lastQuery).toEqual(query('here'));
  });

  it('as live analysis goes on with the next position after the engine failed over one', () => {
    advice.setLiveAnalysis(true);
    report({ kind: 'failed', last: true, reason: 'no memory' });
    advice.consult();
    expect(lastQuery).toBeUndefined();
    game.queries = [query('next')];
    advice.consult();
    expect(lastQuery).toEqual(query('next'));
    answer({ is: 'canBeWon' });
    expect(advice.trouble).toBeUndefined();
  });

  it('knows a deal that was found, which is no help', () => {
    advice.found({ deal: 'own:1', line: ['1-2'], level: 'hard' });
    expect(game.learned).toEqual([{ is: 'won', line: ['1-2'] }]);
    expect([game.helped, game.notes.at(-1)]).toEqual([false, 'note-found-level level-hard']);
  });

  it('that shows what could have been in an unfinished game has helped', () => {
    advice.analysisSeen();
    expect([game.helped, game.marked]).toEqual([true, false]);
  });

  it.each([
    ['won', { ending: 'won', won: true }],
    ['stuck', { ending: 'stuck', won: false }],
    ['won, and moves were taken back since', { ending: undefined, won: true }],
  ] as const)(
    'that shows what could have been, of a game that is %s, helps from the next move on',
    (_, end) => {
      Object.assign(game, end);
      advice.analysisSeen();
      advice.consult();
      expect([game.helped, game.marked]).toEqual([false, true]);
      game.ending = undefined;
      advice.goOn(true);
      expect(game.helped).toBe(true);
    },
  );

  it('has helped in a saved game whose analysis it had shown, and in no other', () => {
    advice.begin(true);
    advice.begin();
    advice.goOn(true);
    expect(game.helped).toBe(false);
    advice.begin(true);
    advice.goOn(true);
    expect(game.helped).toBe(true);
  });
});
