import { expect, it } from 'vitest';
import { must } from './must.ts';

it.each([0, '', false, Number.NaN])('gives %j, which is a value', (value) => {
  expect(must(value, 'a value')).toBe(value);
});

it.each([null, undefined])('throws over %j, and names what should have held', (missing) => {
  expect(() => must(missing, 'each order has its customer')).toThrow(
    expect.objectContaining({
      name: 'BrokenInvariantError',
      message: expect.stringContaining('each order has its customer'),
    }),
  );
});
