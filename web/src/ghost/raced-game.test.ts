import { describe, expect, it, test } from 'vitest';

import {
  finishOf,
  isLine,
  leadOf,
  lengthOf,
  LINE_LENGTH_MAX,
  NoRun,
  runOf,
  type Run,
  type RunTable,
} from './raced-game';

/** A table where `1-2` puts a card in order and `d` does nothing; four cards in order win. */
class Fake implements RunTable {
  static alive = 0;
  moves: string[] = [];

  again(): Fake {
    Fake.alive += 1;
    return new Fake();
  }

  playLine(moves: string[]): void {
    const wrong = moves.findIndex((move) => !['1-2', 'd'].includes(move));
    this.moves = wrong < 0 ? moves : moves.slice(0, wrong);
  }

  lineLength(): number {
    return this.moves.length;
  }

  get #order(): number[] {
    const counted = this.moves.map((move) => Number(move === '1-2'));
    return counted.reduce((order, more) => [...order, order.at(-1)! + more], [0]);
  }

  wasWon(): boolean {
    return this.#order.at(-1) === 4;
  }

  review(): Run & { prospects: string[] } {
    return { order: this.#order, cards: 4, prospects: [] };
  }

  free(): void {
    Fake.alive -= 1;
  }
}

const WIN = '1-2 1-2 d 1-2 1-2';

function flaw(line: string): unknown {
  try {
    return runOf(line, new Fake());
  } catch (error) {
    return error instanceof NoRun ? error.flaw : error;
  }
}

describe('a game to be raced', () => {
  it('is played through on another table, and only its cards in order are told', () => {
    const table = new Fake();
    expect(runOf(WIN, table)).toEqual({ order: [0, 1, 2, 2, 3, 4], cards: 4 });
    expect(table.moves).toEqual([]);
    expect(Fake.alive).toBe(0);
  });

  it('is refused if the rules do not allow a move of it', () => {
    expect(flaw('1-2 9-9 1-2')).toEqual({ why: 'illegal', move: 2 });
    expect(flaw('7-8')).toEqual({ why: 'illegal', move: 1 });
    expect(Fake.alive).toBe(0);
  });

  it('is refused if it does not win', () => {
    expect(flaw('1-2 1-2 d')).toEqual({ why: 'unfinished' });
  });

  it('is refused if it is longer than any game', () => {
    expect(flaw('1-2 '.repeat(LINE_LENGTH_MAX / 4) + 'd')).toEqual({ why: 'long' });
  });
});

test('a line is moves as they are typed, one space between them', () => {
  for (const line of ['d', WIN, '4-9x3 3-f2 r1-4 c3 d 10-2x13'])
    expect(isLine(line), line).toBe(true);
  for (const line of ['', ' d', 'd ', 'd  d', 'd\nd', '<b>', 'D', '1–2', 'x'.repeat(17)])
    expect(isLine(line), line).toBe(false);
});

describe('a race', () => {
  const ghost: Run = { order: [0, 1, 2, 2, 3, 4], cards: 4 };
  const own = (...order: number[]): Run => ({ order, cards: 4 });

  it('compares both games after as many moves', () => {
    expect(leadOf(own(0), ghost)).toBe(0);
    expect(leadOf(own(0, 0, 1), ghost)).toBe(-1);
    expect(leadOf(own(0, 0, 1, 3), ghost)).toBe(1);
  });

  it('follows an undo', () => {
    expect(leadOf(own(0, 0, 1, 3), ghost)).toBe(1);
    expect(leadOf(own(0, 0, 1), ghost)).toBe(-1);
  });

  it('has the ghost wait at its win', () => {
    expect(leadOf(own(0, 0, 0, 0, 0, 1), ghost)).toBe(-3);
    expect(leadOf(own(0, 0, 0, 0, 0, 1, 2, 3), ghost)).toBe(-1);
  });

  it('is won by the game with fewer moves', () => {
    const [short, long] = [own(0, 1, 2, 3, 4), own(0, 0, 0, 1, 2, 3, 3, 4)];
    expect(finishOf(short, ghost, true)).toEqual({ is: 'first', moves: 1 });
    expect(finishOf(long, ghost, true)).toEqual({ is: 'second', moves: 2 });
    expect(finishOf(ghost, ghost, true)).toEqual({ is: 'level', moves: 0 });
    expect(lengthOf(long)).toBe(7);
  });

  it('is lost without a win', () => {
    expect(finishOf(own(0, 1), ghost, false)).toEqual({ is: 'stuck', moves: 0 });
  });
});
