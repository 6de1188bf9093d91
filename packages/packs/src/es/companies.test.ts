import { forecast } from '@trazo/forecast/forecast';
import { differences } from '@trazo/forecast/testing/compare-books';
import {
  investment,
  loan,
  overhead,
  person,
  subscription,
  units,
  yearly,
} from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost, blankOpening, soldAs } from '@trazo/plan/finance/assumptions/new-items';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { expect, it } from 'vitest';
import { SPAIN } from './pack.ts';

/** Companies as founders describe them, each with figures worked by hand, and all of it agreed with the second book. */

const COMPANY = { newCompany: true, legalStructure: 'limitedLiabilityCompany', products: [] };
const RUNNING = { ...COMPANY, newCompany: false };
const OWNER = { ...COMPANY, legalStructure: 'selfEmployed' };
const NO_VAT: Assumptions['vat'] = { scheme: 'none', periodMonths: '', refund: '' };

const worked = (answers: Partial<Assumptions>, facts = COMPANY) => {
  const assumptions = assume({ country: 'es', ...answers });
  expect(differences(assumptions, SPAIN, facts)).toEqual([]);
  return forecast(assumptions, SPAIN, facts);
};

const shared = (share: string, days = 0) => ({ ...blankCost('revenue'), share, vat: 'none' as const, days });
const capital = (amount: string) => ({
  ...{ id: 'c1', name: '', kind: 'capital' as const, amount, month: 0 },
  ...{ repaid: '' as const, subordinated: false, rate: '' },
});
const after = (days: number, share = '100') => ({ share, days });

it('a bakery: two rates of VAT, fourteen salaries, a loan of 84 months with a year of grace', () => {
  const { income, cash, loans } = worked({
    streams: [
      units({ id: 's1', price: '2', normal: '3000', vat: 'superReduced', cost: shared('30') }),
      units({ id: 's2', price: '4', normal: '1000', vat: 'reduced', cost: shared('30') }),
    ],
    people: [person({ gross: '1500' })],
    loans: [
      loan({
        payouts: [{ month: 0, amount: '60000' }],
        rate: '5',
        term: 84,
        grace: { months: 12, kind: 'interestOnly' },
      }),
    ],
  });
  // 3,000 · 2 and 1,000 · 4 a month.
  expect(income.revenue.years[0]).toBe(120_000);
  expect(income.directCosts.years[0]).toBe(36_000);
  expect(income.staff.years[0]).toBe(14 * 1500);
  // Two salaries in June and December.
  expect([5, 6, 12].map((month) => cash.lines.wages.months[month])).toEqual([1500, 3000, 3000]);
  // 4 % of 6,000 and 10 % of 4,000 a month, for a quarter, in April.
  expect(cash.lines.vat.months[4]).toBe(3 * (240 + 400));
  // Interest alone for a year, then 60,000 · i ÷ (1 − (1 + i)^−72) with i = 0.05 ÷ 12.
  expect(cash.lines.interest.years[0]).toBe(3000);
  const row = loans[0]?.instalments[12];
  expect((row?.interest ?? 0) + (row?.principal ?? 0)).toBe(96_630);
});

const hours: Stream = {
  ...soldAs(units({ price: '40', vat: 'standard' }), 'hours'),
  ...{ heads: '1', hoursPerWeek: '40', weeksOff: 7, rampMonths: 0, first: '', normal: '60' },
} as Extract<Stream, { kind: 'hours' }>;

it('a self-employed consultant: hours, private needs, the flat contribution, bad debts', () => {
  const { income, cash } = worked(
    {
      streams: [{ ...hours, badDebt: '1' }],
      owner: {
        count: 1,
        profitBefore: '',
        drawings: ['', '', '', '', ''],
        privateNeeds: [{ id: 'n1', name: '', kind: 'need', amount: '1200' }],
      },
    },
    OWNER,
  );
  // 40 hours in 45 of 52 weeks, 60 % sold at 40: 150 · 0.6 · 40 a month.
  expect(income.revenue.years[0]).toBe(12 * 3600);
  expect(income.badDebt.years[0]).toBe(432);
  expect(cash.lines.drawings.years[0]).toBe(14_400);
  // 89.51 a month in 2027, in whole euros.
  expect(cash.lines.ownerSocial.years[0]).toBe(12 * 90);
});

it('software sold by the year: the invoice is whole, a twelfth of it is earned a month', () => {
  const { income, cash } = worked({
    streams: [subscription({ price: '29', normal: '10', churn: '2', billingMonths: 12 })],
  });
  // Ten new customers pay 12 · 29 with 21 % each month.
  expect(cash.lines.customers.months[1]).toBe(Math.round(10 * 348 * 1.21));
  expect(income.revenue.months[1]).toBe(290);
  expect(income.revenue.months[12]).toBe(12 * 290);
});

it('a shop: suppliers after 60 days, a loan repaid by the quarter in equal parts', () => {
  const { cash, income } = worked({
    vat: NO_VAT,
    streams: [units({ price: '100', normal: '100', cost: shared('60', 60) })],
    loans: [
      loan({ payouts: [{ month: 0, amount: '24000' }], rate: '6', term: 24, method: 'linear', rhythm: 3 }),
    ],
    creditLine: { limit: '10000', rate: '8' },
  });
  expect([1, 2, 3].map((month) => cash.lines.suppliers.months[month])).toEqual([0, 0, 6000]);
  // 3,000 a quarter; 1.5 % of 24, 21, 18 and 15 thousand.
  expect(cash.lines.principal.years[0]).toBe(12_000);
  expect(income.interest.years[0]).toBe(360 + 315 + 270 + 225);
});

it('a workshop: deposits before the invoice, a grant paid late, capitalised grace', () => {
  const { cash, income, loans } = worked({
    vat: NO_VAT,
    streams: [units({ price: '1000', normal: '10', terms: [after(-30, '40'), after(30, '60')] })],
    investments: [investment({ id: 'i1', cost: '24000', life: 48, vat: 'none' })],
    grants: [{ id: 'g1', name: '', kind: 'capital', amount: '12000', month: 0, paid: 6, investmentId: 'i1' }],
    loans: [
      loan({
        payouts: [{ month: 0, amount: '10000' }],
        rate: '6',
        term: 24,
        grace: { months: 12, kind: 'capitalised' },
      }),
    ],
  });
  // 40 % of the next month's 10,000 before opening; from month 2 on 60 % of the last, too.
  expect([0, 1, 2].map((month) => cash.lines.customers.months[month])).toEqual([4000, 4000, 10_000]);
  expect([5, 6].map((month) => cash.lines.grants.months[month])).toEqual([0, 12_000]);
  expect(income.otherIncome.years[0]).toBe(3000);
  // 10,000 · 1.005^12.
  expect(loans[0]?.instalments[12]?.opening).toBeGreaterThanOrEqual(1_061_676);
  expect(loans[0]?.instalments[12]?.opening).toBeLessThanOrEqual(1_061_680);
});

it('a running firm: the VAT of the last quarter is paid in January, losses of before are used', () => {
  const { cash, income, balance } = worked(
    {
      streams: [yearly(['40000', '40000', '40000', '40000', '40000'])],
      opening: { ...blankOpening(), bank: '20000', vatOwed: '9000', capital: '3000' },
      incomeTax: { adjustments: ['', '', '', '', ''], taxBefore: '', standing: '', lossesBefore: '30000' },
      vat: { scheme: '', periodMonths: 3, refund: '' },
    },
    RUNNING,
  );
  expect([1, 4].map((month) => cash.lines.vat.months[month])).toEqual([9000, 0]);
  // 20,000 less 9,000 owed: 3,000 of capital, 8,000 retained.
  expect(balance[0]?.ownFunds).toBe(11_000);
  // 2027: 40,000 − 30,000 at 17 %.
  expect(income.incomeTax.years[0]).toBe(1700);
});

it('a country hotel that opens in May: places, a short first year, goodwill written off in ten years', () => {
  const { income } = worked({
    start: '2027-05',
    vat: NO_VAT,
    streams: [
      {
        ...soldAs(units({ price: '80' }), 'capacity'),
        ...{ capacity: '10', turns: '1', days: new Array<number>(12).fill(30), rampMonths: 0, normal: '50' },
      } as Extract<Stream, { kind: 'capacity' }>,
    ],
    investments: [investment({ kind: 'goodwill', cost: '24000', life: '', vat: 'none' })],
  });
  // Ten rooms, 30 days, half of them at 80: eight months of 2027.
  expect(income.revenue.years.slice(0, 2)).toEqual([8 * 12_000, 12 * 12_000]);
  expect(income.amortization.years.slice(0, 2)).toEqual([8 * 200, 12 * 200]);
});

it('a start-up that loses money at first: two years of losses, then 15 % twice', () => {
  const { income } = worked({
    streams: [yearly(['-60000', '-20000', '50000', '100000', '100000'])],
  });
  // 80,000 of losses: 50,000 and 30,000 of them are used; 70,000 and 100,000 at 15 %.
  expect(income.incomeTax.years).toEqual([0, 0, 0, 10_500, 15_000]);
});

it('an agency on cash accounting that starts in October: tax is owed when customers pay', () => {
  const { cash, income } = worked({
    start: '2027-10',
    vat: { scheme: 'cash', periodMonths: 3, refund: '' },
    streams: [units({ price: '1000', normal: '10', terms: [after(60)] })],
  });
  // Three months of 2027; of its invoices October's is paid, in December.
  expect(income.revenue.years[0]).toBe(30_000);
  expect(cash.lines.customers.months[3]).toBe(12_100);
  expect(cash.lines.vat.months[4]).toBe(2100);
});

it('a company with profit: the legal reserve comes first, then the dividend that is asked for', () => {
  const { cash, ledger, income } = worked(
    {
      streams: [yearly(['100000', '100000', '100000', '100000', '100000'])],
      contributions: [capital('10000')],
      dividends: { shares: ['', '50', '50', '50', '50'] },
    },
    RUNNING,
  );
  // 2027: 50,000 at 17 % and 50,000 at 20 %.
  expect(income.netIncome.years[0]).toBe(81_500);
  // A fifth of the capital at most; half of the profit in June 2028.
  expect(ledger.balances('reserves')[18]).toBe(-2000);
  expect(cash.lines.dividends.months[18]).toBe(40_750);
});

it('a self-employed person with a good profit, running: the bracket of last year’s, and a fifth on account', () => {
  const { cash } = worked(
    {
      streams: [yearly(['60000', '60000', '60000', '60000', '60000'])],
      owner: { count: 1, profitBefore: '60000', drawings: ['', '', '', '', ''], privateNeeds: [] },
    },
    { ...OWNER, newCompany: false },
  );
  // 60,000 less 7 % a month: 4,650, a base of 1,732.03 at 31.6 %.
  expect(cash.lines.ownerSocial.months[1]).toBe(547);
  // 20 % of a quarter's 15,000 less three contributions of 547.32, in April.
  expect(cash.lines.incomeTax.months[4]).toBe(Math.round(0.2 * (15_000 - 3 * 547.32)));
});

it('a bakery whose VAT on what it buys comes back: a loan bridges it and is no service of debt', () => {
  const { cash, ratios, sourcesAndUses } = worked({
    streams: [units({ price: '10', normal: '1500', vat: 'none' })],
    overheads: [overhead({ amount: '9000' })],
    investments: [investment({ cost: '100000', life: 120 })],
    contributions: [capital('60000')],
    loans: [
      loan({ id: 'l1', payouts: [{ month: 0, amount: '50000' }], rate: '0', term: 60, method: 'linear' }),
      loan({
        id: 'l2',
        payouts: [{ month: 0, amount: '21000' }],
        rate: '0',
        term: 6,
        method: 'bullet',
        bridge: true,
      }),
    ],
    vat: { scheme: '', periodMonths: 1, refund: 'refund' },
  });
  expect(sourcesAndUses.uses.vat).toBe(21_000);
  expect(cash.lines.bridgeRepayments.months[6]).toBe(21_000);
  expect(cash.lines.principal.years[0]).toBe(10_000);
  // 12 · 6,000 of EBITDA, nothing of tax paid yet, over 10,000.
  expect(ratios.years[0]?.debtCover).toBe(7_200_000);
});
