import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { factsOf, HINTS, KNOWN, suitsOf, winnable } from './facts';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

interface Survey {
  readonly survey: { readonly game: string };
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
}
const deals = ({ won, lost, unknown }: Survey): number => won + lost + unknown;
const surveys = readdirSync(new URL('results/', ROOT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => JSON.parse(read(`results/${name}/survey.json`)) as Survey)
  .sort((one, other) => deals(other) - deals(one));
const files = readdirSync(new URL('crates/rules/games/', ROOT))
  .filter((name) => name.endsWith('.toml'))
  .map((name) => name.slice(0, -'.toml'.length));

test('every built-in game is there', () => {
  expect(KNOWN.toSorted()).toEqual(files.toSorted());
  expect(factsOf('toString')).toBeUndefined();
  expect(suitsOf('my-game-1')).toBeUndefined();
});

test.each(files)('the facts about %s are those of its file and its largest survey', (game) => {
  const [, list = ''] = /^tags = \[(.*)\]$/m.exec(read(`crates/rules/games/${game}.toml`)) ?? [];
  const tags = list.split(',').map((tag) => tag.trim().replaceAll('"', ''));
  expect(suitsOf(game)).toBe(tags.includes('one-suit') ? 1 : tags.includes('two-suits') ? 2 : 4);
  const { length, matter, won, lost, unknown } = factsOf(game)!;
  expect(tags).toContain(length);
  expect(tags).toContain(matter);
  const survey = surveys.find((one) => one.survey.game === game);
  expect({ won, lost, unknown }).toEqual({
    won: survey?.won,
    lost: survey?.lost,
    unknown: survey?.unknown,
  });
});

test.each(Object.entries(HINTS))('the wins by hints of %s are those measured', (game, hints) => {
  const [, rows = ''] =
    new RegExp(`^(\\| \`${game}\` \\|.*\\n(?:\\| \\|.*\\n)*)`, 'm').exec(
      read('docs/difficulty.md'),
    ) ?? [];
  const counts = [...rows.matchAll(/ (\d+) of (\d+), /g)];
  const sum = (at: 1 | 2): number => counts.reduce((all, count) => all + Number(count[at]), 0);
  expect(hints).toEqual({ won: sum(1), of: sum(2) });
});

test('only where all deals were won, it is all of them', () => {
  expect(winnable(factsOf('spider')!)).toBe(99);
  expect(winnable(factsOf('spider-1')!)).toBe(100);
  expect(winnable(factsOf('scorpion')!)).toBe(10);
});
