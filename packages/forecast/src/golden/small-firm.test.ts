import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { describe, expect, it } from 'vitest';
import type { Forecast } from '../forecast.ts';
import { neededMoney } from '../needed-money.ts';
import { amountsIn, FACTS, first, forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { investment, loan, overhead, units } from '../testing/lines.ts';
import { assume } from '../testing/plan-facts.ts';

describe('a small firm, to the cent', () => {
  // 100 pieces a month at 30 with a cost of 10; rent 1,200; set-up 500; a machine of 6,000 for 60 months; 10,000 of own
  // money; a loan of 6,000 at 6 % in 60 equal parts (100 a month and 30.00, 29.50, … of interest).
  const answers: Partial<Assumptions> = {
    grain: 'cent',
    vat: NO_VAT,
    streams: [
      units({
        price: '30',
        cost: { per: 'unit', amount: '10', share: '', index: '', vat: '', days: 0, stockDays: 0 },
      }),
    ],
    overheads: [
      overhead({ amount: '1200' }),
      overhead({ id: 'o2', category: 'advisers', rhythm: 'once', amount: '500', from: 0 }),
    ],
    investments: [investment({})],
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
    loans: [loan({ payouts: [{ month: 0, amount: '6000' }], rate: '6', term: 60, method: 'linear' })],
  };
  const result = forecastOf(answers);
  const year = (line: keyof Forecast['income']) => result.income[line].years[0];

  it('has the income of its first year', () => {
    expect(result.state).toBe('complete');
    expect(year('revenue')).toBe(3_600_000);
    expect(year('directCosts')).toBe(1_200_000);
    expect(year('grossProfit')).toBe(2_400_000);
    expect(year('overheads')).toBe(1_490_000);
    expect(year('ebitda')).toBe(910_000);
    expect(year('depreciation')).toBe(120_000);
    // 12 · 30 − 0.5 · (0 + 1 + … + 11) = 360 − 33.
    expect(year('interest')).toBe(32_700);
    expect(year('resultBeforeTax')).toBe(757_300);
    // A new company's first profit: 15 %.
    expect(year('incomeTax')).toBe(113_595);
    expect(year('netIncome')).toBe(643_705);
  });

  it('has its cash', () => {
    // Before: 10,000 + 6,000 − 6,000 − 500. Each month 3,000 − 1,000 − 1,200 − 100 − interest.
    expect(first(result.cash.closing, 3)).toEqual([950_000, 1_017_000, 1_084_050]);
    expect(result.cash.closing[12]).toBe(1_757_300);
    expect(result.cash.lowest).toEqual({ month: 0, amount: 950_000 });
    expect(result.minimumCash).toBe(120_000);
    // The tax of the first year leaves in month 12 + 7.
    expect(result.cash.lines.incomeTax.months[19]).toBe(113_595);
  });

  it('has its balance', () => {
    expect(result.balance[12]).toMatchObject({
      fixedAssets: 480_000,
      cash: 1_757_300,
      total: 2_237_300,
      ownFunds: 1_643_705,
      longTerm: 360_000,
      loansWithinYear: 120_000,
      shortTerm: 233_595,
    });
  });

  it('has its ratios', () => {
    expect(result.ratios.years[0]).toMatchObject({
      grossMargin: 666_667,
      ebitdaMargin: 252_778,
      netMargin: 178_807,
      variableShare: 333_333,
      // (14,900 + 1,200 + 327) ÷ (1 − 1/3).
      breakEvenRevenue: 2_464_050,
      safetyMargin: 315_542,
      // 8 · 3,000 = 24,000 are not enough.
      breakEvenMonth: 9,
      // 9,100 ÷ (1,200 + 327).
      debtCover: 5_959_398,
      // 16,437.05 ÷ 22,373.
      equityRatio: 734_682,
      equityRatioWithQuasi: 734_682,
      // 36,000 ÷ 22,373, and 9,100 − 1,200 over it.
      assetTurnover: 1_609_082,
      returnOnAssets: 353_104,
      // 17,573 ÷ 2,335.95 = 7.5228494.
      currentRatio: 7_522_849,
      quickRatio: 7_522_849,
      receivableDays: 0,
      payableDays: 0,
      stockDays: 0,
      workingCapitalNeed: -113_595,
      // −1,135.95 ÷ 36,000 · 360 = −11.36 days.
      workingCapitalDays: -114,
      selfFinancing: 763_705,
    });
    // 6,500 go out, 800 a month come back: 8.125 months.
    expect(result.ratios.payback).toBe(813);
    expect(result.ratios.runway).toBeNull();
    // 800 of EBITDA a month less tax paid, over 100 of principal and 0.5 % of what is owed.
    const paid = (month: number) => result.cash.lines.incomeTax.months[month] ?? 0;
    const covers = Array.from({ length: 49 }, (_, index) => {
      let [earned, served] = [0, 0];
      for (let month = index + 1; month <= index + 12; month += 1) {
        earned += 80_000 - paid(month);
        served += 10_000 + (600_000 - 10_000 * (month - 1)) / 200;
      }
      return Math.round((earned / served) * 1_000_000);
    });
    expect(result.ratios.lowestDebtCover).toBe(Math.min(...covers));
  });

  it('has its sources and uses', () => {
    expect(amountsIn(result.sourcesAndUses.uses)).toEqual({
      setUp: 50_000,
      machines: 600_000,
      reserve: 950_000,
    });
    expect(amountsIn(result.sourcesAndUses.sources)).toEqual({ ownCash: 1_000_000, loans: 600_000 });
    expect(result.sourcesAndUses).toMatchObject({
      totalSources: 1_600_000,
      totalUses: 1_600_000,
      missing: 0,
      ownShare: 625_000,
    });
  });

  it('has its change in cash', () => {
    expect(result.financing[0]).toEqual({
      investments: 600_000,
      // Tax is owed.
      workingCapital: -113_595,
      principal: 120_000,
      distributed: 0,
      ownMoney: 1_000_000,
      partnerLoans: 0,
      grants: 0,
      loans: 600_000,
      selfFinancing: 763_705,
      changeInCash: 1_757_300,
    });
  });

  it('says what money is missing, and how much is needed', () => {
    const poor = { ...answers, contributions: [], loans: [] };
    const { sourcesAndUses } = forecastOf(poor);
    expect(sourcesAndUses).toMatchObject({
      missing: 650_000,
      totalSources: 0,
      totalUses: 650_000,
      ownShare: null,
    });
    // −6,500 in month 0 and 1,200 to be kept: 7,700, in thousands 8,000.
    expect(neededMoney(assume(poor), IMAGINARY, FACTS)).toEqual({
      withoutInterest: 8000,
      withInterest: null,
      runs: 1,
    });
    // As a loan: 800 a month serve 8,000 / 60 = 133 and 40 of interest.
    const asked = { ...poor, loans: answers.loans ?? [] };
    expect(neededMoney(assume(asked), IMAGINARY, FACTS)).toEqual({
      withoutInterest: 8000,
      withInterest: 8000,
      runs: 2,
    });
    expect(neededMoney(assume(answers), IMAGINARY, FACTS).withoutInterest).toBe(0);
  });
});
