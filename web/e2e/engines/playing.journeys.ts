/** Whole games, and what helps with them. */

import { test } from 'vitest';

import { winningLine, type Step } from '../table';
import { DEAL, ENGINE, journeys } from './journeys';

const at = journeys();

/** The keys that make these moves. */
const keys = (line: readonly Step[]): string[] =>
  line.flatMap((step) => (step === 'deal' ? ['d'] : [step.from, step.to].map((n) => `${n % 10}`)));

test('a game is won by keys and its last move by hand, and the page celebrates', async () => {
  const { visitor } = at;
  await visitor.prefer({ shareAsked: true });
  await visitor.open(DEAL);
  const line = await winningLine('spider-1-1');
  const last = line.at(-1) as Exclude<Step, 'deal'>;
  await visitor.type(...keys(line.slice(0, -1)));
  await visitor.moved(line.length - 1);
  await visitor.drag(await visitor.card(last.from, last.count), await visitor.card(last.to));
  await visitor.read('dialog[open] h2', /^Won!$/);
  await visitor.read('dialog[open]', /First win in this game/);
  await visitor.press('Share…');
  await visitor.see('dialog[open] img[alt^="The picture: Spider (1 Suit)"]');
  await visitor.press('Make a film of the game');
  await visitor.read('dialog[open]', /The film is ready/);
  await visitor.press('Back');
  await visitor.press('Play again');
  await visitor.moved(0);
});

test('a hint is asked for, and is shown on the table', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  await visitor.press('Hint');
  await visitor.read('.notice', /^Hint: /);
  await visitor.see('main .card.hinted');
  await visitor.read('footer', /assisted/);
});

test('hints are given at every step, and how soon is said', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  const times: number[] = [];
  for (const row of [1, 2, 3, 4, 5]) {
    times.push((await visitor.ask(timeHint))!);
    await visitor.type('d');
    await visitor.moved(row);
  }
  const sorted = times.map(Math.round).sort((one, other) => one - other);
  // How fast a machine is, no test can know.
  console.log(`${ENGINE}: a hint takes ${sorted[2]} ms, the median of ${sorted.join(', ')}`);
});

test('the fair player plays on, until the player takes over', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  await visitor.choose('Watch it play', '.watch');
  await visitor.read('header .moves', /^[3-9]\D/);
  await visitor.press('Stop');
  await visitor.read('footer', /assisted/);
});

test('the engine is asked for the best move', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  await visitor.choose('Engine hint');
  await visitor.press('Yes');
  await visitor.read('.notice', /^Hint: /);
});

test('a game is reviewed move by move', async () => {
  const { visitor } = at;
  await visitor.prefer({ engineAgreed: true });
  await visitor.open(DEAL);
  await visitor.type(...keys((await winningLine('spider-1-1')).slice(0, 5)));
  await visitor.moved(5);
  await visitor.choose('Review');
  await visitor.read('dialog[open]', /^Every position was winnable, and the game still is\.$/m);
});

test('a lesson is done step by step', async () => {
  const { visitor } = at;
  await visitor.open('/#/1/learn/spider');
  await visitor.read('.task', /Step 1 of 8/);
  await visitor.type('4', '1');
  await visitor.press('Next');
  await visitor.read('.task', /Step 2 of 8/);
  await visitor.type('3', '2');
  await visitor.press('Try again');
  await visitor.moved(0);
  await visitor.press('End the lesson');
});

test('a puzzle undoes a wrong move, and is solved', async () => {
  const { visitor } = at;
  await visitor.open('/#/1/puzzle/376');
  await visitor.read('.task', /Only one move keeps the win/);
  await visitor.type('3', '4');
  await visitor.press('Try again');
  await visitor.moved(0);
  await visitor.type('4', '6');
  await visitor.read('.task', /Solved!/);
});

// The following runs in the page: it uses nothing from this file.

/** How many milliseconds pass between the key and the hint. */
function timeHint(): Promise<number> {
  return new Promise((done) => {
    const begin = performance.now();
    const watch = new MutationObserver(() => {
      const said = document.querySelector<HTMLElement>('.notice')?.innerText ?? '';
      if (!/^\s*Hint: /.test(said)) return;
      watch.disconnect();
      done(performance.now() - begin);
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
  });
}
