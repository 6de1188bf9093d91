import { type Assumptions, assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';
import type { PlanFacts } from './forecast-context.ts';
import { neededMoney } from './needed-money.ts';
import { extremeAssumptions } from './testing/extreme-assumptions.ts';
import { IMAGINARY } from './testing/imaginary-pack.ts';
import { loan, overhead, subscription, units, yearly } from './testing/lines.ts';
import { MODELS } from './testing/model-count.ts';
import { arbitraryFacts, assume } from './testing/plan-facts.ts';
import { brokenLaws } from './testing/properties.ts';

const FACTS: PlanFacts = { newCompany: true, legalStructure: '', products: [] };
const of = (answers: Partial<Assumptions>) => {
  const assumptions = assume(answers);
  expect(assumptionsSchema.safeParse(assumptions).error?.issues ?? []).toEqual([]);
  expect(brokenLaws(assumptions, IMAGINARY, FACTS)).toEqual([]);
  return forecast(assumptions, IMAGINARY, FACTS);
};

describe('a forecast at the limits', () => {
  it('keeps every law and no figure is NaN, whatever can be typed and whatever a rate is set to', () => {
    fc.assert(
      fc.property(extremeAssumptions(IMAGINARY), arbitraryFacts(), (assumptions, facts) => {
        expect(assumptionsSchema.safeParse(assumptions).error?.issues ?? []).toEqual([]);
        expect(brokenLaws(assumptions, IMAGINARY, facts)).toEqual([]);
      }),
      { numRuns: MODELS },
    );
  });

  it('says which line is too large, and counts it as nothing', () => {
    const result = of({ streams: [units({ normal: '1000000000', price: '10' })] });
    expect(result.state).toBe('outOfRange');
    expect(result.beyond).toEqual(['streams.s1']);
    expect(result.income.revenue.years).toEqual([0, 0, 0, 0, 0]);
    expect(of({ streams: [units({ normal: '1000000000', price: '1' })] }).income.revenue.years[0]).toBe(
      12_000_000_000,
    );
  });

  it('takes 40 streams of the largest size', () => {
    const streams = Array.from({ length: 40 }, (_, index) =>
      units({ id: `s${index}`, normal: '1000000000', price: '1', vat: 'none' }),
    );
    const result = of({ streams, grain: 'cent' });
    expect(result.state).toBe('complete');
    expect(result.income.revenue.years[4]).toBe(40 * 12 * 1_000_000_000 * 100);
  });

  it('takes a typed year beyond the range as not typed, and names it', () => {
    const pins = [{ path: 'revenues.f:s1.FY1', amount: '99999999999999999999.5' }];
    const result = of({ streams: [units({})], pins });
    expect(result.beyond).toEqual(['pins.revenues.f:s1.FY1']);
    expect(result.income.revenue.years[0]).toBe(12_000);
  });

  it('of absurd rates is a forecast of nothing that says so', () => {
    const result = of({
      streams: [units({ normal: '100000000', vat: 'standard' })],
      parameters: [{ key: 'vat.standard', value: '9999999999' }],
    });
    expect(result.state).toBe('outOfRange');
    expect(result.beyond).toContain('total');
    expect(result.income.revenue.years).toEqual([0, 0, 0, 0, 0]);
  });

  it('uses up no more losses than there is profit where more than all may be used', () => {
    const result = of({
      streams: [yearly(['-50000', '20000', '', '', ''])],
      parameters: [{ key: 'incomeTax.earlyShare', value: '250' }],
    });
    expect(result.income.incomeTax.years).toEqual([0, 0, 0, 0, 0]);
    expect(result.lossesLeft).toBe(30_000);
  });

  it('goes on with a loan beyond its sixty months', () => {
    const result = of({ loans: [loan({ term: 600, rate: '3', payouts: [{ month: 0, amount: '100000' }] })] });
    expect(result.loans[0]?.instalments).toHaveLength(600);
    const repaid = result.cash.lines.principal.years.reduce((total, value) => total + value, 0);
    expect((result.balance[60]?.longTerm ?? 0) + (result.balance[60]?.loansWithinYear ?? 0)).toBe(
      100_000 - repaid,
    );
  });

  it('of a subscription that everybody leaves at once has the customers of one month', () => {
    const result = of({ streams: [subscription({ churn: '100', normal: '10', price: '8', vat: 'none' })] });
    // 10 come each month and leave in the next: half of them on average in the first, then half old, half new.
    expect(result.income.revenue.months.slice(0, 4)).toEqual([0, 40, 80, 80]);
  });

  it('may start long ago or far ahead, with the oldest or newest law', () => {
    for (const start of ['1900-01', '2199-12']) {
      const result = of({ start, streams: [units({})] });
      expect(result.state).toBe('complete');
      expect(result.income.revenue.years[0]).toBe(12_000);
    }
  });

  it('reckons with contradictions: a ramp longer than the line, a line of credit of nothing, a loan in the last month', () => {
    const result = of({
      streams: [units({ from: 60, until: 60, rampMonths: 60, first: '0' })],
      overheads: [overhead({ from: 60, until: 60, amount: '500' })],
      loans: [loan({ payouts: [{ month: 60, amount: '1000' }], term: 12 })],
      creditLine: { limit: '0', rate: '100' },
      minimumCash: '1000000000',
    });
    expect(result.state).toBe('complete');
    expect(result.income.overheads.years).toEqual([0, 0, 0, 0, 500]);
    expect(result.ratios.years[0]?.grossMargin).toBeNull();
  });

  it('of a margin larger than can be counted has none', () => {
    const result = of({
      grain: 'cent',
      streams: [yearly(['0.01', '', '', '', ''])],
      overheads: [overhead({ amount: '1000000000' })],
    });
    expect(result.ratios.years[0]?.ebitdaMargin).toBeNull();
  });

  it('that needs more than a thousand million says that no loan is enough', () => {
    const assumptions = assume({ overheads: [overhead({ amount: '1000000000' })], loans: [loan({})] });
    const need = neededMoney(assumptions, IMAGINARY, FACTS);
    expect(need.withInterest).toBeNull();
    expect(Number.isSafeInteger(need.withoutInterest)).toBe(true);
  });
});
