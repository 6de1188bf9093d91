import { expect, it } from 'vitest';
import { unitMargin } from './unit-margin.ts';

it('is exact, and a part of the price', () => {
  expect(unitMargin('0.1', '0.3')).toEqual({ amount: '0.2', share: 2 / 3, isLoss: false });
});

it('says when a unit is sold below its cost', () => {
  expect(unitMargin('5', '4')).toEqual({ amount: '-1', share: -0.25, isLoss: true });
});

it('has no share without a price', () => {
  expect(unitMargin('5', '0')).toEqual({ amount: '-5', share: undefined, isLoss: true });
});

it('waits for both figures', () => {
  expect(unitMargin('', '4')).toBeUndefined();
  expect(unitMargin('5', '4,')).toBeUndefined();
});

it('keeps thirty digits', () => {
  expect(unitMargin('1', '9'.repeat(30))?.amount).toBe(`${'9'.repeat(29)}8`);
});
