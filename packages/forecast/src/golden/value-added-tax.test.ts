import { describe, expect, it } from 'vitest';
import { first, forecastOf } from '../testing/golden-case.ts';
import { investment, overhead, units } from '../testing/lines.ts';

describe('value-added tax', () => {
  it('of a machine is carried until sales have used it up', () => {
    // 2,100 before; 630 a quarter: −1,470, −840, −210, then 420 to pay in the month after.
    const { cash, ledger } = forecastOf({
      streams: [units({ normal: '100' })],
      investments: [investment({ cost: '10000' })],
    });
    expect([3, 6, 9, 12].map((month) => ledger.balances('vat')[month])).toEqual([1470, 840, 210, -420]);
    expect(cash.lines.vat.months[13]).toBe(420);
    expect(cash.lines.vat.years[0]).toBe(0);
  });

  it('is refunded after its months where it is claimed, or at the end of the year', () => {
    const answers = { streams: [units({ normal: '100' })], investments: [investment({ cost: '10000' })] };
    const claimed = forecastOf({ ...answers, vat: { scheme: '', periodMonths: '', refund: 'refund' } });
    // 1,470 claimed in March arrive in May; 630 of the next quarter are paid in July.
    expect(claimed.cash.lines.vatRefund.months[5]).toBe(1470);
    expect(claimed.cash.lines.vat.months[7]).toBe(630);
    const late = forecastOf({
      streams: [units({ normal: '10' })],
      investments: [investment({ cost: '10000' })],
      vat: { scheme: '', periodMonths: '', refund: 'yearEnd' },
    });
    // 2,100 − 12 · 21 = 1,848 claimed in December arrive in February.
    expect(late.cash.lines.vatRefund.months[14]).toBe(1848);
    expect(late.cash.lines.vatRefund.years[0]).toBe(0);
  });

  it('is due when customers pay under the cash scheme', () => {
    const { ledger } = forecastOf({
      streams: [units({ until: 1, terms: [{ share: '100', days: 60 }] })],
      vat: { scheme: 'cash', periodMonths: 1, refund: '' },
    });
    expect(first(ledger.balances('vatNotDue'), 4)).toEqual([0, -210, -210, 0]);
    expect(first(ledger.balances('vat'), 5)).toEqual([0, 0, 0, -210, 0]);
  });

  it('of purchases is a cost where no tax is charged', () => {
    const { income, balance } = forecastOf({
      streams: [units({})],
      overheads: [overhead({ amount: '100', vat: 'standard' })],
      investments: [investment({ cost: '1000' })],
      vat: { scheme: 'exempt', periodMonths: '', refund: '' },
    });
    expect(income.revenue.months[1]).toBe(1000);
    expect(income.overheads.months[1]).toBe(121);
    expect(balance[0]?.fixedAssets).toBe(1210);
  });
});
