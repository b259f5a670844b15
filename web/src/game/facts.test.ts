import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { factsOf, hintsWin, winnable } from './facts';

const ROOT = new URL('../../../', import.meta.url);
const FILE = '.toml';
const games = readdirSync(new URL('crates/rules/games/', ROOT))
  .filter((name) => name.endsWith(FILE))
  .map((name) => name.slice(0, -FILE.length));

test('every built-in game has facts, and no other', () => {
  expect(games.filter((game) => factsOf(game) === undefined)).toEqual([]);
  expect(factsOf('toString')).toBeUndefined();
  expect(factsOf('my-game-1')).toBeUndefined();
});

test('they are those of its tags, its largest survey and its match', () => {
  expect(factsOf('spider')).toEqual({
    length: 'long',
    matter: 'skill',
    suits: 4,
    won: 31_997,
    lost: 2,
    unknown: 0,
    hints: 95,
    played: 300,
  });
  expect(factsOf('spiderette-2')).toMatchObject({ length: 'short', matter: 'luck', suits: 2 });
  expect(factsOf('spider-1')).toMatchObject({ suits: 1, hints: 271, played: 300 });
  expect(factsOf('spider-5-decks')?.hints).toBeUndefined();
});

test('the hints are those of the usual level, and were followed in 100 deals or more', () => {
  const lines = readFileSync(new URL('results/fair-player.jsonl', ROOT), 'utf8').trim().split('\n');
  for (const line of lines) {
    const { player, deals } = JSON.parse(line) as { player: string; deals: number };
    expect(player).toBe('fair, level 2');
    expect(deals).toBeGreaterThanOrEqual(100);
  }
});

test('no hints win more than all deals', () => {
  const shares = games.flatMap((game) => hintsWin(factsOf(game)!) ?? []);
  expect(shares.length).toBeGreaterThan(40);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  expect(hintsWin(factsOf('spider-1')!)).toBeCloseTo(0.903, 3);
  expect(hintsWin(factsOf('spider-5-decks')!)).toBeUndefined();
});

test('only where all deals were won, it is all of them', () => {
  expect(winnable(factsOf('spider')!)).toBe(99);
  expect(winnable(factsOf('spider-1')!)).toBe(100);
  expect(winnable(factsOf('scorpion')!)).toBe(10);
  expect(winnable({ ...factsOf('scorpion')!, won: 0, lost: 0, unknown: 0 })).toBeUndefined();
});
