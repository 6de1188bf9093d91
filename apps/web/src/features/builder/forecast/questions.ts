import { ASSUMPTION_LIMITS, type Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { INVESTMENT_KINDS, OVERHEAD_CATEGORIES } from '@trazo/plan/finance/assumptions/costs';
import {
  check,
  choice,
  type FieldSpec,
  FROM,
  growth,
  LATER,
  MONTH,
  money,
  orBlank,
  PRICE,
  percent,
  RAMP,
  SHARES,
  signed,
  text,
  UNTIL,
  VAT,
  whole,
  YEARS,
} from './field-specs.ts';
import type { ForecastWords, QuestionId } from './forecast-words.ts';
import { newItem } from './new-items.ts';

export type ListName =
  | 'streams'
  | 'people'
  | 'overheads'
  | 'investments'
  | 'contributions'
  | 'loans'
  | 'grants';
export type Item = Assumptions[ListName][number];

export interface ListSpec {
  readonly list: ListName;
  readonly limit: number;
  /** Makes a line; without it lines are only completed that another question has added. */
  readonly create?: (id: string, assumptions: Assumptions) => Item;
  readonly of: (item: Item) => boolean;
  readonly fields: (item: Item) => readonly FieldSpec[];
  readonly none?: 'noStreams' | 'noPeople' | 'noCosts';
}

export interface Question {
  readonly id: QuestionId;
  readonly chapter: keyof ForecastWords['chapters'];
  /** Answers that are usual until they were looked at. */
  readonly usual?: boolean;
  readonly fields?: (assumptions: Assumptions) => readonly FieldSpec[];
  readonly list?: ListSpec;
}

const isStream = (item: Item): item is Assumptions['streams'][number] => 'terms' in item && 'badDebt' in item;

function volumeFields(item: Item): readonly FieldSpec[] {
  if (!isStream(item)) return [];
  switch (item.kind) {
    case 'units':
      return [PRICE, money('first', 'first'), money('normal', 'normal'), RAMP];
    case 'subscription':
      return [
        PRICE,
        money('first', 'first'),
        money('normal', 'normal'),
        RAMP,
        percent('churn', 'churn'),
        choice('billingMonths', 'billingMonths', 'billingMonths', [1, 3, 12]),
      ];
    case 'hours':
      return [
        PRICE,
        money('heads', 'heads'),
        money('hoursPerWeek', 'hoursPerWeek'),
        whole('weeksOff', 'weeksOff', 0, 52),
        ...SHARES,
      ];
    case 'capacity':
      return [
        PRICE,
        money('capacity', 'capacity'),
        money('turns', 'turns'),
        { kind: 'days', key: 'days', label: 'openDays' },
        ...SHARES,
      ];
    default:
      return [PRICE];
  }
}

const growthFields = (item: Item): readonly FieldSpec[] => [
  ...('growth' in item && Array.isArray(item.growth)
    ? LATER.map((year) => growth(`growth.${year - 1}`, 'growthYear', year))
    : []),
  growth('priceIndex', 'priceIndex'),
  percent('discount', 'discount'),
];

const costFields = (item: Item): readonly FieldSpec[] => {
  if (!isStream(item)) return [];
  const per = choice('cost.per', 'per', 'per', ['', 'unit', 'revenue']);
  if (item.cost === null) return [per];
  const vat = { ...VAT, key: 'cost.vat' };
  return item.cost.per === 'unit'
    ? [per, money('cost.amount', 'costAmount', { blank: 'asInProducts' }), vat]
    : [per, percent('cost.share', 'share'), vat];
};

const overheadFields =
  (categories: readonly string[]) =>
  (item: Item): readonly FieldSpec[] => [
    choice('category', 'category', 'category', categories),
    text('name', 'name'),
    choice('rhythm', 'rhythm', 'rhythm', ['monthly', 'quarterly', 'yearly', 'percent']),
    'rhythm' in item && item.rhythm === 'percent' ? percent('share', 'share') : money('amount', 'amount'),
    VAT,
    whole('from', 'from', 0, 60),
    growth('growth', 'rise'),
  ];

const streams = (fields: ListSpec['fields']): ListSpec => ({
  list: 'streams',
  limit: ASSUMPTION_LIMITS.streams,
  of: () => true,
  fields,
  none: 'noStreams',
});

const PREMISES = ['rent', 'energy', 'maintenance'];
const RUNNING = OVERHEAD_CATEGORIES.filter((each) => !PREMISES.includes(each) && each !== 'marketing');
const recurring = (categories: readonly string[]) => (item: Item) =>
  'rhythm' in item && 'category' in item && item.rhythm !== 'once' && categories.includes(item.category);
const overheads = (categories: readonly string[], kind: 'rent' | 'insurance' | 'marketing'): ListSpec => ({
  list: 'overheads',
  limit: ASSUMPTION_LIMITS.overheads,
  create: (id) => newItem.overhead(id, kind),
  of: recurring(categories),
  fields: overheadFields(categories),
});
const loans = (running: boolean): Omit<ListSpec, 'fields'> => ({
  list: 'loans',
  limit: ASSUMPTION_LIMITS.loans,
  create: (id) => newItem.loan(id, running),
  of: (item) => 'running' in item && item.running === running,
});
const contributions = (kind: 'capital' | 'partnerLoan'): Omit<ListSpec, 'fields'> => ({
  list: 'contributions',
  limit: ASSUMPTION_LIMITS.contributions,
  create: (id) => newItem.contribution(id, kind),
  of: (item) => 'kind' in item && item.kind === kind,
});
const METHOD = choice('method', 'method', 'method', ['annuity', 'linear', 'bullet']);
const RHYTHM = choice('rhythm', 'loanRhythm', 'loanRhythm', [1, 3, 12]);

/** The questions in the order they are offered; any other will do. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'country',
    chapter: 'frame',
    fields: ({ country }) => [
      choice('country', 'country', 'country', ['es', 'other']),
      ...(country === 'es'
        ? []
        : [
            percent('@vat.standard', 'vatStandard'),
            percent('@vat.reduced', 'vatReduced'),
            percent('@employer.rate', 'employerRate'),
            percent('@incomeTax.rate', 'incomeTaxRate'),
          ]),
    ],
  },
  { id: 'start', chapter: 'frame', fields: () => [{ kind: 'month', key: 'start', label: 'start' }] },
  {
    id: 'taxedAs',
    chapter: 'frame',
    usual: true,
    fields: () => [choice('taxedAs', 'taxedAs', 'taxedAs', ['', 'company', 'owner'])],
  },
  {
    id: 'vat',
    chapter: 'frame',
    usual: true,
    fields: () => [
      choice('vat.scheme', 'scheme', 'scheme', ['', 'standard', 'cash', 'exempt', 'none']),
      choice('vat.periodMonths', 'periodMonths', 'periodMonths', ['', 1, 3, 12]),
    ],
  },
  {
    id: 'sales',
    chapter: 'sales',
    list: {
      ...streams(() => [
        { kind: 'product', key: 'productId', label: 'productId' },
        text('name', 'name'),
        choice('kind', 'kind', 'kind', ['units', 'subscription', 'hours', 'capacity']),
        VAT,
        FROM,
        UNTIL,
      ]),
      create: newItem.stream,
    },
  },
  { id: 'volume', chapter: 'sales', list: streams(volumeFields) },
  { id: 'growth', chapter: 'sales', list: streams(growthFields) },
  {
    id: 'season',
    chapter: 'sales',
    list: streams(() => [{ kind: 'season', key: 'season', label: 'normal' }]),
  },
  {
    id: 'customers',
    chapter: 'sales',
    list: streams(() => [
      { kind: 'terms', key: 'terms', label: 'customerDays' },
      percent('badDebt', 'badDebt'),
    ]),
  },
  { id: 'unitCosts', chapter: 'costs', list: streams(costFields) },
  {
    id: 'stock',
    chapter: 'costs',
    usual: true,
    list: {
      ...streams(() => [
        whole('cost.days', 'supplierDays', 0, 360),
        whole('cost.stockDays', 'stockDays', 0, 360),
      ]),
      of: (item) => isStream(item) && item.cost !== null,
      none: 'noCosts',
    },
  },
  {
    id: 'people',
    chapter: 'people',
    list: {
      list: 'people',
      limit: ASSUMPTION_LIMITS.people,
      create: newItem.person,
      of: () => true,
      fields: () => [
        { kind: 'member', key: 'memberId', label: 'memberId' },
        text('role', 'role'),
        money('heads', 'heads'),
        FROM,
        UNTIL,
        check('direct', 'direct'),
      ],
    },
  },
  {
    id: 'wages',
    chapter: 'people',
    list: {
      list: 'people',
      limit: ASSUMPTION_LIMITS.people,
      of: () => true,
      none: 'noPeople',
      fields: () => [
        money('gross', 'gross'),
        choice('per', 'payPer', 'payPer', ['month', 'year']),
        choice('salaries', 'salaries', 'salaries', ['', 12, 13, 14]),
        growth('raise', 'raise'),
      ],
    },
  },
  { id: 'premises', chapter: 'running', list: overheads(PREMISES, 'rent') },
  { id: 'running', chapter: 'running', list: overheads(RUNNING, 'insurance') },
  { id: 'marketing', chapter: 'running', list: overheads(['marketing'], 'marketing') },
  {
    id: 'setUp',
    chapter: 'running',
    list: {
      list: 'overheads',
      limit: ASSUMPTION_LIMITS.overheads,
      create: newItem.setUp,
      of: (item) => 'rhythm' in item && item.rhythm === 'once',
      fields: () => [
        text('name', 'name'),
        choice('category', 'category', 'category', OVERHEAD_CATEGORIES),
        money('amount', 'amount'),
        VAT,
      ],
    },
  },
  {
    id: 'investments',
    chapter: 'investments',
    list: {
      list: 'investments',
      limit: ASSUMPTION_LIMITS.investments,
      create: (id) => newItem.investment(id, 'machines'),
      of: (item) => 'inKind' in item && item.kind !== 'deposit',
      fields: () => [
        text('name', 'name'),
        choice(
          'kind',
          'category',
          'investmentKind',
          INVESTMENT_KINDS.filter((kind) => kind !== 'deposit'),
        ),
        money('cost', 'cost'),
        MONTH,
        VAT,
        { ...orBlank('life', 'life', 1, 1200), blank: 'usualValue' },
        check('inKind', 'inKind'),
      ],
    },
  },
  {
    id: 'deposits',
    chapter: 'investments',
    list: {
      list: 'investments',
      limit: ASSUMPTION_LIMITS.investments,
      create: (id) => newItem.investment(id, 'deposit'),
      of: (item) => 'inKind' in item && item.kind === 'deposit',
      fields: () => [text('name', 'name'), money('cost', 'money'), MONTH],
    },
  },
  {
    id: 'ownMoney',
    chapter: 'money',
    list: {
      ...contributions('capital'),
      fields: () => [text('name', 'name'), money('amount', 'money'), MONTH],
    },
  },
  {
    id: 'partnerLoans',
    chapter: 'money',
    list: {
      ...contributions('partnerLoan'),
      fields: () => [
        text('name', 'name'),
        money('amount', 'money'),
        MONTH,
        orBlank('repaid', 'repaid', 1, 60),
        check('subordinated', 'subordinated'),
      ],
    },
  },
  {
    id: 'grants',
    chapter: 'money',
    list: {
      list: 'grants',
      limit: ASSUMPTION_LIMITS.grants,
      create: newItem.grant,
      of: () => true,
      fields: () => [
        text('name', 'name'),
        choice('kind', 'grantKind', 'grantKind', ['operating', 'capital']),
        money('amount', 'money'),
        MONTH,
        whole('paid', 'paid', 0, 60),
      ],
    },
  },
  {
    id: 'loans',
    chapter: 'money',
    list: {
      ...loans(false),
      fields: () => [
        text('name', 'name'),
        money('payouts.0.amount', 'money'),
        whole('payouts.0.month', 'month', 0, 60),
        percent('rate', 'rate'),
        orBlank('term', 'term', 1, 600),
        whole('grace.months', 'graceMonths', 0, 120),
        choice('grace.kind', 'graceKind', 'graceKind', ['interestOnly', 'capitalised']),
        METHOD,
        RHYTHM,
        percent('fee', 'fee'),
        money('guaranteeCost', 'guaranteeCost'),
      ],
    },
  },
  {
    id: 'runningLoans',
    chapter: 'money',
    list: {
      ...loans(true),
      fields: () => [
        text('name', 'name'),
        money('payouts.0.amount', 'outstanding'),
        percent('rate', 'rate'),
        orBlank('term', 'remaining', 1, 600),
        METHOD,
        RHYTHM,
      ],
    },
  },
  {
    id: 'credit',
    chapter: 'money',
    usual: true,
    fields: ({ creditLine }) => [
      check('@creditLine', 'hasCredit'),
      ...(creditLine === null
        ? []
        : [money('creditLine.limit', 'limit'), percent('creditLine.rate', 'rate')]),
      money('minimumCash', 'minimumCash', { blank: 'usualValue' }),
    ],
  },
  {
    id: 'owner',
    chapter: 'owners',
    fields: () => [
      whole('owner.count', 'count', 1, 20),
      ...YEARS.map((year) => money(`owner.drawings.${year - 1}`, 'drawingsYear', { year })),
      ...LATER.map((year) => percent(`dividends.shares.${year - 1}`, 'dividendYear', year)),
    ],
  },
  {
    id: 'opening',
    chapter: 'owners',
    fields: ({ opening }) => [
      check('@opening', 'hasOpening'),
      ...(opening === null
        ? []
        : [
            signed('opening.bank', 'bank'),
            ...(['receivables', 'stock', 'fixedAssets', 'deposits', 'payables'] as const).map((key) =>
              money(`opening.${key}`, key),
            ),
            signed('opening.vatOwed', 'vatOwed'),
            ...(['socialOwed', 'taxOwed', 'partnerLoans', 'capital'] as const).map((key) =>
              money(`opening.${key}`, key),
            ),
            whole('opening.fixedLife', 'fixedLife', 1, 1200),
          ]),
    ],
  },
];
