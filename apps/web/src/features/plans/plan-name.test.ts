import { expect, it } from 'vitest';
import { isShown } from './plan-name.ts';

it.each(['Bakery', '7', '?', '🥖', '面包'])('a name of which something is seen is one: %s', (name) => {
  expect(isShown(name)).toBe(true);
});

it.each(['', ' ', '\u200b', '\u00a0\u2060\ufeff', '\u00ad'])(
  'a name of which nothing is seen is none: %j',
  (name) => {
    expect(isShown(name)).toBe(false);
  },
);
