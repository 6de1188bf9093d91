import { expect, it } from 'vitest';
import { memoizeAsync } from './memoize-async.ts';

it('asks once by argument, also of those that ask at once, and again after a failure', async () => {
  const asked: string[] = [];
  const read = memoizeAsync(async (name: string) => {
    asked.push(name);
    if (asked.length === 1) throw new Error('too many open files');
    return `${name} ${asked.length}`;
  });
  const atOnce = await Promise.allSettled([read('a'), read('a')]);
  expect(atOnce.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['a 2', 'a 2', 'b 3']);
  expect(asked).toEqual(['a', 'a', 'b']);
});
