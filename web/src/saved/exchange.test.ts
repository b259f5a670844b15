import { describe, expect, it } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import { fileName } from '../browser/files';
import { joined, readRecords, type Reader } from './exchange';

/**
 * Records are lines here: `bad` cannot be read, `illegal` does not replay, `day:…` has a date.
 */
const engine: Reader = {
  findRecords(text) {
    const lines = text.split('\n').filter(Boolean);
    return {
      records: lines.filter((line) => line !== 'bad'),
      problems: lines.flatMap((line, at) =>
        line === 'bad' ? [`line ${at + 1}, column 1: bad`] : [],
      ),
    };
  },
  recordInfo(record) {
    if (record === 'illegal') throw 'move 3 is illegal';
    return {
      game: 'spider',
      date: record.startsWith('day:') ? record.slice(4) : undefined,
    } as RecordInfo;
  },
};

function taken(texts: string[], saved: string[] = []) {
  let id = 0;
  const around = {
    now: new Date('2026-11-21T20:00:00Z'),
    id: () => `id ${(id += 1)}`,
    rest: async () => undefined,
  };
  const sources = texts.map((text, at) => ({ name: `file ${at + 1}`, text }));
  return readRecords(sources, new Set(saved), engine, around);
}

describe('imported records', () => {
  it('are those that are not saved yet, each once', async () => {
    const { games, known, problems } = await taken(['a\nb\na', 'b\nc'], ['c']);
    expect(games.map((game) => game.record)).toEqual(['a', 'b']);
    expect([known, problems]).toEqual([3, []]);
    expect(new Set(games.map((game) => game.id)).size).toBe(2);
  });

  it('leave out what cannot be read or does not replay, and say where it is', async () => {
    const { games, problems } = await taken(['a\nbad\nillegal', 'b']);
    expect(games.map((game) => game.record)).toEqual(['a', 'b']);
    expect(problems).toEqual([
      { source: 'file 1', game: undefined, text: 'line 2, column 1: bad' },
      { source: 'file 1', game: 2, text: 'move 3 is illegal' },
    ]);
  });

  it('count on their date, or now if they have none', async () => {
    const { games } = await taken(['day:2026-01-02\nday:2026-01-02T10:00:00+02:00\na']);
    expect(games.map((game) => game.updated)).toEqual([
      '2026-01-02T00:00:00.000Z',
      '2026-01-02T08:00:00.000Z',
      '2026-11-21T20:00:00.000Z',
    ]);
  });
});

it('records in a file are separated by a blank line', () => {
  expect(joined(['a\n', 'b\n']).join('')).toBe('a\n\nb\n');
  expect(joined([])).toEqual([]);
});

it('the names of files are valid on every system', () => {
  expect(fileName('spider-1 ms:14934')).toBe('spider-1-ms-14934');
  expect(fileName('../a/b\\c')).toBe('a-b-c');
  expect(fileName('???')).toBe('game');
  expect(fileName('x'.repeat(500))).toHaveLength(80);
});
