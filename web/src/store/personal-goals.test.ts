import { describe, expect, it } from 'vitest';

import { goalFrom, KINDS, LIMITS, nameOf, WAYS } from './personal-goals';

const SINCE = '2026-11-16T00:00:00.000Z';

describe('the name of a goal', () => {
  it('is read as it was written', () => {
    for (const kind of KINDS) {
      for (const need of [LIMITS[kind].least, LIMITS[kind].most]) {
        for (const way of WAYS) {
          const one = { kind, game: 'my:game', need, way, since: SINCE };
          expect(goalFrom(nameOf(one), SINCE)).toEqual(one);
        }
      }
    }
  });

  it('of a win without undo, once a kind of its own, is still read', () => {
    const wins = { kind: 'wins', game: 'spider', need: 3, way: 'no-undo', since: SINCE };
    expect(goalFrom('no-undo:3:spider', SINCE)).toEqual(wins);
  });

  it('that makes no sense is refused', () => {
    const names = [
      '',
      'moves',
      'moves:150',
      'fly:3:',
      'moves:9:',
      'moves:2001:',
      'row:1:',
      'row:-3:',
      'wins-blind:3:',
    ];
    for (const name of [...names, 'wins:1e2:', 'wins:3.5:', `wins:3:${'x'.repeat(101)}`])
      expect(goalFrom(name, SINCE), name).toBeUndefined();
    for (const since of [undefined, null, 3, '', '2026-11-16', '2026-99-16T00:00:00.000Z'])
      expect(goalFrom('wins:3:', since)).toBeUndefined();
  });
});
