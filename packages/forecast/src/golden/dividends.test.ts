import { describe, expect, it } from 'vitest';
import { forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { investment, yearly } from '../testing/lines.ts';

describe('dividends', () => {
  it('leave the legal reserve and the minimum, and no more than there is', () => {
    const { cash, ledger, cappedDividends } = forecastOf({
      vat: NO_VAT,
      streams: [yearly(['20000', '20000', '20000', '0', '0'])],
      contributions: [
        {
          id: 'c1',
          name: '',
          kind: 'capital',
          amount: '10000',
          month: 0,
          repaid: '',
          subordinated: false,
          rate: '',
        },
      ],
      minimumCash: '1000',
      dividends: { shares: ['', '50', '100', '', ''] },
    });
    // 20,000 − 15 % = 17,000: 1,700 to the reserve, 8,500 out. Next year again 17,000: 300 up to 20 % of 10,000.
    expect(cash.lines.dividends.months[18]).toBe(8500);
    expect(ledger.balances('reserves')[18]).toBe(-1700);
    expect(ledger.balances('reserves')[30]).toBe(-2000);
    expect(cash.lines.dividends.months[30]).toBe(17_000);
    expect(cappedDividends).toEqual([]);
  });

  it('leave a fifth to the reserve while it and the capital are below three thousand', () => {
    const capital = { id: 'c1', name: '', kind: 'capital', amount: '1000', month: 0 } as const;
    const { ledger } = forecastOf({
      vat: NO_VAT,
      streams: [yearly(['4000', '10000', '20000', '0', '0'])],
      contributions: [{ ...capital, repaid: '', subordinated: false, rate: '' }],
    });
    // 4,000 − 15 % = 3,400: 680. 10,000 − 15 % = 8,500: 1,700, but 1,320 are enough.
    expect([18, 30, 42].map((month) => ledger.balances('reserves')[month])).toEqual([-680, -2000, -2000]);
  });

  it('are cut to what is above the minimum', () => {
    const { cash, cappedDividends } = forecastOf({
      vat: NO_VAT,
      streams: [yearly(['20000', '0', '0', '0', '0'])],
      investments: [investment({ cost: '12000', month: 13, kind: 'land' })],
      minimumCash: '1000',
      dividends: { shares: ['', '100', '', '', ''] },
    });
    expect(cash.lines.dividends.months[18]).toBe(7000);
    expect(cappedDividends).toEqual([2]);
  });
});
