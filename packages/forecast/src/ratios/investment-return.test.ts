import { expect, it } from 'vitest';
import { internalRate, netPresentValue, paybackOf } from './investment-return.ts';

it('present value and internal rate meet at the rate that makes nothing', () => {
  expect(netPresentValue([-1000, 1100], 100_000)).toBe(0);
  // −1,000 + 600 / 1.1 + 600 / 1.21 = 41.32.
  expect(netPresentValue([-1000, 600, 600], 100_000)).toBe(41);
  expect(internalRate([-1000, 1100])).toBe(100_000);
  // x² = 1.44 for −100, 0, 144.
  expect(internalRate([-100, 0, 144])).toBe(200_000);
});

it('there is no internal rate without a change of sign', () => {
  expect(internalRate([100, 100])).toBeNull();
  expect(internalRate([0, 0])).toBeNull();
  expect(internalRate([-100, -1])).toBeNull();
});

it('the payback is when the sum stays above zero', () => {
  expect(paybackOf([-100, 40, 40, 40])).toBe(250);
  // Back above zero after month 1, below again, for good in the middle of month 4.
  expect(paybackOf([-100, 150, -100, 0, 100])).toBe(350);
  expect(paybackOf([-100, 10])).toBeNull();
  expect(paybackOf([5, 5])).toBe(0);
});
