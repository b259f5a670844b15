import { expect, test } from 'vitest';

import { pieces, threads } from './month-web';

test('each day won in a month of thirty spins one piece', () => {
  for (let won = 0; won <= 30; won += 1) {
    const spun = pieces({ won, days: 30 });
    expect(spun.reduce((sum, one) => sum + one)).toBe(won);
  }
});

test.each([28, 29, 30, 31, 17, 4, 1])('in a month of %i days a medal closes its ring', (days) => {
  let before = 0;
  for (let won = 0; won <= days; won += 1) {
    const spun = pieces({ won, days });
    const sum = spun.reduce((all, one) => all + one);
    expect(sum).toBeGreaterThanOrEqual(before);
    expect(sum === 30).toBe(won === days);
    before = sum;
  }
});

test('nothing is spun where nothing was won', () => {
  expect(threads({ won: 0, days: 30 })).toEqual(['', '', '']);
  const [first, ...others] = threads({ won: 2, days: 30 });
  expect(first!.match(/Q/g)).toHaveLength(2);
  expect(others).toEqual(['', '']);
});
