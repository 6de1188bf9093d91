import { expect, it, vi } from 'vitest';
import { FakeStorage } from '../storage/testing/fake-storage.ts';
import { createFavourites, readFavourites, withFavourite } from './favourites.ts';

it.each([
  [null, []],
  ['[3,1]', [3, 1]],
  ['[3,"1",null,1.5]', [3]],
  ['{"a":1}', []],
  ['[3,', []],
])('reads %j as %j', (text, favourites) => {
  expect(readFavourites(text)).toEqual(favourites);
});

it('keeps a favourite once, and lets go of it', () => {
  expect(withFavourite([3, 1], 3, true)).toEqual([1, 3]);
  expect(withFavourite([3, 1], 3, false)).toEqual([1]);
});

it('keeps favourites for this page when the storage is full', () => {
  const storage = new FakeStorage();
  const favourites = createFavourites(() => storage);
  favourites.setFavourite(1, true);
  storage.errorName = 'QuotaExceededError';
  const notify = vi.fn();
  favourites.subscribe(notify);
  favourites.setFavourite(3, true);
  expect(notify).toHaveBeenCalledOnce();
  expect([favourites.current(), favourites.current()]).toEqual([
    [1, 3],
    [1, 3],
  ]);
  expect(favourites.current()).toBe(favourites.current());
  favourites.setFavourite(1, false);
  expect(favourites.current()).toEqual([3]);
});
