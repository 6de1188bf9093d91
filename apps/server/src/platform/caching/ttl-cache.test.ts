import { expect, it } from 'vitest';
import { ttlCache } from './ttl-cache.ts';

const numbered = () => {
  let reads = 0;
  return async () => {
    reads += 1;
    return reads;
  };
};

it('asks once for all who ask within its time', async () => {
  const { read } = ttlCache(numbered(), 0, 60_000);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

it('asks again when its time is over, or when it should', async () => {
  const short = ttlCache(numbered(), 0, 0);
  expect([await short.read(), await short.read()]).toEqual([1, 2]);
  const long = ttlCache(numbered(), 0, 60_000);
  await long.read();
  long.forget();
  expect(await long.read()).toBe(2);
});

it('keeps what it knew while it cannot be asked', async () => {
  const load = numbered();
  let fails = false;
  const cached = ttlCache(() => (fails ? Promise.reject(new Error('away')) : load()), 0, 0);
  expect(await cached.read()).toBe(1);
  fails = true;
  expect(await cached.read()).toBe(1);
});
