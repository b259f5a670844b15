import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { factsOf, KNOWN, suitsOf, winnable } from './facts';

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

interface Match {
  readonly game: string;
  readonly player: string;
  readonly deals: number;
  readonly won: number;
}
const matches = read('results/fair-player.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Match);
const files = readdirSync(new URL('crates/rules/games/', ROOT))
  .filter((name) => name.endsWith('.toml'))
  .map((name) => name.slice(0, -'.toml'.length));

test('every built-in game is there', () => {
  expect(KNOWN.toSorted()).toEqual(files.toSorted());
  expect(factsOf('toString')).toBeUndefined();
  expect(suitsOf('my-game-1')).toBeUndefined();
});

test.each(files)(
  'the facts about %s are those of its file, its largest survey and its match',
  (game) => {
    const [, list = ''] = /^tags = \[(.*)\]$/m.exec(read(`crates/rules/games/${game}.toml`)) ?? [];
    const tags = list.split(',').map((tag) => tag.trim().replaceAll('"', ''));
    expect(suitsOf(game)).toBe(tags.includes('one-suit') ? 1 : tags.includes('two-suits') ? 2 : 4);
    const { length, matter, won, lost, unknown, hints } = factsOf(game)!;
    expect(tags).toContain(length);
    expect(tags).toContain(matter);
    const survey = surveys.find((one) => one.survey.game === game);
    expect({ won, lost, unknown }).toEqual({
      won: survey?.won,
      lost: survey?.lost,
      unknown: survey?.unknown,
    });
    expect(hints).toBe(matches.find((match) => match.game === game)?.won);
  },
);

test('the hints are those of the usual level, and were followed in 100 deals', () => {
  for (const match of matches) {
    expect(match).toMatchObject({ player: 'fair, level 2', deals: 100 });
  }
});

test('only where all deals were won, it is all of them', () => {
  expect(winnable(factsOf('spider')!)).toBe(99);
  expect(winnable(factsOf('spider-1')!)).toBe(100);
  expect(winnable(factsOf('scorpion')!)).toBe(10);
});
