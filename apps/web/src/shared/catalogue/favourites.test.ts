import { expect, it } from 'vitest';
import { readFavourites, withFavourite } from './favourites.ts';

it.each([
  [null, []],
  ['[3,1]', [3, 1]],
  ['[3,"1",null,1.5]', [3]],
  ['{"a":1}', []],
  ['[3,', []],
])('reads %j as %j', (text, favourites) => {
  expect(readFavourites(text)).toEqual(favourites);
});

it('marks a template once, and lets go of it', () => {
  expect(withFavourite([3, 1], 3, true)).toEqual([1, 3]);
  expect(withFavourite([3, 1], 3, false)).toEqual([1]);
});
