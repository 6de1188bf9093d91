import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { describe, expect, it } from 'vitest';
import { type Forecast, forecast } from './forecast.ts';
import type { PlanFacts } from './frame.ts';
import type { Account } from './ledger/accounts.ts';
import { neededMoney } from './needed-money.ts';
import type { Pack } from './pack.ts';
import { IMAGINARY } from './testing/imaginary-pack.ts';
import { investment, loan, overhead, person, subscription, units, yearly } from './testing/lines.ts';
import { assume } from './testing/plan-facts.ts';

const FACTS: PlanFacts = { newCompany: true, legalStructure: 'limitedLiabilityCompany', products: [] };
const NO_VAT: Assumptions['vat'] = { scheme: 'none', periodMonths: '', refund: '' };

const of = (answers: Partial<Assumptions>, pack: Pack = IMAGINARY, facts = FACTS): Forecast =>
  forecast(assume(answers), pack, facts);
const first = (months: readonly number[], count: number) => months.slice(0, count);
const balanceOf = (result: Forecast, account: Account, month: number) =>
  result.ledger.balances(account)[month] ?? 0;

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
      { id: 'c1', name: '', kind: 'capital', amount: '10000', month: 0, repaid: '', subordinated: false },
    ],
    loans: [loan({ payouts: [{ month: 0, amount: '6000' }], rate: '6', term: 60, method: 'linear' })],
  };
  const result = of(answers);
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
      breakEvenWithDrawings: 2_464_050,
      safetyMargin: 315_542,
      // 8 · 3,000 = 24,000 are not enough.
      breakEvenMonth: 9,
      // 9,100 ÷ (1,200 + 327).
      debtCover: 5_959_398,
      // 16,437.05 ÷ 22,373.
      equityRatio: 734_682,
      equityRatioWithQuasi: 734_682,
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
    expect(result.sourcesAndUses).toEqual({
      uses: {
        setUp: 50_000,
        investments: 600_000,
        inKind: 0,
        deposits: 0,
        stock: 0,
        vat: 0,
        other: 0,
        workingCapital: 0,
        reserve: 950_000,
      },
      sources: {
        ownCash: 1_000_000,
        inKind: 0,
        partnerLoans: 0,
        loans: 600_000,
        grants: 0,
        customersInAdvance: 0,
        cashBrought: 0,
      },
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
    const { sourcesAndUses } = of(poor);
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

describe('starting', () => {
  it('takes what is paid before with its tax, and what runs short within twelve months', () => {
    const { sourcesAndUses } = of({
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
        { id: 'c1', name: '', kind: 'capital', amount: '18000', month: 0, repaid: '', subordinated: false },
        { id: 'c2', name: '', kind: 'partnerLoan', amount: '2000', month: 2, repaid: '', subordinated: true },
      ],
    });
    // Tax of 10,000, 1,000 and 100 of stock: 2,331. Six months of 1,300, six of 300 (1,000 are sold), twelve purchases of 121.
    expect(sourcesAndUses.uses).toEqual({
      setUp: 1000,
      investments: 10_000,
      inKind: 2000,
      deposits: 600,
      stock: 100,
      vat: 2331,
      other: 0,
      workingCapital: 7800 + 1800 + 1452,
      reserve: 0,
    });
    expect(sourcesAndUses).toMatchObject({
      totalSources: 22_000,
      totalUses: 27_083,
      missing: 5083,
      ownShare: 1_000_000,
    });
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

describe('customers', () => {
  it('pay a deposit before and the rest after', () => {
    // One sale of 1,000 in month 3, 21 %: 30 % of 1,210 a month before, 70 % a month after.
    const { cash, ledger } = of({
      streams: [
        units({
          from: 3,
          until: 3,
          terms: [
            { share: '30', days: -30 },
            { share: '70', days: 30 },
          ],
        }),
      ],
    });
    expect(first(cash.lines.customers.months, 6)).toEqual([0, 0, 363, 0, 847, 0]);
    expect(first(ledger.balances('advances'), 4)).toEqual([0, 0, -363, 0]);
    expect(first(ledger.balances('receivables'), 5)).toEqual([0, 0, 0, 847, 0]);
  });

  it('pay half after one month and half after two where they have 45 days', () => {
    const { cash, ratios } = of({ vat: NO_VAT, streams: [units({ terms: [{ share: '100', days: 45 }] })] });
    expect(first(cash.lines.customers.months, 5)).toEqual([0, 0, 500, 1000, 1000]);
    // A year's average of receivables, 1,000 and then 1,500: 17,500 / 12 ÷ 12,000 · 365 = 44.4 days.
    expect(ratios.years[0]?.receivableDays).toBe(444);
  });

  it('of a yearly subscription pay all in advance', () => {
    // Ten join in month 1 and stay: half of the month, then 100 a month.
    const { cash, income, ledger } = of({
      vat: NO_VAT,
      streams: [
        subscription({
          normal: '10',
          season: ['1', ...new Array(11).fill('0')],
          billingMonths: 12,
          price: '10',
          growth: ['', '-100', '', '', ''],
        }),
      ],
    });
    // The season puts all twelve months' customers into January: 120 join.
    expect(first(income.revenue.months, 4)).toEqual([0, 600, 1200, 1200]);
    expect(cash.lines.customers.months[1]).toBe(600 + 11 * 1200);
    expect(cash.lines.customers.months[2]).toBe(0);
    expect(ledger.balances('deferred')[1]).toBe(-13_200);
    expect(ledger.balances('deferred')[12]).toBe(0);
    expect(cash.lines.customers.months[13]).toBe(14_400);
  });

  it('leave with the churn', () => {
    // 100 a month arrive, half of those there leave: 100, 150, 175; averages 50, 125, 162.5.
    const { income } = of({ vat: NO_VAT, streams: [subscription({ churn: '50', price: '2' })] });
    expect(first(income.revenue.months, 4)).toEqual([0, 100, 250, 325]);
  });

  it('who never pay are a cost', () => {
    const { income, cash } = of({ vat: NO_VAT, streams: [units({ badDebt: '5' })] });
    expect(income.badDebt.months[1]).toBe(50);
    expect(cash.lines.customers.months[1]).toBe(950);
  });
});

describe('sales', () => {
  it('ramp up, then grow, follow the season and the price', () => {
    const { income } = of({
      vat: NO_VAT,
      streams: [
        units({ first: '10', normal: '100', rampMonths: 9, growth: ['', '10', '', '', ''], priceIndex: '5' }),
      ],
    });
    // 10, 20, … 100 pieces at 10; in the second year 110 at 10.50.
    expect(first(income.revenue.months, 12)).toEqual([
      0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1000,
    ]);
    expect(income.revenue.months[13]).toBe(1155);
    const seasonal = of({ vat: NO_VAT, streams: [units({ season: ['3', ...new Array(11).fill('1')] })] });
    // 3 · 12 / 14 of 1,000 in January: 2,571.43; with February 3,428.57, so 858 are left for it; the year stays 12,000.
    expect(first(seasonal.income.revenue.months, 3)).toEqual([0, 2571, 858]);
    expect(seasonal.income.revenue.years[0]).toBe(12_000);
  });

  it('of hours and of seats', () => {
    const line = units({});
    if (line.kind !== 'units') throw new Error('units are units');
    const { growth: _, ...rest } = line;
    const hours = of({
      vat: NO_VAT,
      // 2 heads · 39 hours · 48 weeks / 12 · 60 % = 187.2 hours at 50.
      streams: [
        { ...rest, kind: 'hours', heads: '2', hoursPerWeek: '39', weeksOff: 4, normal: '60', price: '50' },
      ],
    });
    expect(hours.income.revenue.months[1]).toBe(9360);
    const seats = of({
      vat: NO_VAT,
      // 20 seats · 2.5 turns · 26 days (20 in February) · 50 % at 18.
      streams: [
        {
          ...rest,
          kind: 'capacity',
          capacity: '20',
          turns: '2.5',
          days: [26, 20, ...new Array(10).fill(26)],
          normal: '50',
          price: '18',
        },
      ],
    });
    expect(first(seats.income.revenue.months, 3)).toEqual([0, 11_700, 9000]);
  });

  it('take the price of their product unless they have one', () => {
    const products = [{ id: 'p1', name: 'Bread', salePrice: '3.45', cost: '1.25' }];
    const linked = of(
      {
        vat: NO_VAT,
        grain: 'cent',
        streams: [
          units({
            productId: 'p1',
            price: '',
            cost: { per: 'unit', amount: '', share: '', index: '', vat: '', days: 0, stockDays: 0 },
          }),
        ],
      },
      IMAGINARY,
      { ...FACTS, products },
    );
    expect(linked.income.revenue.months[1]).toBe(34_500);
    expect(linked.income.directCosts.months[1]).toBe(12_500);
  });

  it('keep stock for the coming days', () => {
    const cost = {
      per: 'unit',
      amount: '1',
      share: '',
      index: '',
      vat: '',
      days: 30,
      stockDays: 45,
    } as const;
    const { ledger, cash, balance } = of({ vat: NO_VAT, streams: [units({ until: 3, cost })] });
    // 100 used a month; 45 days are 150, then 100 (what is left), then nothing.
    expect(first(ledger.balances('stock'), 5)).toEqual([150, 150, 100, 0, 0]);
    expect(first(cash.lines.suppliers.months, 6)).toEqual([0, 150, 100, 50, 0, 0]);
    expect(balance[0]?.stock).toBe(150);
  });
});

describe('value-added tax', () => {
  it('of a machine is carried until sales have used it up', () => {
    // 2,100 before; 630 a quarter: −1,470, −840, −210, then 420 to pay in the month after.
    const { cash, ledger } = of({
      streams: [units({ normal: '100' })],
      investments: [investment({ cost: '10000' })],
    });
    expect([3, 6, 9, 12].map((month) => ledger.balances('vat')[month])).toEqual([1470, 840, 210, -420]);
    expect(cash.lines.vat.months[13]).toBe(420);
    expect(cash.lines.vat.years[0]).toBe(0);
  });

  it('is refunded after its months where it is claimed, or at the end of the year', () => {
    const answers = { streams: [units({ normal: '100' })], investments: [investment({ cost: '10000' })] };
    const claimed = of({ ...answers, vat: { scheme: '', periodMonths: '', refund: 'refund' } });
    // 1,470 claimed in March arrive in May; 630 of the next quarter are paid in July.
    expect(claimed.cash.lines.vatRefund.months[5]).toBe(1470);
    expect(claimed.cash.lines.vat.months[7]).toBe(630);
    const late = of({
      streams: [units({ normal: '10' })],
      investments: [investment({ cost: '10000' })],
      vat: { scheme: '', periodMonths: '', refund: 'yearEnd' },
    });
    // 2,100 − 12 · 21 = 1,848 claimed in December arrive in February.
    expect(late.cash.lines.vatRefund.months[14]).toBe(1848);
    expect(late.cash.lines.vatRefund.years[0]).toBe(0);
  });

  it('is due when customers pay under the cash scheme', () => {
    const { ledger } = of({
      streams: [units({ until: 1, terms: [{ share: '100', days: 60 }] })],
      vat: { scheme: 'cash', periodMonths: 1, refund: '' },
    });
    expect(first(ledger.balances('vatNotDue'), 4)).toEqual([0, -210, -210, 0]);
    expect(first(ledger.balances('vat'), 5)).toEqual([0, 0, 0, -210, 0]);
  });

  it('of purchases is a cost where no tax is charged', () => {
    const { income, balance } = of({
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

describe('income tax', () => {
  const taxed = (bands: Record<string, string>, change: Partial<Pack['incomeTax']>): Pack => ({
    ...IMAGINARY,
    parameters: [
      ...IMAGINARY.parameters,
      ...Object.entries(bands).map(([key, value]) => ({
        key,
        value,
        unit: key.includes('upTo') ? ('amount' as const) : ('percent' as const),
        validFrom: 2020,
        source: null,
        status: 'custom' as const,
      })),
    ],
    incomeTax: { ...IMAGINARY.incomeTax, ...change },
  });
  const british = taxed(
    { 'tax.upTo1': '50000', 'tax.upTo2': '250000', 'tax.low': '19', 'tax.middle': '26.5', 'tax.high': '25' },
    {
      regimes: [
        {
          id: 'main',
          bands: [
            { upTo: 'tax.upTo1', rate: 'tax.low' },
            { upTo: 'tax.upTo2', rate: 'tax.middle' },
            { upTo: null, rate: 'tax.high' },
          ],
        },
      ],
    },
  );

  it('goes by marginal bands', () => {
    const { income } = of({ streams: [yearly(['50000', '100000', '250000', '300000', '75000'])] }, british);
    // 9,500; 9,500 + 13,250; 9,500 + 53,000; 62,500 + 12,500; 9,500 + 6,625.
    expect(income.incomeTax.years).toEqual([9500, 22_750, 62_500, 75_000, 16_125]);
  });

  it('treats early losses better than later ones', () => {
    // Losses of the first three years are used whole; later ones up to 5,000 and 70 % of what exceeds it.
    const bands = [{ id: 'one', bands: [{ upTo: null, rate: 'incomeTax.general' }] }];
    const pack = taxed({}, { regimes: bands });
    const old = { ...FACTS, newCompany: false };
    const early = of({ streams: [yearly(['0', '-40000', '30000', '30000', '0'])] }, pack);
    // 30,000 − 30,000; 30,000 − 10,000 at 25 %.
    expect(early.income.incomeTax.years).toEqual([0, 0, 0, 5000, 0]);
    const late = of({ streams: [yearly(['0', '0', '1000', '-40000', '30000'])] }, pack, old);
    // At most 5,000 + 70 % of 25,000 = 22,500 of the 40,000: 7,500 at 25 %, and a year before 1,000.
    expect(late.income.incomeTax.years).toEqual([0, 0, 250, 0, 1875]);
    expect(late.lossesLeft).toBe(17_500);
  });

  it('lets a new company use its losses whole only in its first profitable year', () => {
    const bands = [{ id: 'one', bands: [{ upTo: null, rate: 'incomeTax.general' }] }];
    const { income } = of(
      {
        streams: [yearly(['20000', '30000', '0', '0', '0'])],
        incomeTax: { adjustments: ['', '', '', '', ''], lossesBefore: '100000' },
      },
      taxed({}, { regimes: bands }),
    );
    // 20,000 − 20,000; then 30,000 − (5,000 + 70 % of 25,000) at 25 %.
    expect(income.incomeTax.years.slice(0, 2)).toEqual([0, 1875]);
  });

  it('is paid months after the year, less instalments on the last year settled', () => {
    const bands = [{ id: 'one', bands: [{ upTo: null, rate: 'incomeTax.general' }] }];
    const { cash } = of(
      { streams: [yearly(['40000', '40000', '8000', '0', '0'])] },
      taxed({}, { regimes: bands }),
    );
    const paid = (month: number) => cash.lines.incomeTax.months[month];
    // 10,000 of the first year in July of the second; 18 % of it in October and December, and in April of the third.
    expect([19, 22, 24, 28].map(paid)).toEqual([10_000, 1800, 1800, 1800]);
    // 10,000 − 3,600 for the second year; then instalments on 10,000 again: 1,800 · 3 in the third, more than its 2,000.
    expect([31, 34, 36].map(paid)).toEqual([6400, 1800, 1800]);
    expect(cash.lines.taxRefund.months[43]).toBe(3400);
  });

  it('is not the firm’s where its owners are taxed', () => {
    const { income, cash } = of({
      taxedAs: 'owner',
      vat: NO_VAT,
      grain: 'cent',
      streams: [units({ normal: '180' })],
      owner: {
        count: 1,
        drawings: ['', '700', '', '', ''],
        privateNeeds: [{ id: 'n', name: '', kind: 'need', amount: '650' }],
      },
    });
    expect(income.incomeTax.years).toEqual([0, 0, 0, 0, 0]);
    expect([cash.lines.drawings.months[1], cash.lines.drawings.months[13]]).toEqual([65_000, 70_000]);
    // The flat 80.80 for 18 months; then by last year's 21,600 · 93 % / 12 = 1,674: the second bracket, to 1,700.40.
    expect([1, 18, 19].map((month) => cash.lines.ownerSocial.months[month])).toEqual([8080, 8080, 29_430]);
  });
});

describe('people', () => {
  it('get 14 salaries, two of them in June and December', () => {
    const { cash, income, ledger } = of({ people: [person({})] });
    // 1,500 · 14 / 12 = 1,750 a month; 25 % of charges, paid a month later.
    expect(income.staff.months[1]).toBe(1750);
    expect([5, 6, 12].map((month) => cash.lines.wages.months[month])).toEqual([1500, 3000, 3000]);
    expect(ledger.balances('accruedPay')[12]).toBe(0);
    expect(first(income.social.months, 3)).toEqual([0, 438, 437]);
    expect(first(cash.lines.social.months, 4)).toEqual([0, 0, 438, 437]);
  });

  it('cost charges up to a cap, and more above it', () => {
    // 6,101.20 a month: 25 % of 5,101.20 and 1.25 % of 1,000.
    const { income } = of({ grain: 'cent', people: [person({ gross: '6101.20', salaries: 12 })] });
    expect(income.social.months[1]).toBe(127_530 + 1250);
  });
});

describe('dividends', () => {
  it('leave the legal reserve and the minimum, and no more than there is', () => {
    const { cash, ledger, cappedDividends } = of({
      vat: NO_VAT,
      streams: [yearly(['20000', '20000', '20000', '0', '0'])],
      contributions: [
        { id: 'c1', name: '', kind: 'capital', amount: '10000', month: 0, repaid: '', subordinated: false },
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

  it('are cut to what is above the minimum', () => {
    const { cash, cappedDividends } = of({
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

describe('the rest', () => {
  it('an overdraft costs interest of the last month, up to its limit', () => {
    const { cash } = of({
      vat: NO_VAT,
      grain: 'cent',
      overheads: [overhead({ rhythm: 'once', amount: '5000', from: 1 })],
      creditLine: { limit: '3000', rate: '12' },
    });
    expect(first(cash.lines.interest.months, 4)).toEqual([0, 0, 3000, 3000]);
    expect(cash.closing[2]).toBe(-503_000);
  });

  it('the lowest month is the first of equal ones', () => {
    expect(of({}).cash.lowest).toEqual({ month: 0, amount: 0 });
  });

  it('a running business brings its balances', () => {
    const result = of({
      vat: NO_VAT,
      opening: {
        bank: '5000',
        receivables: '3000',
        stock: '1000',
        fixedAssets: '6000',
        deposits: '500',
        payables: '2000',
        vatOwed: '300',
        socialOwed: '400',
        taxOwed: '700',
        partnerLoans: '1000',
        capital: '3000',
        fixedLife: 24,
        receivableDays: 60,
        payableDays: 30,
      },
      loans: [
        loan({
          running: true,
          payouts: [{ month: 0, amount: '2400' }],
          rate: '0',
          term: 24,
          method: 'linear',
        }),
      ],
    });
    // 15,500 of assets − 2,000 − 300 − 400 − 700 − 1,000 − 3,000 − 2,400 = 5,700 retained.
    expect(balanceOf(result, 'retained', 0)).toBe(-5700);
    expect(result.balance[0]).toMatchObject({
      fixedAssets: 6500,
      stock: 1000,
      receivables: 3000,
      cash: 5000,
      ownFunds: 8700,
      longTerm: 2200,
      shortTerm: 4600,
    });
    // Month 1: 1,500 collected − 2,000 − 400 − 100.
    expect(first(result.cash.closing, 3)).toEqual([5000, 4000, 5400]);
    expect(result.cash.lines.incomeTax.months[7]).toBe(700);
    expect(result.income.depreciation.months[1]).toBe(250);
    expect(result.cash.lines.loans.years[0]).toBe(0);
  });

  it('a capital grant is income as what it paid for wears off', () => {
    const { income, balance, cash } = of({
      vat: NO_VAT,
      investments: [investment({})],
      grants: [
        { id: 'g1', name: '', kind: 'capital', amount: '3000', month: 0, paid: 5, investmentId: 'i1' },
        { id: 'g2', name: '', kind: 'operating', amount: '900', month: 2, paid: 3, investmentId: '' },
      ],
    });
    expect(first(income.otherIncome.months, 4)).toEqual([0, 50, 950, 50]);
    expect([cash.lines.grants.months[3], cash.lines.grants.months[5]]).toEqual([900, 3000]);
    expect(balance[2]?.receivables).toBe(3900);
  });

  it('typed years win, and the rest follows them', () => {
    const { income, cash } = of({
      streams: [units({ badDebt: '10' })],
      overheads: [overhead({ amount: '100' }), overhead({ id: 'o2', amount: '300' })],
      loans: [loan({ rate: '0', term: 12, payouts: [{ month: 0, amount: '1200' }] })],
      pins: [
        { path: 'revenues.f:s1.FY1', amount: '24001' },
        { path: 'otherExpenses.f:rent.FY2', amount: '9600' },
        { path: 'depreciation.FY2', amount: '1201' },
        { path: 'interestExpense.FY3', amount: '60' },
        { path: 'incomeTaxExpense.FY1', amount: '777' },
      ],
    });
    expect(income.revenue.years.slice(0, 2)).toEqual([24_001, 12_000]);
    expect(income.badDebt.years[0]).toBe(2400);
    expect(income.overheads.years.slice(0, 2)).toEqual([4800, 9600]);
    expect(income.depreciation.years[1]).toBe(1201);
    expect(cash.lines.interest.years[2]).toBe(60);
    expect(income.incomeTax.years[0]).toBe(777);
  });

  it('what is not answered is named, what is too large is said', () => {
    expect(of({ start: '' }).missing).toEqual(['start']);
    expect(of({ streams: [units({ vat: 'intermediate' })] })).toMatchObject({
      state: 'incomplete',
      missing: ['vat.intermediate'],
    });
    expect(of({ loans: [loan({ term: '' })] }).missing).toEqual(['loans.l1.term']);
    expect(of({ streams: [units({ normal: '1000000000', price: '1000000000' })] })).toMatchObject({
      state: 'outOfRange',
      beyond: ['streams.s1'],
    });
  });
});
