import { describe, expect, it } from 'vitest';
import { assumptionsSchema, emptyAssumptions } from './assumptions.ts';
import { newItem } from './new-items.ts';

const pathsOf = (changes: object): string[] =>
  assumptionsSchema
    .safeParse({ ...emptyAssumptions(), ...changes })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

const units = {
  id: 's1',
  kind: 'units',
  typedPer: 'month',
  name: 'Bread',
  productId: '',
  from: 1,
  until: '',
  vat: 'reduced',
  terms: [{ share: '100', days: 0 }],
  badDebt: '',
  cost: null,
  price: '1.20',
  priceIndex: '2',
  discount: '',
  rampMonths: 6,
  first: '20',
  normal: '75',
  growth: ['', '12', '8', '5', '5'],
  season: new Array(12).fill(''),
};
const loan = {
  ...newItem.loan('l1', false),
  payouts: [{ month: 0, amount: '30000' }],
  rate: '4.5',
  grace: { months: 6, kind: 'interestOnly' },
  fee: '1',
};

describe('assumptions', () => {
  it('with nothing answered are valid', () => {
    expect(pathsOf({})).toEqual([]);
  });

  it('with a stream and a loan are valid', () => {
    expect(pathsOf({ country: 'es', start: '2027-04', streams: [units], loans: [loan] })).toEqual([]);
  });

  it.each([
    ['a stranger', { secret: 1 }, ''],
    ['another version', { version: 2 }, 'version'],
    ['a month that is none', { start: '2027-13' }, 'start'],
    ['a number for a text', { streams: [{ ...units, price: 5 }] }, 'streams.0.price'],
    ['scientific notation', { streams: [{ ...units, price: '1e9' }] }, 'streams.0.price'],
    ['NaN as text', { streams: [{ ...units, price: 'NaN' }] }, 'streams.0.price'],
    ['NaN', { streams: [{ ...units, rampMonths: Number.NaN }] }, 'streams.0.rampMonths'],
    ['infinity', { streams: [{ ...units, from: Number.POSITIVE_INFINITY }] }, 'streams.0.from'],
    ['more than 10⁹', { streams: [{ ...units, normal: '1000000000.001' }] }, 'streams.0.normal'],
    ['five decimals of a price', { streams: [{ ...units, price: '1.00001' }] }, 'streams.0.price'],
    ['a negative price', { streams: [{ ...units, price: '-1' }] }, 'streams.0.price'],
    ['an unknown kind', { streams: [{ ...units, kind: 'magic' }] }, 'streams.0.kind'],
    ['an end before the start', { streams: [{ ...units, from: 9, until: 8 }] }, 'streams.0.until'],
    ['month 61', { streams: [{ ...units, from: 61 }] }, 'streams.0.from'],
    [
      'shares that do not come to 100',
      { streams: [{ ...units, terms: [{ share: '99', days: 0 }] }] },
      'streams.0.terms',
    ],
    [
      'eleven months of season',
      { streams: [{ ...units, season: new Array(11).fill('1') }] },
      'streams.0.season',
    ],
    [
      'a year without a season',
      { streams: [{ ...units, season: new Array(12).fill('0') }] },
      'streams.0.season',
    ],
    [
      'growth in the first year',
      { streams: [{ ...units, growth: ['5', '', '', '', ''] }] },
      'streams.0.growth.0',
    ],
    ['an id twice', { streams: [units, units] }, 'streams.1.id'],
    [
      '81 streams',
      { streams: Array.from({ length: 81 }, (_, index) => ({ ...units, id: `s${index}` })) },
      'streams',
    ],
    [
      'a term that is no number of instalments',
      { loans: [{ ...loan, rhythm: 12, term: 61 }] },
      'loans.0.term',
    ],
    ['a grace longer than the loan', { loans: [{ ...loan, term: 6 }] }, 'loans.0.grace.months'],
    [
      'a payout after the grace',
      {
        loans: [
          {
            ...loan,
            payouts: [
              { month: 0, amount: '1' },
              { month: 7, amount: '1' },
            ],
          },
        ],
      },
      'loans.0.payouts.1.month',
    ],
    [
      'payouts out of order',
      {
        loans: [
          {
            ...loan,
            payouts: [
              { month: 2, amount: '1' },
              { month: 2, amount: '1' },
            ],
          },
        ],
      },
      'loans.0.payouts.1.month',
    ],
    [
      'a running loan paid out later',
      { loans: [{ ...loan, running: true, payouts: [{ month: 1, amount: '1' }] }] },
      'loans.0.payouts',
    ],
    ['a rate above 100 %', { loans: [{ ...loan, rate: '100.01' }] }, 'loans.0.rate'],
    [
      'a grant for nothing known',
      { grants: [{ id: 'g', name: '', kind: 'capital', amount: '1', month: 3, paid: 3, investmentId: 'x' }] },
      'grants.0.investmentId',
    ],
    [
      'a grant paid before it is due',
      {
        grants: [{ id: 'g', name: '', kind: 'operating', amount: '1', month: 3, paid: 2, investmentId: '' }],
      },
      'grants.0.paid',
    ],
    [
      'a loan repaid before it is lent',
      {
        contributions: [
          {
            id: 'c',
            name: '',
            kind: 'partnerLoan',
            amount: '1',
            month: 3,
            repaid: 3,
            subordinated: false,
            rate: '',
          },
        ],
      },
      'contributions.0.repaid',
    ],
    ['a list for an object', { vat: [] }, 'vat'],
    ['null for a list', { people: null }, 'people'],
    ['a pin that is no amount', { pins: [{ path: 'x', amount: '1,5' }] }, 'pins.0.amount'],
    [
      'a parameter that is no number',
      { parameters: [{ key: 'vat.standard', value: '-1' }] },
      'parameters.0.value',
    ],
  ])('refuse %s and say where', (_, changes, path) => {
    expect(pathsOf(changes)).toContain(path);
  });

  it('refuse yearly amounts with a cost for each unit', () => {
    const { id, name, productId, from, until, vat, terms, badDebt, season } = units;
    const cost = { per: 'unit', amount: '1', share: '', index: '', vat: '', days: 30, stockDays: 0 };
    const line = { id, name, productId, from, until, vat, terms, badDebt, season };
    const annual = { ...line, kind: 'annual', amounts: ['1', '', '', '', ''], cost };
    expect(pathsOf({ streams: [annual] })).toEqual(['streams.0.cost.per']);
  });

  it('keep names that belong to every object as plain keys', () => {
    const hostile: unknown = JSON.parse('{"__proto__":"1"}');
    const parsed = assumptionsSchema.safeParse({ ...emptyAssumptions(), filled: hostile });
    expect(Object.getPrototypeOf(parsed.data?.filled ?? {})).toBe(Object.prototype);
  });
});
