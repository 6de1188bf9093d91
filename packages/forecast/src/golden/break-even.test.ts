import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { expect, it } from 'vitest';
import { breakEvenVolumes } from '../break-even-volume.ts';
import { explain } from '../explain/explain.ts';
import { forecast } from '../forecast.ts';
import { FACTS } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { loan, overhead, subscription, units, yearly } from '../testing/lines.ts';
import { assume } from '../testing/plan-facts.ts';

const firstYear = (answers: Partial<Assumptions>) => {
  const assumptions = assume({ overheads: [overhead({ amount: '300' })], ...answers });
  const explained = { assumptions, pack: IMAGINARY, facts: FACTS };
  return breakEvenVolumes({ ...explained, forecast: forecast(assumptions, IMAGINARY, FACTS) })[0];
};
const cost = { per: 'unit', amount: '4', share: '', index: '', vat: 'none', days: 0, stockDays: 0 } as const;
const bread = units({ vat: 'none', cost });

it('is said in units and by open day', () => {
  // 1,200 units at 10, of which 4 are variable: 3,600 of fixed costs need 600 units, 6,000 of revenue, 20 on each of 300 days.
  expect(firstYear({ streams: [bread] })).toEqual({ breakEvenUnits: 600_000, breakEvenPerDay: 20 });
});

it('counts in the mix of what is sold, and in customers of a subscription on average', () => {
  // 1,200 at 10 and 1,200 at 2: 14,400 less 4,800. 3,600 of fixed costs are 3/8 of 9,600: 900 of 2,400 units, 5,400 of revenue.
  expect(firstYear({ streams: [bread, units({ id: 's2', vat: 'none', price: '2' })] })).toEqual({
    breakEvenUnits: 900_000,
    breakEvenPerDay: 18,
  });
  // 120 customers come in the first month and stay: 60 then, 120 after it.
  const club: Stream = subscription({ vat: 'none', price: '3', normal: '120', until: 1 });
  expect(firstYear({ streams: [club], overheads: [overhead({ amount: '15' })] })?.breakEvenUnits).toBe(
    60_000,
  );
});

it('gives self-employed owners their living, as the margin of safety and the cover of the debt do', () => {
  // 1,200 at 10, of which 4 are variable: 7,200. Rent 3,600 and drawings 1,200 need 800 units; a loan takes 2,000 of principal a year.
  const assumptions = assume({
    streams: [bread],
    overheads: [overhead({ amount: '300' })],
    taxedAs: 'owner',
    owner: { ...emptyAssumptions().owner, drawings: ['100', '', '', '', ''] },
    loans: [loan({ payouts: [{ month: 0, amount: '10000' }], rate: '', term: 60, method: 'linear' })],
  });
  const year = (of: Assumptions) => forecast(of, IMAGINARY, FACTS).ratios.years[0];
  const { ownerSocial, incomeTax } = forecast(assumptions, IMAGINARY, FACTS).cash.lines;
  const [insurance = 0] = ownerSocial.years;
  const [tax = 0] = incomeTax.years;
  const living = 3600 + 1200 + insurance;
  // A fifth of the profit of three quarters, before drawings.
  expect(tax).toBe(Math.round(0.2 * 0.75 * (7200 - 3600 - insurance)));
  expect(year(assumptions)).toMatchObject({
    breakEvenRevenue: Math.round((living * 12) / 7.2),
    debtCover: Math.round(((7200 - living - tax) / 2000) * 1_000_000),
  });
  const [only] = assumptions.loans;
  // What a refund repays is no service of debt.
  const bridged = { ...assumptions, loans: only === undefined ? [] : [{ ...only, bridge: true }] };
  expect(year(bridged)?.debtCover).toBeNull();
  expect(forecast(bridged, IMAGINARY, FACTS).cash.lines.bridgeRepayments.years[0]).toBe(2000);
});

it('has no units where something sold has none', () => {
  const streams = [bread, { ...yearly(['1200', '0', '0', '0', '0']), id: 's2' }];
  expect(firstYear({ streams })?.breakEvenUnits).toBeNull();
});

it('says why there are no units: something sold has none, or there is nothing to divide by', () => {
  const reason = (streams: readonly Stream[]) => {
    const assumptions = assume({ overheads: [overhead({ amount: '300' })], streams: [...streams] });
    const explained = { assumptions, pack: IMAGINARY, facts: FACTS };
    const { value, unsaid } = explain(
      { ...explained, forecast: forecast(assumptions, IMAGINARY, FACTS) },
      { kind: 'ratio', ratio: 'breakEvenUnits', year: 1 },
    );
    return { isSaid: value !== null, unsaid };
  };
  const amounts = { ...yearly(['1200', '0', '0', '0', '0']), id: 's2' };
  expect(reason([bread, amounts])).toEqual({ isSaid: false, unsaid: 'withoutUnits' });
  expect(reason([])).toEqual({ isSaid: false, unsaid: undefined });
  expect(reason([bread])).toEqual({ isSaid: true, unsaid: undefined });
});

it('takes the days from the answer, else from places', () => {
  const days = new Array<number>(12).fill(20);
  if (bread.kind !== 'units') throw new Error('bread is sold by the piece');
  const { growth: _, ...line } = { ...bread, cost: null };
  const places: Stream = { ...line, kind: 'capacity', capacity: '10', turns: '1', days };
  // 3,600 without variable costs, over 12 · 20 days.
  expect(firstYear({ streams: [places] })?.breakEvenPerDay).toBe(15);
  const parameters = [{ key: 'analysis.openDays', value: '360' }];
  expect(firstYear({ streams: [places], parameters })?.breakEvenPerDay).toBe(10);
});

it('discounts at the rate that is answered', () => {
  const worth = (value: string) =>
    forecast(
      assume({ streams: [bread], parameters: [{ key: 'analysis.discountRate', value }] }),
      IMAGINARY,
      FACTS,
    ).ratios.netPresentValue;
  expect(worth('0')).toBeGreaterThan(worth('10'));
  expect(worth('')).toBe(worth('10'));
});
