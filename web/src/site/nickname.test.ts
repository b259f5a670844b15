import { expect, test } from 'vitest';

import { nicknameTrouble, tidyNickname, withSoundNickname } from './nickname';

test('names of any script are allowed', () => {
  for (const name of [
    'Ann',
    '7',
    "O'Neil & co <b>",
    'Ἀθηνᾶ',
    '蜘蛛',
    'مريم',
    'x'.repeat(24),
    '🕷 Ann',
  ]) {
    expect(nicknameTrouble(name), name).toBeUndefined();
  }
});

test('names that others could not read or distinguish are refused', () => {
  for (const name of ['', '---', '🕷']) expect(nicknameTrouble(name), name).toBe('nickname-empty');
  for (const name of ['x'.repeat(25), `a${'\u20d0'.repeat(40)}`])
    expect(nicknameTrouble(name)).toBe('nickname-long');
  for (const name of [
    'a\u202enna',
    'ann\u200b',
    'ann\u00a0b',
    'a\u0000',
    'ann\n',
    'a\u2800',
    'a\ue000',
  ]) {
    expect(nicknameTrouble(name), JSON.stringify(name)).toBe('nickname-invisible');
  }
});

test('one letter carries only as many accents as a language needs', () => {
  expect(nicknameTrouble('Nguyễn Thị'.normalize('NFD'))).toBeUndefined();
  expect(nicknameTrouble(`a${'\u0300'.repeat(3)}`)).toBe('nickname-marks');
});

test('letters are of one script, or of scripts that are written together', () => {
  for (const name of [
    'Ann 蜘蛛',
    'スパイダーの Ann',
    '스파이더 Ann',
    'Зинаида 2',
    'हिन्दी',
    'ความสุข',
  ])
    expect(nicknameTrouble(name), name).toBeUndefined();
  for (const name of ['Аda', 'Zeԁ', 'αnn', 'Ann Зина', '蜘蛛 Зина', 'ᏣᎳᎩ Ann'])
    expect(nicknameTrouble(name), name).toBe('nickname-scripts');
});

test('superfluous spaces are removed', () => {
  expect(tidyNickname('  Ann   of  G. ')).toBe('Ann of G.');
  expect(nicknameTrouble(tidyNickname('  Ann   of  G. '))).toBeUndefined();
});

test('a result goes without a name that would be refused', () => {
  const unnamed = { id: '1', record: 'record' };
  const named = { ...unnamed, nickname: 'Ada' };
  expect(withSoundNickname(named)).toBe(named);
  expect(withSoundNickname(unnamed)).toBe(unnamed);
  expect(withSoundNickname({ ...unnamed, nickname: '---' })).toEqual(unnamed);
});
