import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { SECTIONS } from '@trazo/plan/sections/registry';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import { exampleOverhead as overhead } from '@trazo/plan/testing/example-overhead';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RepairMode, repair } from './repair.ts';
import { writePath } from './value-path.ts';
import { wrongAnswers } from './wrong-answers.ts';

const { schema, empty } = SECTIONS.finance;
const mended = (assumptions: unknown, mode: RepairMode) =>
  repair(schema, empty, { ...empty, assumptions }, mode).assumptions;

const loan = { ...newItem.loan('l1', false), payouts: [{ month: 0, amount: '30000' }], rate: '4.5' };
const withOverhead = (change: object) => ({ ...emptyAssumptions(), overheads: [{ ...overhead, ...change }] });
const stream = {
  id: 's1',
  kind: 'units',
  typedPer: 'month',
  name: 'Bread',
  productId: '',
  from: 1,
  until: '',
  vat: '',
  terms: [{ share: '100', days: 0 }],
  badDebt: '',
  cost: null,
  price: '1.20',
  priceIndex: '',
  discount: '',
  rampMonths: 6,
  first: '20',
  normal: '75',
  growth: ['', '', '', '', ''],
  season: new Array<string>(12).fill(''),
} satisfies Assumptions['streams'][number];
const withStream = (change: object) => ({ ...emptyAssumptions(), streams: [{ ...stream, ...change }] });
const inParts = (first: string, second: string) =>
  withStream({
    terms: [
      { share: first, days: -30 },
      { share: second, days: 30 },
    ],
  });
const oven = {
  id: 'i1',
  name: 'Oven',
  kind: 'machines',
  cost: '9000',
  month: 0,
  vat: '',
  life: '',
  terms: [
    { share: '30', days: 0 },
    { share: '60', days: 30 },
  ],
  inKind: false,
} satisfies Assumptions['investments'][number];
const withLoan = (change: object) => ({ ...emptyAssumptions(), loans: [{ ...loan, ...change }] });

const WRONG: readonly (readonly [string, Assumptions])[] = [
  ['an amount half typed', withOverhead({ amount: '12,' })],
  ['an amount too large', withOverhead({ amount: '99999999999' })],
  ['an end before the start', withOverhead({ from: 9, until: 3 })],
  ['a month too late', withOverhead({ from: 99 })],
  ['days below zero', withOverhead({ days: -1 })],
  ['a share above 100 %', withLoan({ rate: '120' })],
  ['a grace as long as the loan', withLoan({ grace: { months: 60, kind: 'interestOnly' } })],
  ['a term that is no whole number of instalments', withLoan({ rhythm: 12, term: 61 })],
  ['a term too long', withLoan({ term: 700 })],
  ['parts of an invoice above 100 %', inParts('40', '70')],
  ['a part of an invoice that is blank', inParts('', '70')],
  ['a part of an invoice half typed', inParts('12,', '70')],
  ['parts of an investment below 100 %', { ...emptyAssumptions(), investments: [oven] }],
  ['a season without a sale', withStream({ season: ['0', ...new Array<string>(11).fill('')] })],
];

/** As a field of whole numbers stores what was typed into it. */
const WITH_LETTERS: readonly (readonly [string, object, string, number | ''])[] = [
  ['letters for a month', withOverhead({ from: 'abc' }), 'overheads.0.from', 0],
  ['letters for a month that may be blank', withOverhead({ until: '1x' }), 'overheads.0.until', ''],
  ['letters for a term', withLoan({ term: 'long' }), 'loans.0.term', ''],
  [
    'letters for the month of a payout',
    withLoan({ payouts: [{ month: 'May', amount: '30000' }] }),
    'loans.0.payouts.0.month',
    0,
  ],
];

describe('a draft with letters where a number belongs', () => {
  it.each(WITH_LETTERS)('keeps %s as they were typed', (_, assumptions) => {
    expect(mended(assumptions, 'keepTexts')).toEqual(assumptions);
  });

  it.each(WITH_LETTERS)('is printed without %s, and with everything else', (_, assumptions, path, sent) => {
    const printed = mended(assumptions, 'printable');
    expect(schema.safeParse({ ...empty, assumptions: printed }).success).toBe(true);
    expect(printed).toEqual(writePath(assumptions, path, sent));
  });

  it.each(WITH_LETTERS)('is known not to be countable with %s', (_, assumptions, path) => {
    expect(wrongAnswers(assumptions)).toEqual([path]);
  });
});

describe('a draft with answers that cannot be', () => {
  it.each(WRONG)('keeps %s as it was typed', (_, assumptions) => {
    expect(mended(assumptions, 'keepTexts')).toEqual(assumptions);
  });

  it.each(WRONG)('is printed without %s, and with everything else', (_, assumptions) => {
    const printed = mended(assumptions, 'printable');
    expect(schema.safeParse({ ...empty, assumptions: printed }).success).toBe(true);
    expect(printed?.overheads.map(({ name }) => name)).toEqual(assumptions.overheads.map(({ name }) => name));
    expect(printed?.loans.map(({ payouts }) => payouts)).toEqual(
      assumptions.loans.map(({ payouts }) => payouts),
    );
    expect(printed?.streams.map(({ name }) => name)).toEqual(assumptions.streams.map(({ name }) => name));
    expect(printed?.investments.map(({ cost }) => cost)).toEqual(
      assumptions.investments.map(({ cost }) => cost),
    );
  });

  it.each(WRONG)('is known not to be countable with %s', (_, assumptions) => {
    expect(wrongAnswers(assumptions)).not.toEqual([]);
  });

  it.each(['keepTexts', 'printable'] as const)(
    'that does not say how amounts are typed is %s whole',
    (mode) => {
      const { costTax: _tax, ...answers } = emptyAssumptions();
      const { typedPer: _per, ...sold } = stream;
      expect(mended({ ...answers, streams: [sold] }, mode)).toEqual(withStream({}));
    },
  );

  it('loses nothing of what is valid', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(), (assumptions) => {
        expect(mended(assumptions, 'keepTexts')).toEqual(assumptions);
        expect(mended(assumptions, 'printable')).toEqual(assumptions);
      }),
      { numRuns: 50 },
    );
  });
});
