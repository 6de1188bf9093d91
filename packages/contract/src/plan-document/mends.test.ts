import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost, monthlyOf, newItem } from '@trazo/plan/finance/assumptions/new-items';
import { emptyPlan, type Plan, planSchema } from '@trazo/plan/plan';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { exampleOverhead } from '@trazo/plan/testing/example-overhead';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { contentOfDraft } from './content-of.ts';
import { readPath } from './value-path.ts';

const loan = { ...newItem.loan('l1', false), payouts: [{ month: 0, amount: '30000' }] };
const {
  price: _price,
  priceIndex: _index,
  discount: _discount,
  quantities: _all,
  ...line
} = monthlyOf(newItem.stream('s1'), []);
const annual = {
  ...line,
  kind: 'annual' as const,
  amounts: ['1', '', '', '', ''] as ['1', '', '', '', ''],
  season: new Array<string>(12).fill(''),
  cost: blankCost('unit'),
};

/** What two devices can have written together, what it is read as, and where. */
const TOGETHER: readonly (readonly [string, Partial<Assumptions>, Readonly<Record<string, unknown>>])[] = [
  [
    'a stream that ends before it starts',
    { streams: [{ ...newItem.stream('s1'), from: 9, until: 3 }] },
    { 'streams.0.until': '' },
  ],
  ['yearly amounts with a cost for each unit', { streams: [annual] }, { 'streams.0.cost.per': 'revenue' }],
  [
    'a person who goes before they come',
    { people: [{ ...newItem.person('w1'), from: 9, until: 3 }] },
    { 'people.0.until': '' },
  ],
  [
    'a cost that ends before it starts',
    { overheads: [{ ...exampleOverhead, from: 9, until: 3 }] },
    { 'overheads.0.until': '' },
  ],
  [
    'a partner’s loan repaid before it is lent',
    { contributions: [{ ...newItem.contribution('c1', 'partnerLoan'), month: 9, repaid: 3 }] },
    { 'contributions.0.repaid': '' },
  ],
  [
    'a grant paid before it is due',
    { grants: [{ ...newItem.grant('g1'), month: 9, paid: 3 }] },
    { 'grants.0.paid': 9 },
  ],
  [
    'a grant for what was removed',
    { grants: [{ ...newItem.grant('g1'), investmentId: 'gone' }] },
    { 'grants.0.investmentId': '' },
  ],
  [
    'a term that is no whole number of instalments',
    { loans: [{ ...loan, rhythm: 12, term: 61 }] },
    { 'loans.0.term': 60 },
  ],
  [
    'a term shorter than an instalment',
    { loans: [{ ...loan, rhythm: 12, term: 6 }] },
    { 'loans.0.term': 12 },
  ],
  [
    'a grace that is no whole number of instalments',
    { loans: [{ ...loan, rhythm: 3, term: 60, grace: { months: 7, kind: 'interestOnly' } }] },
    { 'loans.0.grace.months': 6 },
  ],
  [
    'a grace as long as the loan',
    { loans: [{ ...loan, rhythm: 3, term: 12, grace: { months: 24, kind: 'interestOnly' } }] },
    { 'loans.0.grace.months': 9 },
  ],
  [
    'a payout after the first repayment',
    {
      loans: [
        {
          ...loan,
          payouts: [
            { month: 1, amount: '10000.5' },
            { month: 7, amount: '20000' },
          ],
        },
      ],
    },
    { 'loans.0.payouts': [{ month: 1, amount: '30000.5' }] },
  ],
  [
    'a running loan with several payouts',
    {
      loans: [
        {
          ...loan,
          running: true,
          grace: { months: 12, kind: 'interestOnly' },
          payouts: [
            { month: 2, amount: '1' },
            { month: 4, amount: '2' },
          ],
        },
      ],
    },
    { 'loans.0.payouts': [{ month: 0, amount: '3' }] },
  ],
  [
    'shares that do not come to 100',
    { streams: [{ ...newItem.stream('s1'), terms: [{ share: '40', days: 0 }] }] },
    { 'streams.0.terms': [{ share: '100', days: 0 }] },
  ],
];

const contentWith = (change: Partial<Plan>): Plan =>
  contentOfDraft({ ...emptyPlan(), ...change, theme: defaultTheme() }).plan;

describe('what fields say against each other', () => {
  it.each(TOGETHER)('is mended in %s, and in nothing else', (_, change, mended) => {
    const typed = { ...emptyAssumptions(), ...change };
    const { assumptions } = contentWith({ finance: { ...emptyPlan().finance, assumptions: typed } }).finance;
    for (const [path, value] of Object.entries(mended)) expect(readPath(assumptions, path)).toEqual(value);
    for (const [list, items] of Object.entries(change)) {
      for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
        for (const [name, value] of Object.entries(item)) {
          const path = `${list}.${index}.${name}`;
          const isMended = Object.keys(mended).some((each) => each.startsWith(path));
          if (!isMended) expect(readPath(assumptions, path)).toEqual(value);
        }
      }
    }
  });

  it('leaves something to print where two people together left out everything', () => {
    const general = emptyPlan().general;
    const print = { ...general.print, leftOut: [...SECTION_IDS] };
    const content = contentWith({ general: { ...general, companyName: 'Bakery', print } });
    expect(content.general).toEqual({ ...general, companyName: 'Bakery' });
  });

  it('keeps a box that lost its title or its department', () => {
    const nodes: Plan['organigram']['nodes'] = [
      { kind: 'position', id: 'a', position: '', departmentId: null, superiorId: null },
      { kind: 'department', id: 'b', departmentId: '', superiorId: 'a' },
    ];
    const content = contentWith({ organigram: { ...emptyPlan().organigram, nodes } });
    expect(content.organigram.nodes.map(({ id, superiorId }) => [id, superiorId])).toEqual([
      ['a', null],
      ['b', 'a'],
    ]);
    expect(planSchema.safeParse(content).success).toBe(true);
  });
});
