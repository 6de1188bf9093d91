import { expect, it } from 'vitest';
import { forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { units } from '../testing/lines.ts';

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

it('what is repaid to a partner is part of the debt that has to be covered', () => {
  const { income, cash, ratios } = forecastOf({
    vat: NO_VAT,
    streams: [units({ vat: 'none' })],
    contributions: [
      {
        id: 'c1',
        name: '',
        kind: 'partnerLoan',
        amount: '6100',
        month: 2,
        repaid: 12,
        subordinated: false,
        rate: '4',
      },
    ],
  });
  // 100 a month at 10; 6,100 · 4 % · 10/12 = 203.33 of interest; no tax is paid in the first year.
  expect(income.ebitda.years[0]).toBe(12_000);
  expect(cash.lines.interest.years[0]).toBe(203);
  // 12,000 ÷ (6,100 + 203) = 1.9038553.
  expect(ratios.years[0]?.debtCover).toBe(1_903_855);
  // Later windows of twelve months hold the repayment, too, and tax.
  expect(ratios.lowestDebtCover).toBeLessThanOrEqual(1_903_855);
});
