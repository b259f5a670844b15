/** Whole games, and what helps with them. */

import { test } from 'vitest';

import { winningLine, type Step } from '../table';
import { DEAL, journeys } from './journeys';

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

test('a puzzle takes a wrong move back, and is solved', async () => {
  const { visitor } = at;
  await visitor.open('/#/1/puzzle/376');
  await visitor.read('.task', /Only one move keeps the win/);
  await visitor.type('3', '4');
  await visitor.press('Try again');
  await visitor.moved(0);
  await visitor.type('4', '6');
  await visitor.read('.task', /Solved!/);
});
