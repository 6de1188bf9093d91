import { expect, test } from 'vitest';
import { split } from './split.ts';

test('the largest remainders get what is left, the earlier of equal ones', () => {
  expect(split(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(split(-10, [1, 1, 1])).toEqual([-4, -3, -3]);
  expect(split(7, [3, 1, 2])).toEqual([4, 1, 2]);
});

test('an amount far out of range is divided at once, not counted down', () => {
  const parts = split(8.826021341281044e31, Array(12).fill(1));
  expect(parts).toHaveLength(12);
  expect(parts.every((part) => part > 7e30 && part < 8e30)).toBe(true);
});
