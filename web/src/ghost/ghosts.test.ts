import { beforeEach, expect, test, vi } from 'vitest';

let stored = new Map<string, string>();

/** The modules as they are when the page is opened. */
async function opened() {
  vi.resetModules();
  const [ghosts, { settings }] = await Promise.all([
    import('./ghosts.svelte'),
    import('../settings/settings.svelte'),
  ]);
  return { ...ghosts, races: () => settings.races };
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});

const ghost = (deal: string, line = '1-2 d') => ({ game: 'spider', deal, line });

test('a race belongs to its deal, and lasts until it is ended', async () => {
  const page = await opened();
  expect(page.races()).toBe(false);
  page.keepGhost({ ...ghost('ms:1'), by: 'Ada' });
  page.keepGhost({ ...ghost('ms:2'), own: true });
  expect(page.ghostOf('spider', 'ms:1')?.by).toBe('Ada');
  expect(page.ghostOf('scorpion', 'ms:1')).toBeUndefined();
  expect(page.ghostOf('spider', undefined)).toBeUndefined();

  const later = await opened();
  expect(later.races()).toBe(true);
  expect(later.ghostOf('spider', 'ms:2')).toEqual({ ...ghost('ms:2'), own: true });
  later.dropGhost(ghost('ms:2'));
  expect(later.ghostOf('spider', 'ms:2')).toBeUndefined();
  later.dropGhost(ghost('ms:1'));
  expect([later.races(), stored.has('webspinner-ghosts')]).toEqual([false, false]);
});

test('a later game takes the place of the one before in its deal', async () => {
  const { ghostOf, keepGhost } = await opened();
  keepGhost(ghost('ms:1'));
  keepGhost(ghost('ms:1', '3-4'));
  expect(ghostOf('spider', 'ms:1')?.line).toBe('3-4');
});

test('only the latest are kept', async () => {
  const { ghostOf, keepGhost } = await opened();
  for (let number = 1; number <= 11; number += 1) keepGhost(ghost(`ms:${number}`));
  expect(ghostOf('spider', 'ms:1')).toBeUndefined();
  expect(ghostOf('spider', 'ms:2')).toBeDefined();
});

test('without storage a race lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { ghostOf, keepGhost } = await opened();
  keepGhost(ghost('ms:1'));
  expect(ghostOf('spider', 'ms:1')).toBeDefined();
});

test('what is damaged counts for nothing', async () => {
  const sound = ghost('ms:1');
  const damaged = [
    '{',
    '{}',
    '[1, null, {"game": "spider", "deal": "ms:1"}]',
    JSON.stringify([{ ...sound, line: '1-2\n3-4' }]),
    JSON.stringify([{ ...sound, line: '' }]),
    JSON.stringify([{ ...sound, by: 'x'.repeat(25) }]),
    JSON.stringify([{ ...sound, own: 'yes' }]),
  ];
  for (const text of damaged) {
    stored.set('webspinner-ghosts', text);
    expect((await opened()).ghostOf('spider', 'ms:1'), text).toBeUndefined();
  }
  // A name is as long in a link: 24 characters, whatever they take.
  const named = { ...sound, by: '🕷'.repeat(24) };
  stored.set('webspinner-ghosts', JSON.stringify([null, named]));
  expect((await opened()).ghostOf('spider', 'ms:1')).toEqual(named);
});

test('a ghost is called by its name, if it has one', async () => {
  const { whoIs } = await opened();
  expect([
    whoIs({ ...ghost('ms:1'), by: 'Ada' }),
    whoIs({ ...ghost('ms:1'), own: true }),
    whoIs(ghost('ms:1')),
  ]).toEqual(['Ada', 'own', 'none']);
});
