import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ROOT = new URL('../../', import.meta.url);
const GAMES = 'crates/rules/games/';
const NAME = 'virtual:facts';

/**
 * What is known of a built-in game beyond its rules: what its tags say of length, of luck and skill,
 * and of suits; how many deals of its largest survey can be won, cannot, and were not decided; and
 * how many the hints won, of how many, if they were played.
 */
export type Row = readonly [
  length: 'short' | 'long',
  matter: 'luck' | 'skill',
  suits: 1 | 2 | 3 | 4,
  won: number,
  lost: number,
  unknown: number,
  hints?: number,
  played?: number,
];

interface Survey {
  readonly survey: { readonly game: string; readonly rules: string | null };
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
}

interface Match {
  readonly game: string;
  readonly deals: number;
  readonly won: number;
}

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const deals = ({ won, lost, unknown }: Survey): number => won + lost + unknown;

/** The facts of every built-in game, from its file and from `results/`. */
export function allFacts(): Record<string, Row> {
  const surveys = readdirSync(new URL('results/', ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(read(`results/${name}/survey.json`)) as Survey)
    .filter(({ survey }) => survey.rules === null)
    .sort((one, other) => deals(other) - deals(one));
  const matches = read('results/fair-player.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Match);
  const games = readdirSync(new URL(GAMES, ROOT)).filter((name) => name.endsWith('.toml'));
  return Object.fromEntries(
    games.map((file) => {
      const game = file.slice(0, -'.toml'.length);
      const tags = tagsIn(file);
      const {
        won = 0,
        lost = 0,
        unknown = 0,
      } = surveys.find(({ survey }) => survey.game === game) ?? {};
      const suits = suitsIn(tags);
      const match = matches.find((one) => one.game === game);
      const row: Row = [
        tags.includes('short') ? 'short' : 'long',
        tags.includes('luck') ? 'luck' : 'skill',
        suits,
        won,
        lost,
        unknown,
        ...(match ? ([match.won, match.deals] as const) : ([] as const)),
      ];
      return [game, row];
    }),
  );
}

/** How many suits the cards have: fewer than four have a tag. */
function suitsIn(tags: readonly string[]): 1 | 2 | 3 | 4 {
  if (tags.includes('one-suit')) return 1;
  if (tags.includes('two-suits')) return 2;
  return tags.includes('three-suits') ? 3 : 4;
}

/** The tags in the file of a game, which has its own even if it inherits everything else. */
function tagsIn(file: string): string[] {
  const list = /^tags = (\[.*\])$/m.exec(read(GAMES + file))?.[1];
  if (list === undefined) throw new Error(`${GAMES}${file}: there is no line of tags`);
  return JSON.parse(list) as string[];
}

/** Makes the facts a module, `virtual:facts`. */
export function facts(): Plugin {
  return {
    name: 'facts',
    resolveId: (name) => (name === NAME ? `\0${NAME}` : undefined),
    load: (name) =>
      name === `\0${NAME}` ? `export default ${JSON.stringify(allFacts())}` : undefined,
  };
}
