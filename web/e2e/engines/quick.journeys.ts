/** The first minutes of a newcomer, in every engine. */

import { expect, test } from 'vitest';

import { DEAL, journeys } from './journeys';

const at = journeys();

test('a newcomer chooses a game, and it is dealt', async () => {
  const { visitor } = at;
  await visitor.open('/');
  await visitor.press(/^Two suits/);
  await visitor.gone('dialog[open]');
  await visitor.read('header .title', /^Spider \(2 Suits\)/);
  await visitor.moved(0);
  await expect.poll(() => visitor.count('main .card')).toBe(104);
});

test('cards are tapped, dragged and typed, rows dealt, and all of it taken back', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  // A tap takes what goes where it fits.
  await visitor.tap(await visitor.card(7));
  await visitor.moved(1);
  await visitor.drag(await visitor.card(10), await visitor.card(3));
  await visitor.moved(2);
  await visitor.type('3', '9');
  await visitor.moved(3);
  await visitor.click(await visitor.place('[data-place="stock"]'));
  await visitor.moved(4);
  for (const left of [3, 2, 1]) {
    await visitor.press('Undo');
    await visitor.moved(left);
  }
  await visitor.type('u');
  await visitor.moved(0);
});

test('a game goes on where the player went away, however soon after a move', async () => {
  const { visitor } = at;
  await visitor.open(DEAL);
  for (const rows of [1, 2, 3, 4, 5]) {
    await visitor.type('d');
    await visitor.open('/');
    await visitor.moved(rows);
  }
});
