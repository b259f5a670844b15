import { beforeEach, expect, test, vi } from 'vitest';

import { untoldGames } from './games-left';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-31T12:00:00Z');

const noted: unknown[] = [];
let games: { id: string; left: boolean; updated: string; told?: boolean }[];

vi.mock('../saved/history', () => ({ history: async () => games }));
vi.mock('../store/saved-games', () => ({
  savedGameSummaries: async () => [],
  getGame: async (id: string) => ({
    id,
    record: `record of ${id}`,
    info: { game: id.startsWith('custom') ? 'custom' : 'spider', deal: 'ms:1' },
  }),
  note: async ({ id }: { id: string }, known: unknown) => void noted.push([id, known]),
}));
vi.mock('../engine/engine', () => ({ engine: { isBuiltIn: (game: string) => game === 'spider' } }));
vi.mock('../engine/tables', () => ({
  resumeTable: (record: string) => ({
    saved: (end: boolean) => ({ record: `${record}, ${end ? 'lost' : 'open'}` }),
    free: () => undefined,
  }),
}));

const game = (id: string, daysAgo: number, known: { left?: boolean; told?: boolean } = {}) => ({
  id,
  left: true,
  updated: new Date(NOW - daysAgo * DAY_MS).toISOString(),
  ...known,
});

beforeEach(() => {
  noted.length = 0;
});

test('a game left a week ago is sent as lost, once', async () => {
  games = [
    game('left', 8),
    game('told', 8, { told: true }),
    game('lately', 6),
    game('long-ago', 31),
    game('won', 8, { left: false }),
    game('custom', 8),
  ];
  expect(await untoldGames(NOW)).toEqual([{ id: 'left', record: 'record of left, lost' }]);
  expect(noted).toEqual([['left', { told: true }]]);
});
