import { ASSUMPTION_LIMITS } from '@trazo/plan/finance/assumptions/assumptions';
import { INVESTMENT_KINDS, OVERHEAD_CATEGORIES } from '@trazo/plan/finance/assumptions/costs';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import {
  check,
  choice,
  type FieldSpec,
  FROM,
  growth,
  MONTH,
  money,
  orBlank,
  percent,
  text,
  UNTIL,
  VAT,
  whole,
} from './field-specs.ts';
import type { Item, ListSpec, Question } from './question.ts';

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

/** People, what runs all the time, and what is bought once. */
export const COST_QUESTIONS: readonly Question[] = [
  {
    id: 'people',
    chapter: 'people',
    list: {
      list: 'people',
      limit: ASSUMPTION_LIMITS.people,
      create: newItem.person,
      of: () => true,
      fields: () => [text('role', 'role'), money('heads', 'heads'), FROM, UNTIL, check('direct', 'direct')],
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
        choice('insuredAs', 'insuredAs', 'insuredAs', ['employee', 'temporary', 'owner']),
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
        { kind: 'terms', key: 'terms', label: 'investmentDays' },
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
];
