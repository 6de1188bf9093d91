import { expect, it } from 'vitest';
import { computedMarketSize } from './market-size.ts';

it('multiplies exactly', () => {
  expect(computedMarketSize('12000', '0.1')).toBe('1200');
  expect(computedMarketSize('3', '19.99')).toBe('59.97');
});

it('waits for both figures', () => {
  expect(computedMarketSize('', '5')).toBeUndefined();
  expect(computedMarketSize('about 5', '5')).toBeUndefined();
});

it('offers nothing that the field could not hold', () => {
  expect(computedMarketSize('9'.repeat(30), '9'.repeat(30))).toBeUndefined();
  expect(computedMarketSize('0.00001', '0.00001')).toBeUndefined();
});
