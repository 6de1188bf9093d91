import { expect, it } from 'vitest';
import { isSchedule, onScale, type Span, ticksUpTo } from './schedule.ts';

const spans = (...pairs: readonly (readonly [number, number])[]): Span[] =>
  pairs.map(([from, to]) => ({ from, to }));

it('knows a schedule from durations that are only rough', () => {
  expect(isSchedule(spans([0, 3], [3, 6], [4, 12]))).toBe(true);
  expect(isSchedule(spans([1, 12], [13, 24], [25, 36]))).toBe(true);
  expect(isSchedule(spans([6, 8], [6, 8], [9, 12]))).toBe(false);
  expect(isSchedule(spans([0, 3], [3, 6]))).toBe(false);
  expect(isSchedule(spans([0, 6], [6, 9], [3, 4]))).toBe(false);
  expect(isSchedule(spans([0, 3], [0, 4], [0, 9]))).toBe(false);
});

it('puts spans on a scale', () => {
  expect(onScale({ from: 3, to: 6 }, { from: 0, to: 12 })).toEqual({ from: 0.25, to: 0.5 });
  expect(onScale({ from: -5, to: 0 }, { from: -5, to: 5 })).toEqual({ from: 0, to: 0.5 });
});

it('marks a scale at round distances', () => {
  expect(ticksUpTo(12)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticksUpTo(36)).toEqual([0, 6, 12, 18, 24, 30, 36]);
  expect(ticksUpTo(5)).toEqual([0, 1, 2, 3, 4, 5]);
});
