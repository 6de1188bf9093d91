import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Contribution } from '@trazo/plan/finance/assumptions/funding';
import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { neededMoney } from '../needed-money.ts';
import { amountsIn, FACTS, forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { investment, loan, overhead, units } from '../testing/lines.ts';
import { assume } from '../testing/plan-facts.ts';

const HALVES = [
  { share: '50', days: 0 },
  { share: '50', days: 60 },
];
const capital = (amount: string): Contribution => ({
  id: 'c1',
  name: '',
  kind: 'capital',
  amount,
  month: 0,
  repaid: '',
  subordinated: false,
  rate: '',
});

describe('starting', () => {
  it('takes what is paid before with its tax, and what runs short within twelve months', () => {
    const { sourcesAndUses } = forecastOf({
      streams: [
        units({ from: 7, vat: 'none' }),
        units({
          id: 's2',
          price: '',
          cost: { per: 'unit', amount: '1', share: '', index: '', vat: '', days: 0, stockDays: 30 },
        }),
      ],
      overheads: [
        overhead({ amount: '1300' }),
        overhead({ id: 'o2', rhythm: 'once', amount: '1000', from: 0, vat: 'standard' }),
      ],
      investments: [
        investment({ cost: '10000' }),
        investment({ id: 'i2', kind: 'deposit', cost: '600' }),
        investment({ id: 'i3', cost: '2000', inKind: true }),
      ],
      contributions: [
        capital('18000'),
        {
          id: 'c2',
          name: '',
          kind: 'partnerLoan',
          amount: '2000',
          month: 2,
          repaid: '',
          subordinated: true,
          rate: '',
        },
      ],
    });
    // Tax of 10,000, 1,000 and 100 of stock: 2,331. Six months of 1,300, six of 300 (1,000 are sold), twelve purchases of 121.
    expect(amountsIn(sourcesAndUses.uses)).toEqual({
      setUp: 1000,
      machines: 10_000,
      inKind: 2000,
      deposits: 600,
      stock: 100,
      vat: 2331,
      workingCapital: 7800 + 1800 + 1452,
    });
    expect(sourcesAndUses).toMatchObject({
      totalSources: 22_000,
      totalUses: 27_083,
      missing: 5083,
      ownShare: 1_000_000,
    });
  });

  it('names what is bought within twelve months by its kind, without its tax', () => {
    // Rent of 1,000 for twelve months, nothing is sold; a van of 36,300 is paid half in month 2, half in month 4, programs in month 14.
    const { sourcesAndUses } = forecastOf({
      overheads: [overhead({ amount: '1000' })],
      investments: [
        investment({ id: 'van', kind: 'vehicles', cost: '30000', month: 2, vat: 'standard', terms: HALVES }),
        investment({ id: 'late', kind: 'software', cost: '5000', month: 14 }),
      ],
      contributions: [capital('20000')],
    });
    expect(amountsIn(sourcesAndUses.uses)).toEqual({ vehicles: 30_000, vat: 6300, workingCapital: 12_000 });
    expect(sourcesAndUses).toMatchObject({ totalUses: 48_300, missing: 28_300 });
  });

  it('takes nothing more for what the business has earned by the time it is paid', () => {
    // 1,200 a month are earned; in month 10 a machine of 10,000 costs no more than is there.
    const { sourcesAndUses } = forecastOf({
      vat: NO_VAT,
      streams: [units({})],
      investments: [investment({ cost: '10000', month: 10 })],
    });
    expect(amountsIn(sourcesAndUses.uses)).toEqual({ machines: 10_000 });
    expect(amountsIn(sourcesAndUses.sources)).toEqual({ earned: 10_000 });
    expect(sourcesAndUses).toMatchObject({ missing: 0, ownShare: null });
  });

  it('takes more where the loan itself has to be served before sales begin', () => {
    // 1,500 of rent until sales of 3,000 begin in month 7: 9,000. The loan's interest and principal come on top.
    const answers: Partial<Assumptions> = {
      vat: NO_VAT,
      streams: [units({ from: 7, normal: '300' })],
      overheads: [overhead({ amount: '1500' })],
      loans: [loan({ rate: '12', term: 24, method: 'linear' })],
      minimumCash: '0',
    };
    const needed = neededMoney(assume(answers), IMAGINARY, FACTS);
    expect(needed.withoutInterest).toBe(9000);
    // 9,000 lacks six instalments of 375 and 483.75 of interest: 3,000 more. 12,000 lacks 3,000 + 645 − 3,000: 1,000 more.
    expect(needed.withInterest).toBe(13_000);
    const served = forecast(
      assume({
        ...answers,
        loans: [loan({ rate: '12', term: 24, method: 'linear', payouts: [{ month: 0, amount: '13000' }] })],
      }),
      IMAGINARY,
      FACTS,
    );
    // 13,000 − 9,000 − 6 · 541.67 − 1 % of 13,000, 12,458.33, … 10,291.67 (698.75) = 51.25.
    expect(served.cash.lowest).toEqual({ month: 6, amount: 51 });
  });
});
