import { expect, it } from 'vitest';

import { arrow } from './arrow';

it('bends upwards and ends in a head at the very place', () => {
  const { shaft, head } = arrow({ x: 0, y: 100 }, { x: 200, y: 100 }, 20);
  expect(shaft).toMatch(/^M0,100Q100,64 /);
  const corners = head.split(' ').map((point) => point.split(',').map(Number));
  expect(corners[0]).toEqual([200, 100]);
  expect(corners).toHaveLength(3);
  // It comes from above, so the other corners lie higher between them.
  expect((corners[1]![1]! + corners[2]![1]!) / 2).toBeLessThan(100);
});

it('or runs below what is between, and comes from below', () => {
  const { shaft, head } = arrow({ x: 0, y: 100 }, { x: 200, y: 100 }, 20, 160);
  // The middle of the curve is half as far away as the point that bends it.
  expect(shaft).toMatch(/^M0,100Q100,220 /);
  const corners = head.split(' ').map((point) => point.split(',').map(Number));
  expect((corners[1]![1]! + corners[2]![1]!) / 2).toBeGreaterThan(100);
});

it('of a move that loses ends in a cross around the place', () => {
  const { cross } = arrow({ x: 0, y: 100 }, { x: 200, y: 100 }, 20);
  expect(cross).toBe('M191,91L209,109M191,109L209,91');
});

it('is sound where cards stay in their place', () => {
  const { shaft, head } = arrow({ x: 5, y: 5 }, { x: 5, y: 5 }, 20);
  expect(shaft + head).not.toContain('NaN');
});
