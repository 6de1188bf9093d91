import { describe, expect, it } from 'vitest';
import { first, forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { overhead } from '../testing/lines.ts';

describe('cash', () => {
  it('a credit line costs interest of the last month, up to its limit', () => {
    const { cash } = forecastOf({
      vat: NO_VAT,
      grain: 'cent',
      overheads: [overhead({ rhythm: 'once', amount: '5000', from: 1 })],
      creditLine: { limit: '3000', rate: '12' },
    });
    expect(first(cash.lines.interest.months, 4)).toEqual([0, 0, 3000, 3000]);
    expect(cash.closing[2]).toBe(-503_000);
  });

  it('the lowest month is the first of equal ones', () => {
    expect(forecastOf({}).cash.lowest).toEqual({ month: 0, amount: 0 });
  });
});
