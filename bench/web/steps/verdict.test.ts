import { describe, expect, it } from 'vitest';
import type { Figures, Pair } from './figures.ts';
import { verdictOfAll, verdictOn } from './verdict.ts';

const FULL: Figures = {
  points: 98,
  firstMs: 1200,
  largestMs: 1500,
  blockedMs: 20,
  bytes: 200_000,
  requests: 20,
  blocking: 0,
};

/** Runs in which the page without the step differs by so much. */
const runs = (...differences: readonly Partial<Figures>[]): Pair[] =>
  differences.map((difference) => {
    const without = { ...FULL };
    for (const key of Object.keys(difference) as (keyof Figures)[]) without[key] += difference[key] ?? 0;
    return { full: FULL, without };
  });

describe('a step of the build', () => {
  it.each([
    ['makes every first paint 200 ms earlier', runs({ firstMs: 190 }, { firstMs: 200 }, { firstMs: 230 })],
    ['gains two points in each run', runs({ points: -2 }, { points: -2 }, { points: -3 })],
    ['saves a file that blocks', runs({ blocking: 1 }, { blocking: 1 }, { blocking: 1 })],
    ['saves 26 requests', runs({ requests: 26 }, { requests: 26 }, { requests: 26 })],
  ])('that %s is held', (_name, pairs) => {
    expect(verdictOn(pairs)).toBe('held');
  });

  it('that is worth less than a point and 50 ms is dropped', () => {
    expect(verdictOn(runs({ firstMs: 20 }, { firstMs: -30 }, { points: -0.5 }))).toBe('drop');
  });

  it('that makes the page slower is dropped', () => {
    expect(verdictOn(runs({ firstMs: -100 }, { firstMs: -120 }, { firstMs: -90 }))).toBe('drop');
  });

  it('whose runs contradict one another is measured again', () => {
    expect(verdictOn(runs({ firstMs: 300 }, { firstMs: -300 }, { firstMs: 10 }))).toBe('again');
  });

  it('is held by one page and dropped by all', () => {
    expect(verdictOfAll(['drop', 'held'])).toBe('held');
    expect(verdictOfAll(['drop', 'again'])).toBe('again');
    expect(verdictOfAll(['drop', 'drop'])).toBe('drop');
  });
});
