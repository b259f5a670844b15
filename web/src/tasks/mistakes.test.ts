import { beforeEach, expect, test, vi } from 'vitest';

import { allMistakes, noteMistake, noteTried } from './mistakes';

const MADE = { game: 'spider-1', picture: 'a picture', lost: '1-2', line: ['2-1', 'd'] };
const MONDAY = '2026-11-23';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});

test('a mistake comes back the next day, and ever more rarely while it is played better', () => {
  noteMistake(MADE, MONDAY);
  const dues = [allMistakes()[0]!.due];
  for (const day of ['2026-11-24', '2026-11-27', '2026-12-04']) {
    noteTried(allMistakes()[0]!, true, day);
    dues.push(allMistakes()[0]!.due);
  }
  expect(dues).toEqual(['2026-11-24', '2026-11-27', '2026-12-04', '2026-12-25']);
  noteTried(allMistakes()[0]!, true, '2026-12-25');
  expect(allMistakes()).toEqual([]);
});

test('one that is made again begins anew', () => {
  noteMistake(MADE, MONDAY);
  noteTried(allMistakes()[0]!, true, '2026-11-24');
  noteTried(allMistakes()[0]!, false, '2026-11-27');
  expect(allMistakes()).toEqual([{ ...MADE, times: 0, due: '2026-11-28' }]);
});

test('what is known keeps its day, and the next to come back comes first', () => {
  noteMistake(MADE, MONDAY);
  noteMistake({ ...MADE, lost: '3-4' }, '2026-11-22');
  noteMistake(MADE, '2026-11-30');
  expect(allMistakes().map(({ lost, due }) => [lost, due])).toEqual([
    ['3-4', '2026-11-23'],
    ['1-2', '2026-11-24'],
  ]);
});

test('the oldest go where there are too many', () => {
  for (let nth = 0; nth < 60; nth += 1) noteMistake({ ...MADE, lost: `${nth}` }, MONDAY);
  expect(allMistakes()).toHaveLength(50);
  expect(allMistakes().some(({ lost }) => lost === '59')).toBe(true);
});

test.each([
  'nonsense',
  '{}',
  '[1, {"game": 2}]',
  `[{"game": "x", "line": [1]}]`,
  JSON.stringify([{ ...MADE, times: 0, due: 'tomorrow' }]),
  JSON.stringify([{ ...MADE, times: 0, due: '2026-13-40' }]),
])('what is stored need not be ours: %s', (text) => {
  stored.set('webspinner-mistakes', text);
  expect(allMistakes()).toEqual([]);
});
