import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Forecast, forecast } from './forecast.ts';
import { ForecastContext, type PlanFacts } from './forecast-context.ts';
import type { Account } from './ledger/accounts.ts';
import { LIMIT } from './limits.ts';
import { postExact, postShare } from './numbers/posted.ts';
import { Exact, whole, ZERO } from './testing/exact.ts';
import { IMAGINARY } from './testing/imaginary-pack.ts';
import { units } from './testing/lines.ts';
import { MODELS } from './testing/model-count.ts';
import { arbitraryFacts } from './testing/plan-facts.ts';
import { figuresOf } from './testing/properties.ts';

const RUNS = { numRuns: MODELS };
const MILLION = 1_000_000n;
const MONTHS = Array.from({ length: 61 }, (_, month) => month);
const of = (assumptions: Assumptions, facts: PlanFacts) => forecast(assumptions, IMAGINARY, facts);

/** Sums up to each month. */
function cumulated(months: readonly (number | bigint)[]): bigint[] {
  let total = 0n;
  return months.map((value) => {
    total += BigInt(value);
    return total;
  });
}
const isWithinHalf = (posted: bigint, exact: Exact): boolean => {
  const off = whole(posted).plus(exact.negated);
  return !off.isAbove(new Exact(1n, 2n)) && !off.negated.isAbove(new Exact(1n, 2n));
};

describe('rounding in time', () => {
  const bases = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 61, maxLength: 61 });

  it('is never further than half a grain from the exact sum', () => {
    fc.assert(
      fc.property(
        bases,
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 5, maxLength: 5 }),
        fc.bigInt({ min: 10n ** 12n, max: 10n ** 15n }),
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 12, maxLength: 12 }),
        (base, factors, denominator, weights) => {
          const posted = postExact(base, {
            cells: base.map((_, month) => month % 5),
            numeratorOf: (cell) => factors[cell] ?? 0n,
            denominator,
            weights: base.map((_, month) => weights[month % 12] ?? 0),
          });
          fc.pre(posted.every((value) => value <= 100 * LIMIT));
          const sums = cumulated(posted);
          let exact = ZERO;
          for (const month of MONTHS) {
            const top =
              BigInt(base[month] ?? 0) * BigInt(weights[month % 12] ?? 0) * (factors[month % 5] ?? 0n);
            exact = exact.plus(new Exact(top, denominator));
            expect(isWithinHalf(sums[month] ?? 0n, exact)).toBe(true);
          }
        },
      ),
      RUNS,
    );
  });

  it('of a share is never further than half a grain, also of negative amounts', () => {
    const signed = fc.array(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), {
      minLength: 61,
      maxLength: 61,
    });
    fc.assert(
      fc.property(signed, fc.integer({ min: 0, max: 10_000_000 }), (months, rate) => {
        const sums = cumulated(postShare(months, rate, 1_000_000));
        const exact = cumulated(months);
        for (const month of MONTHS) {
          const part = new Exact((exact[month] ?? 0n) * BigInt(rate), MILLION);
          expect(isWithinHalf(sums[month] ?? 0n, part)).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

/** Every account, without what names a line. */
const balancesOf = (result: Forecast) => figuresOf(result).accounts;

describe('any forecast', () => {
  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(), arbitraryFacts(), (assumptions, facts) => {
        const turned: Assumptions = {
          ...assumptions,
          streams: assumptions.streams.toReversed(),
          people: assumptions.people.toReversed(),
          overheads: assumptions.overheads.toReversed(),
          investments: assumptions.investments.toReversed(),
          contributions: assumptions.contributions.toReversed(),
          loans: assumptions.loans.toReversed(),
          grants: assumptions.grants.toReversed(),
        };
        expect(balancesOf(of(turned, facts))).toEqual(balancesOf(of(assumptions, facts)));
      }),
      RUNS,
    );
  });

  it('is the same each time and leaves its assumptions as they are', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(), arbitraryFacts(), (assumptions, facts) => {
        const before = structuredClone(assumptions);
        const first = figuresOf(of(assumptions, facts));
        expect(figuresOf(of(structuredClone(assumptions), facts))).toEqual(first);
        expect(assumptions).toEqual(before);
      }),
      RUNS,
    );
  });

  it('is owed nothing by customers who pay at once', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(), arbitraryFacts(), (assumptions, facts) => {
        const streams = assumptions.streams.map((stream) => ({
          ...stream,
          terms: [{ share: '100', days: 0 }],
        }));
        const { ledger } = of({ ...assumptions, streams, opening: null }, facts);
        expect(ledger.balances('receivables')).toEqual(MONTHS.map(() => 0));
        expect(ledger.balances('advances')).toEqual(MONTHS.map(() => 0));
      }),
      RUNS,
    );
  });

  it('earns no less by selling more of what brings more than it costs', () => {
    const more = fc.record({
      normal: fc.integer({ min: 0, max: 500 }),
      added: fc.integer({ min: 0, max: 500 }),
      price: fc.integer({ min: 0, max: 900 }),
      cost: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(arbitraryAssumptions(), arbitraryFacts(), more, (assumptions, facts, line) => {
        const price = String(Math.max(line.price, line.cost));
        const cost = { per: 'unit', share: '', index: '', vat: 'none', days: 0, stockDays: 0 } as const;
        const selling = (normal: number) =>
          units({ id: 'more', price, normal: String(normal), cost: { ...cost, amount: String(line.cost) } });
        const ebitdaOf = (normal: number) =>
          of(
            {
              ...assumptions,
              // Owners' contributions and shares of the revenue follow the profit.
              taxedAs: 'company',
              overheads: assumptions.overheads.filter(({ rhythm }) => rhythm !== 'percent'),
              streams: [...assumptions.streams, selling(normal)],
            },
            facts,
          ).income.ebitda.years;
        const fewer = ebitdaOf(line.normal);
        for (const [year, ebitda] of ebitdaOf(line.normal + line.added).entries()) {
          expect(ebitda).toBeGreaterThanOrEqual(fewer[year] ?? 0);
        }
      }),
      RUNS,
    );
  });

  it('pays, or still owes, the tax on its sales less the tax on its purchases', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(), arbitraryFacts(), (assumptions, facts) => {
        const standard: Assumptions = {
          ...assumptions,
          vat: { ...assumptions.vat, scheme: 'standard' },
          opening: null,
        };
        const { sales, ledger, cash, years } = of(standard, facts);
        const context = new ForecastContext(standard, IMAGINARY, facts);
        const taxes = (debit: Account, credit: Account) =>
          ledger.postings.filter((posting) => posting.debit === debit && posting.credit === credit);
        for (const { stream, invoices } of sales) {
          let exact = 0n;
          const ofInvoices = [...taxes('receivables', 'vat'), ...taxes('receivables', 'advances')];
          const rows = ofInvoices.filter(({ origin }) => origin.id === stream.id);
          const expected = cumulated(
            MONTHS.map((month) => rows.reduce((total, { months }) => total + (months[month] ?? 0), 0)),
          );
          for (const month of MONTHS.slice(0, years.lastMonth + 1)) {
            exact += BigInt(invoices[month] ?? 0) * BigInt(context.vatRate(stream.vat, month));
            expect(isWithinHalf(expected[month] ?? 0n, new Exact(exact, MILLION))).toBe(true);
          }
        }
        const open = ledger.balances('vat');
        let settled = 0;
        let charged = 0;
        for (const month of MONTHS) {
          settled += (cash.lines.vat.months[month] ?? 0) - (cash.lines.vatRefund.months[month] ?? 0);
          const due = [...taxes('receivables', 'vat'), ...taxes('advances', 'vat')];
          for (const { months } of due) charged += months[month] ?? 0;
          for (const { months } of taxes('vat', 'payables')) charged -= months[month] ?? 0;
          expect(settled - (open[month] ?? 0)).toBe(charged);
        }
      }),
      RUNS,
    );
  });
});
