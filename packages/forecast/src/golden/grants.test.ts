import { describe, expect, it } from 'vitest';
import { first, forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { investment } from '../testing/lines.ts';

describe('a capital grant', () => {
  it('is income as what it paid for wears off', () => {
    const { income, balance, cash } = forecastOf({
      vat: NO_VAT,
      investments: [investment({})],
      grants: [
        { id: 'g1', name: '', kind: 'capital', amount: '3000', month: 0, paid: 5, investmentId: 'i1' },
        { id: 'g2', name: '', kind: 'operating', amount: '900', month: 2, paid: 3, investmentId: '' },
      ],
    });
    expect(first(income.otherIncome.months, 4)).toEqual([0, 50, 950, 50]);
    expect([cash.lines.grants.months[3], cash.lines.grants.months[5]]).toEqual([900, 3000]);
    expect(balance[2]?.receivables).toBe(3900);
  });
});
