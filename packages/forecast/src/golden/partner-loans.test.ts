import { expect, it } from 'vitest';
import { forecastOf, NO_VAT } from '../testing/golden-case.ts';

it('a partner’s loan bears interest each month until it is repaid', () => {
  const { income, cash, balance, ratios } = forecastOf({
    vat: NO_VAT,
    contributions: [
      {
        id: 'c1',
        name: '',
        kind: 'partnerLoan',
        amount: '6100',
        month: 2,
        repaid: 14,
        subordinated: false,
        rate: '4',
      },
    ],
  });
  // 6,100 · 4 % / 12 = 20.33 a month from month 3 to 14, 244 in all: 20, 41, 61 by cumulative rounding, at last 224 and 244.
  expect([2, 3, 4, 5, 14, 15].map((month) => income.interest.months[month])).toEqual([0, 20, 21, 20, 20, 0]);
  expect(income.interest.years.slice(0, 3)).toEqual([203, 41, 0]);
  expect(cash.lines.interest.years).toEqual(income.interest.years);
  expect(cash.lines.partnerRepayments.months[14]).toBe(6100);
  expect(balance[13]?.longTerm).toBe(6100);
  expect(ratios.years[1]?.debtCover).toBe(0);
});
