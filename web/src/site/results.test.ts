import { beforeEach, expect, test, vi } from 'vitest';

import type { RecordInfo } from '../engine/engine';
import type { EndedGame } from '../game/autosave.svelte';
import { settings } from '../settings/settings.svelte';
import { resultOf } from './results';

vi.mock('../engine/engine', () => ({ engine: { isBuiltIn: (game: string) => game === 'spider' } }));
vi.mock('../settings/settings.svelte', () => ({ settings: { nickname: '' } }));

const ended = (info: Partial<RecordInfo>, day?: string): EndedGame => ({
  id: '1',
  record: 'record',
  info: { game: 'spider', deal: 'ms:1', ...info } as RecordInfo,
  ...(day === undefined ? {} : { day }),
});

beforeEach(() => {
  settings.nickname = '';
});

test('a game that everybody can play is sent with its day and the nickname', () => {
  expect(resultOf(ended({}))).toEqual({ id: '1', record: 'record' });
  settings.nickname = 'Ada';
  expect(resultOf(ended({}, '2026-11-21'))).toEqual({
    id: '1',
    record: 'record',
    day: '2026-11-21',
    nickname: 'Ada',
  });
});

test('nothing is sent of custom games and of deals laid out by hand', () => {
  expect(resultOf(ended({ game: 'mine' }))).toBeUndefined();
  expect(resultOf(ended({ game: 'gone' }))).toBeUndefined();
  expect(resultOf(ended({ deal: 'cards:KSQS' }))).toBeUndefined();
  expect(resultOf(ended({ deal: 'cards:ms:KSQS' }))).toBeUndefined();
});
