import { beforeEach, expect, test, vi } from 'vitest';

import { forgetPractice, storePractice, lastPractice, type Practice } from './practice';

const NAME = 'webspinner-practice';

/** The parts of a browser's storage that are used. */
class FakeStorage {
  readonly items = new Map<string, string>();
  refuses = false;

  getItem(name: string): string | null {
    return this.#open().get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.#open().set(name, text);
  }

  removeItem(name: string): void {
    this.#open().delete(name);
  }

  #open(): Map<string, string> {
    if (this.refuses) throw new DOMException('no room', 'QuotaExceededError');
    return this.items;
  }
}

let tab: FakeStorage;
let all: FakeStorage;

/** Opens another tab, or loads the page there for the first time. */
function openTab(): void {
  tab = new FakeStorage();
  vi.stubGlobal('sessionStorage', tab);
}

beforeEach(() => {
  all = new FakeStorage();
  vi.stubGlobal('localStorage', all);
  openTab();
});

function practised(updated: string): Practice {
  return { game: 'spider-1', picture: '1: KS', moves: ['d', '1-2'], made: 1, updated };
}

test('a tab continues its own practice, whatever others practised later', () => {
  storePractice(practised('2026-01-01'));
  const first = tab;
  openTab();
  storePractice(practised('2026-01-02'));
  vi.stubGlobal('sessionStorage', first);
  expect(lastPractice('2026-01-03')).toEqual(practised('2026-01-01'));
});

test('a new tab continues the last practice of any tab, unless something was played later', () => {
  storePractice(practised('2026-01-02'));
  openTab();
  expect(lastPractice()).toEqual(practised('2026-01-02'));
  expect(lastPractice('2026-01-01')).toEqual(practised('2026-01-02'));
  expect(lastPractice('2026-01-03')).toBeUndefined();
});

test('nothing is continued after another game has taken its place', () => {
  storePractice(practised('2026-01-01'));
  forgetPractice();
  expect(lastPractice()).toBeUndefined();
  openTab();
  expect(lastPractice()).toBeUndefined();
});

test('what another tab practises since stays when this one takes up another game', () => {
  storePractice(practised('2026-01-01'));
  const first = tab;
  openTab();
  storePractice({ ...practised('2026-01-02'), made: 2 });
  const second = tab;
  vi.stubGlobal('sessionStorage', first);
  forgetPractice();
  expect(lastPractice()).toEqual({ ...practised('2026-01-02'), made: 2 });
  vi.stubGlobal('sessionStorage', second);
  expect(lastPractice('2026-01-03')).toEqual({ ...practised('2026-01-02'), made: 2 });
});

test('a tab that only looks does not take the place of one that plays on', () => {
  storePractice(practised('2026-01-01'));
  const looking = tab;
  openTab();
  storePractice({ ...practised('2026-01-02'), made: 2 });
  vi.stubGlobal('sessionStorage', looking);
  storePractice(practised('2026-01-03'));
  openTab();
  expect(lastPractice()?.made).toBe(2);
});

test('a browser that refuses storage is no trouble, and one kind of storage is enough', () => {
  all.refuses = true;
  storePractice(practised('2026-01-01'));
  expect(lastPractice()).toEqual(practised('2026-01-01'));
  tab.refuses = true;
  expect(() => storePractice(practised('2026-01-01'))).not.toThrow();
  expect(lastPractice()).toBeUndefined();
  expect(forgetPractice).not.toThrow();
});

test('invalid data is ignored', () => {
  const sound = practised('2026-01-01');
  const broken = [
    '',
    '{',
    'null',
    '7',
    '{}',
    ...Object.keys(sound).map((name) => JSON.stringify({ ...sound, [name]: null })),
  ];
  for (const text of [...broken, JSON.stringify({ ...sound, moves: ['d', 7] })]) {
    tab.items.set(NAME, text);
    all.items.set(NAME, text);
    expect(lastPractice(), text).toBeUndefined();
  }
});
