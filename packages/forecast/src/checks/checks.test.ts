import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankOpening, newItem } from '@trazo/plan/finance/assumptions/new-items';
import { blankFive } from '@trazo/plan/finance/assumptions/numbers';
import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { PlanFacts } from '../forecast-context.ts';
import { FACTS, NO_VAT } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { investment, loan, overhead, person, subscription, units, yearly } from '../testing/lines.ts';
import { assume } from '../testing/plan-facts.ts';
import { dismissalOf, doubtsOf } from './checks.ts';
import type { CheckId, Doubt } from './doubt.ts';

// 100 pieces a month at 10: 1,000.
const SOLD: Partial<Assumptions> = { grain: 'cent', vat: NO_VAT, streams: [units({})] };
const OWNER: PlanFacts = { ...FACTS, legalStructure: 'selfEmployed' };

function doubts(answers: Partial<Assumptions>, facts: PlanFacts = FACTS): readonly Doubt[] {
  const assumptions = assume({ ...SOLD, ...answers });
  return doubtsOf({ assumptions, pack: IMAGINARY, facts, forecast: forecast(assumptions, IMAGINARY, facts) });
}

const found = (check: CheckId, answers: Partial<Assumptions>, facts: PlanFacts = FACTS): Doubt | undefined =>
  doubts(answers, facts).find((each) => each.check === check);

const ownMoney = (amount: string) => ({ ...newItem.contribution('c1', 'capital'), amount });
const setUp = (amount: string) => ({ ...newItem.setUp('u1'), vat: 'none' as const, amount });
const rent = (amount: string) => overhead({ amount });
const borrowed = (amount: string) =>
  loan({ payouts: [{ month: 0, amount }], rate: '0', term: 60, method: 'linear' });

it('a sound firm raises no doubt', () => {
  expect(
    doubts({
      streams: [units({ first: '50', rampMonths: 3 })],
      overheads: [rent('200')],
      people: [person({ insuredAs: 'owner', gross: '200', salaries: 12 })],
      contributions: [ownMoney('4000')],
    }),
  ).toEqual([]);
});

describe('nothing is said', () => {
  const broke = { overheads: [rent('2000')] };

  it('before something is sold and costs something', () => {
    expect(doubts(broke)).not.toEqual([]);
    expect(doubts({ ...broke, streams: [] })).toEqual([]);
    expect(doubts({ overheads: [] })).toEqual([]);
  });

  it('while a figure is missing that others follow from', () => {
    expect(doubts({ ...broke, loans: [loan({ term: '' })] })).toEqual([]);
  });
});

describe('tax that need not be charged', () => {
  const selling = (price: string, more: Partial<Assumptions> = {}) =>
    found('smallBusiness', {
      vat: { scheme: '', periodMonths: '', refund: '' },
      streams: [units({ price, normal: '10' })],
      overheads: [rent('10')],
      ...more,
    });

  it('is one up to the limit of the first year’s sales', () => {
    // 120 · 166.66 = 19,999.20; 120 · 166.67 = 20,000.40.
    expect(selling('166.66')).toMatchObject({
      figures: { sales: { text: '19999.2' }, limit: { text: '20000' } },
      at: 'vat',
    });
    expect(selling('166.67')).toBeUndefined();
  });

  it('is none once a scheme is chosen, or for a running business', () => {
    expect(selling('100', { vat: { scheme: 'standard', periodMonths: '', refund: '' } })).toBeUndefined();
    const running = { ...FACTS, newCompany: false };
    expect(
      found('smallBusiness', { vat: { scheme: '', periodMonths: '', refund: '' } }, running),
    ).toBeUndefined();
  });
});

describe('cash', () => {
  const paying = (own: string, more: Partial<Assumptions> = {}) =>
    found('cash', { overheads: [setUp('10000')], contributions: [ownMoney(own)], ...more });

  it('may come to nothing, not below', () => {
    expect(paying('10000')).toBeUndefined();
    expect(paying('9999.99')).toMatchObject({
      says: 'cash',
      isSerious: true,
      size: 1,
      figures: { amount: { text: '0.01' }, month: { measure: 'month', text: '0' } },
    });
  });

  it('may fall as far as the credit line goes', () => {
    const creditLine = { limit: '0.01', rate: '' };
    expect(paying('9999.99', { creditLine })).toBeUndefined();
    expect(paying('9999.98', { creditLine })).toMatchObject({ says: 'cashBeyondLine', size: 1 });
  });
});

it('what the start takes is paid for', () => {
  const starting = (own: string) =>
    found('uses', { overheads: [setUp('10000')], contributions: [ownMoney(own)] });
  expect(starting('10000')).toBeUndefined();
  expect(starting('9999.99')).toMatchObject({
    size: 1,
    figures: { missing: { text: '0.01' }, uses: { text: '10000' } },
  });
});

describe('cover', () => {
  // 6,000 in 60 parts without interest: 1,200 a year. What is in kind is written off, so that no tax is due.
  const earning = (costs: string) =>
    found('cover', {
      overheads: [rent(costs)],
      loans: [borrowed('6000')],
      investments: [investment({ cost: '60000', inKind: true })],
    });

  it.each([
    ['875', undefined],
    // 124 a month: 1.24.
    [
      '876',
      { says: 'cover', isSerious: false, figures: { times: { text: '1.24' }, wanted: { text: '1.25' } } },
    ],
    ['885', { figures: { times: { text: '1.15' }, wanted: { text: '1.25' } } }],
    ['886', { figures: { times: { text: '1.14' }, wanted: { text: '1.15' } } }],
    ['900', { says: 'cover', figures: { times: { text: '1' } } }],
    [
      '901',
      {
        says: 'coverBelowOne',
        isSerious: true,
        figures: { earned: { text: '1188' }, service: { text: '1200' } },
      },
    ],
  ])('with costs of %s a month', (costs, doubt) => {
    if (doubt === undefined) expect(earning(costs)).toBeUndefined();
    else expect(earning(costs)).toMatchObject(doubt);
  });
});

it('own money is a quarter of the sources at least', () => {
  const bringing = (own: string, loans = [borrowed('7500')]) =>
    found('ownShare', { overheads: [rent('100')], contributions: [ownMoney(own)], loans });
  expect(bringing('2500')).toBeUndefined();
  expect(bringing('2499')).toMatchObject({ figures: { wanted: { text: '25' } } });
  expect(bringing('0', [])).toBeUndefined();
});

describe('a loan', () => {
  const buying = (term: number, things: Assumptions['investments']) =>
    found('loanLife', {
      overheads: [rent('100')],
      loans: [loan({ name: ' Bank ', term })],
      investments: things,
    });

  it('is repaid while what it bought is used', () => {
    const van = investment({ name: 'Van', life: 60 });
    expect(buying(60, [van])).toBeUndefined();
    expect(buying(61, [van])).toMatchObject({
      about: 'l1',
      at: { kind: 'loan', id: 'l1' },
      figures: { loan: { text: 'Bank' }, term: { text: '61' }, thing: { text: 'Van' }, life: { text: '60' } },
    });
  });

  it('goes by the country’s life where none is typed, and by the longest', () => {
    const things = [investment({ id: 'i2', life: 12 }), investment({ life: '' })];
    expect(buying(100, things)).toBeUndefined();
    expect(buying(101, things)).toMatchObject({ figures: { life: { text: '100' } } });
  });

  it('may be of any length for land, or where nothing is bought', () => {
    expect(
      buying(300, [investment({ kind: 'land', life: '' }), investment({ id: 'i2', life: 12 })]),
    ).toBeUndefined();
    expect(buying(300, [])).toBeUndefined();
    expect(buying(300, [investment({ inKind: true, life: 12 })])).toBeUndefined();
  });
});

describe('what is sold', () => {
  const perUnit = (amount: string) =>
    ({ per: 'unit', amount, share: '', index: '', vat: '', days: 0, stockDays: 0 }) as const;

  it('has the cost of its product', () => {
    const facts = (cost: string) => ({
      ...FACTS,
      products: [{ id: 'p1', cost }],
    });
    const linked = { productId: 'p1', name: 'Bread' };
    const selling = (cost: string, more = {}) =>
      found('unitCost', { streams: [units({ ...linked, ...more })], overheads: [rent('100')] }, facts(cost));
    expect(selling('0.0001')).toMatchObject({
      about: 's1',
      at: { kind: 'consumption', id: 's1' },
      figures: { name: { text: 'Bread' }, cost: { text: '0.0001' } },
    });
    expect(selling('0')).toBeUndefined();
    expect(selling('')).toBeUndefined();
    expect(selling('4', { cost: perUnit('0') })).toMatchObject({ about: 's1' });
    expect(selling('4', { cost: perUnit('4') })).toBeUndefined();
  });

  it('is sold for more than it costs', () => {
    const costing = (amount: string) => found('soldAtLoss', { streams: [units({ cost: perUnit(amount) })] });
    expect(costing('9.9999')).toBeUndefined();
    // 60 months of 1,000.
    expect(costing('10')).toMatchObject({ figures: { revenue: { text: '60000' }, cost: { text: '60000' } } });
  });

  it('leaves half of the revenue at most', () => {
    const costing = (amount: string) => found('margin', { overheads: [rent(amount)] });
    expect(costing('500')).toBeUndefined();
    expect(costing('499')).toMatchObject({ figures: { share: { text: '50.1' } } });
    // An owner lives on what is left.
    const privateNeeds = [{ ...newItem.privateNeed('n1'), amount: '500' }];
    const living = { count: 1, profitBefore: '', drawings: blankFive(), privateNeeds };
    expect(found('margin', { overheads: [rent('100')], owner: living }, OWNER)).toBeUndefined();
  });

  it('doubles at most in a year after the second', () => {
    const growing = (...amounts: Parameters<typeof yearly>[0]) =>
      found('growth', { streams: [yearly(amounts)], overheads: [rent('1')] });
    expect(growing('100', '900', '1800', '3600', '7200')).toBeUndefined();
    expect(growing('100', '900', '1800', '3600.01', '7200')).toMatchObject({
      figures: { year: { year: 4 }, before: { text: '1800' }, now: { text: '3600.01' } },
    });
  });

  it('is less at first than later', () => {
    const starting = (stream: Assumptions['streams'][number], opening: Assumptions['opening'] = null) =>
      found('ramp', { streams: [stream], opening, overheads: [rent('100')] });
    expect(starting(units({ first: '99', rampMonths: 1 }))).toBeUndefined();
    expect(starting(units({ first: '100', rampMonths: 1 }))).toMatchObject({
      figures: { amount: { text: '1000' }, month: { text: '1' } },
    });
    expect(starting(units({ first: '99', rampMonths: 0 }))).toBeDefined();
    expect(starting(units({ rampMonths: 6 }))).toBeDefined();
    expect(starting(units({}), blankOpening())).toBeUndefined();
    // Customers of a subscription come one by one.
    expect(starting(subscription({}))).toBeUndefined();
    const second = units({ id: 's2', first: '1', rampMonths: 3 });
    expect(found('ramp', { streams: [units({}), second], overheads: [rent('100')] })).toBeUndefined();
  });
});

describe('people', () => {
  const paying = (check: CheckId, answers: Parameters<typeof person>[0]) =>
    found(check, { overheads: [rent('100')], people: [person(answers)] });

  it('are paid', () => {
    expect(paying('unpaid', { gross: '0.01' })).toBeUndefined();
    expect(paying('unpaid', { role: 'Baker', gross: '0' })).toMatchObject({
      about: 'p1',
      figures: { name: { text: 'Baker' } },
    });
    expect(paying('unpaid', { gross: '' })).toBeDefined();
    expect(paying('unpaid', { gross: '', heads: '0' })).toBeUndefined();
  });

  it('earn what the law lets them earn least', () => {
    // 14 · 1,000.50 = 14,007.
    expect(paying('minimumWage', { gross: '14007', per: 'year' })).toBeUndefined();
    expect(paying('minimumWage', { gross: '14006.99', per: 'year' })).toMatchObject({
      isSerious: true,
      size: 1,
      figures: { pay: { text: '14006.99' }, least: { text: '14007' } },
    });
    expect(paying('minimumWage', { gross: '1000.49' })).toMatchObject({ size: 14 });
    expect(paying('minimumWage', { gross: '1167.25', salaries: 12 })).toBeUndefined();
    expect(paying('minimumWage', { gross: '1000.49', insuredAs: 'owner' })).toBeUndefined();
    expect(paying('minimumWage', { gross: '500', heads: '0' })).toBeUndefined();
  });

  it('are the founders, too, in a company', () => {
    expect(paying('founder', {})).toBeDefined();
    expect(paying('founder', { memberId: 'm1' })).toBeUndefined();
    expect(paying('founder', { insuredAs: 'owner' })).toBeUndefined();
    expect(found('founder', { overheads: [rent('100')] }, OWNER)).toBeUndefined();
  });

  it('who own the firm live on something', () => {
    const living = (first: string) =>
      found(
        'ownerLiving',
        {
          overheads: [rent('100')],
          owner: { count: 1, profitBefore: '', drawings: [first, '', '', '', ''], privateNeeds: [] },
        },
        OWNER,
      );
    expect(living('0.01')).toBeUndefined();
    expect(living('0')).toBeDefined();
    expect(living('')).toBeDefined();
  });
});

it('half of a company’s capital is left at the end of each year', () => {
  const losing = (amount: string, facts = FACTS) =>
    found('capital', { overheads: [rent('1000'), setUp(amount)], contributions: [ownMoney('3000')] }, facts);
  expect(losing('1500')).toBeUndefined();
  expect(losing('1500.01')).toMatchObject({
    isSerious: true,
    figures: { year: { year: 1 }, own: { text: '1499.99' }, capital: { text: '3000' } },
  });
  expect(losing('1500.01', OWNER)).toBeUndefined();
});

describe('borrowed money', () => {
  const at = (rate: string, amount = '12000.50', term = 48) =>
    found('loanRate', {
      overheads: [rent('100')],
      loans: [loan({ name: 'Bank', rate, term, payouts: [{ month: 0, amount }] })],
    });

  it('has a rate, were it nothing: until it is said, the figures are without interest', () => {
    expect(at('')).toMatchObject({
      about: 'l1',
      isSerious: true,
      says: 'loanRate',
      figures: { loan: { text: 'Bank' }, amount: { text: '12000.5' }, term: { text: '48' } },
      at: { kind: 'loan', id: 'l1' },
    });
    expect(at('0')).toBeUndefined();
    expect(at('', '')).toBeUndefined();
  });

  it('by a credit line, too', () => {
    const line = (limit: string, rate: string) =>
      found('loanRate', { overheads: [rent('100')], creditLine: { limit, rate } });
    expect(line('5000', '')).toMatchObject({
      says: 'creditRate',
      figures: { limit: { text: '5000' } },
      at: 'credit',
    });
    expect(line('5000', '0')).toBeUndefined();
    expect(line('', '')).toBeUndefined();
  });
});

it('lines that were begun have a figure', () => {
  const answering = (answers: Partial<Assumptions>) =>
    found('questions', { overheads: [rent('100')], ...answers });
  expect(answering({ contributions: [ownMoney('0')] })).toBeUndefined();
  expect(answering({ contributions: [ownMoney('')] })).toMatchObject({
    figures: { count: { text: '1' } },
    at: { kind: 'contribution', id: 'c1' },
  });
  expect(answering({ overheads: [rent('100'), { ...rent(''), id: 'o2' }] })).toBeDefined();
  const unpaid = loan({ rate: '5', payouts: [{ month: 0, amount: '' }] });
  expect(answering({ loans: [unpaid], investments: [investment({ cost: '' })] })).toMatchObject({
    figures: { count: { text: '2' } },
    at: { kind: 'investment' },
  });
  expect(answering({ streams: [units({}), units({ id: 's2', price: '' })] })).toMatchObject({
    at: { kind: 'stream', id: 's2' },
  });
});

describe('a doubt that was dismissed', () => {
  const doubt = found('cash', { overheads: [setUp('1')] });
  if (doubt === undefined) throw new Error('a euro is missing');
  const seen = (size: string) => dismissalOf([{ check: 'cash', about: '', size, reason: 'Savings' }], doubt);

  it('stays so until it goes further by more than a tenth', () => {
    expect(doubt.size).toBe(100);
    expect(seen('91')).toMatchObject({ reason: 'Savings' });
    expect(seen('90')).toBeUndefined();
    expect(seen('900')).toBeDefined();
  });

  it('is another one where it is about another line', () => {
    expect(dismissalOf([{ check: 'cash', about: 'l1', size: '100', reason: '' }], doubt)).toBeUndefined();
    expect(dismissalOf([{ check: 'uses', about: '', size: '100', reason: '' }], doubt)).toBeUndefined();
  });
});
