import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

it('allows a burst, then one use a refill', () => {
  const bucket = new TokenBucket({ capacity: 3, refillMs: 100 }, 0);
  for (let use = 0; use < 3; use += 1) {
    expect(bucket.readyAt(0)).toBe(0);
    bucket.spend(0);
  }
  expect(bucket.readyAt(0)).toBe(100);
  expect(bucket.readyAt(40)).toBe(100);
  bucket.spend(100);
  expect(bucket.readyAt(100)).toBe(200);
});

it('is full again after a rest, and never more than full', () => {
  const bucket = new TokenBucket({ capacity: 2, refillMs: 100 }, 0);
  bucket.spend(0);
  expect(bucket.level(0)).toBe(0.5);
  expect(bucket.level(100)).toBe(1);
  expect(bucket.level(60_000)).toBe(1);
});
