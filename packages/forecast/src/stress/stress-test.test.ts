import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import { blankOpening } from '@trazo/plan/finance/assumptions/new-items';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { FACTS, NO_VAT } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { investment, loan, overhead, units, yearly } from '../testing/lines.ts';
import { assume } from '../testing/plan-facts.ts';
import { STRESSES, stressed } from './presets.ts';
import { stressTest } from './stress-test.ts';

const tested = (answers: Partial<Assumptions>) => {
  const assumptions = assume({ vat: NO_VAT, ...answers });
  return stressTest({
    assumptions,
    pack: IMAGINARY,
    facts: FACTS,
    forecast: forecast(assumptions, IMAGINARY, FACTS),
  });
};
const cost = { per: 'unit', amount: '4', share: '', index: '0', vat: 'none', days: 0, stockDays: 0 } as const;
const NO_PROFIT_TAX = ['general', 'newCompany', 'smallFirst', 'smallRest'].map((rate) => ({
  key: `incomeTax.${rate}`,
  value: '0',
}));
const capital = {
  ...{ id: 'c', name: '', kind: 'capital' as const, amount: '5000', month: 0 },
  ...{ repaid: '' as const, subordinated: false, rate: '' },
};

it('says what each stress leaves of result, cash and cover', () => {
  // A month: 100 at 10 less 4 each, 300 of rent; 5,000 of own money pay for a machine. A loan of 1,200 over two years.
  const { outcomes } = tested({
    streams: [units({ cost })],
    overheads: [overhead({ amount: '300' })],
    contributions: [capital],
    investments: [investment({ kind: 'land', cost: '5000' })],
    loans: [loan({ payouts: [{ month: 0, amount: '1200' }], rate: '', term: 24, method: 'linear' })],
    parameters: NO_PROFIT_TAX,
  });
  const of = (stress: string) => outcomes.find((each) => each.stress === stress);
  const result = (stress: string) => of(stress)?.netIncome[0];
  expect(result('plan')).toBe(3600);
  // 80 at 6; nine months of 600 for twelve of 300; 100 at 5.60 and 330 of rent.
  expect(result('less')).toBe(12 * (480 - 300));
  expect(result('late')).toBe(9 * 600 - 12 * 300);
  expect(result('slow')).toBe(3600);
  expect(result('dear')).toBe(12 * (560 - 330));
  // 85 at 5.60 in nine months.
  expect(result('together')).toBe(9 * 85 * 5.6 - 12 * 330);
  // 1,200 less 300 and 50 a month while nothing comes in: after three months, and after one more where customers pay later.
  expect(of('late')?.lowest).toEqual({ month: 3, amount: 1200 - 3 * 350 });
  expect(of('slow')?.lowest).toEqual({ month: 1, amount: 1200 - 400 - 350 });
  expect(of('plan')?.debtCover).toEqual([6_000_000, 6_000_000, null]);
});

it('leaves out of a running business that it opens later', () => {
  const { outcomes } = tested({
    streams: [units({ cost })],
    overheads: [overhead({ amount: '300' })],
    opening: { ...blankOpening(), bank: '1000' },
    parameters: NO_PROFIT_TAX,
  });
  expect(outcomes.map(({ stress }) => stress)).toEqual(['plan', 'less', 'slow', 'dear', 'together']);
  // 85 at 5.60 in all twelve months.
  expect(outcomes.at(-1)?.netIncome[0]).toBe(12 * (476 - 330));
});

it('finds how far sales may fall before the money runs out', () => {
  // 100 at 10 less 900 of rent, nothing in hand: down to 90 %.
  const answers = { streams: [units({})], overheads: [overhead({ amount: '900' })] };
  expect(tested(answers).bearableFall).toBe(10);
  expect(tested({ ...answers, overheads: [overhead({ amount: '1001' })] }).bearableFall).toBeNull();
  expect(tested({ ...answers, overheads: [] }).bearableFall).toBe(100);
});

it('counts what the bank lends on the account as money, and says where it is drawn', () => {
  // 100 at 10 less 500 of rent; of a first month without customers' money the line of 600 pays the rent, of two it does not.
  const answers = { streams: [units({})], overheads: [overhead({ amount: '500' })] };
  const creditLine = { limit: '600', rate: '' };
  const slow = (more: Partial<Assumptions>) =>
    tested({ ...answers, ...more }).outcomes.find(({ stress }) => stress === 'slow');
  expect(slow({ creditLine })).toMatchObject({ lowest: { amount: -500 }, isWithinLine: true });
  expect(slow({})).toMatchObject({ lowest: { amount: -500 }, isWithinLine: false });
  expect(slow({ creditLine: { limit: '499', rate: '' } })).toMatchObject({ isWithinLine: false });
  // 60 months at 100 × 10 × (1 − x) − 500 come to −600 at most: 51 %.
  expect(tested(answers).bearableFall).toBe(50);
  expect(tested({ ...answers, creditLine })).toMatchObject({ creditLine: 600, bearableFall: 51 });
});

it('takes the lost months from an amount that is typed by year', () => {
  const { outcomes } = tested({ streams: [yearly(['1200', '1200', '1200', '1200', '1200'])] });
  const late = outcomes.find(({ stress }) => stress === 'late')?.netIncome ?? [];
  const planned = outcomes[0]?.netIncome ?? [];
  expect((late[0] ?? 0) / (planned[0] ?? 1)).toBeCloseTo(0.75, 2);
  expect(late[1]).toBe(planned[1]);
});

it('makes assumptions the schema takes, whatever they were', () => {
  fc.assert(
    fc.property(
      arbitraryAssumptions([{ key: 'vat.standard', value: '7.7' }]),
      fc.constantFrom(...STRESSES),
      (assumptions, stress) => {
        const { error } = assumptionsSchema.safeParse(stressed(stress, assumptions));
        expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual([]);
      },
    ),
  );
});
