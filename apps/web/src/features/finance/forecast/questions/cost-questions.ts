import { packOf } from '@trazo/packs/pack-of';
import { ASSUMPTION_LIMITS } from '@trazo/plan/finance/assumptions/assumptions';
import { INVESTMENT_KINDS, OVERHEAD_CATEGORIES } from '@trazo/plan/finance/assumptions/costs';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import {
  check,
  choice,
  detail,
  type FieldSpec,
  FROM,
  growth,
  MONTH,
  money,
  monthIn,
  net,
  orBlank,
  percent,
  text,
  UNTIL,
  VAT,
} from './field-specs.ts';
import type { PlanCase } from './plan-case.ts';
import type { Item, ListSpec, Question, UsualAnswers } from './question.ts';

const overheadFields =
  (categories: readonly string[]) =>
  (item: Item): readonly FieldSpec[] => [
    'rhythm' in item && item.rhythm === 'percent' ? percent('share', 'share') : net('amount', 'amount'),
    choice('rhythm', 'rhythm', 'rhythm', ['monthly', 'quarterly', 'yearly', 'percent']),
    detail(choice('category', 'category', 'category', categories)),
    detail(text('name', 'name')),
    detail(VAT),
    detail(monthIn('from', 'from', 0)),
    detail(growth('growth', 'rise')),
  ];

const BOUGHT = INVESTMENT_KINDS.filter((kind) => kind !== 'deposit');

/** The lowest pay by law, a month, where the country's is known. */
function leastPay({ assumptions }: PlanCase): UsualAnswers | undefined {
  const pack = packOf(assumptions.country);
  const least = pack.parameters.findLast(({ key }) => key === pack.minimumWage)?.value;
  return least === undefined ? undefined : { gross: least, per: 'month' };
}

const PREMISES = ['rent', 'energy', 'maintenance'];
const RUNNING = OVERHEAD_CATEGORIES.filter((each) => !PREMISES.includes(each) && each !== 'marketing');
const recurring = (categories: readonly string[]) => (item: Item) =>
  'rhythm' in item && 'category' in item && item.rhythm !== 'once' && categories.includes(item.category);
const overheads = (categories: readonly string[], kind: 'rent' | 'insurance' | 'marketing'): ListSpec => ({
  list: 'overheads',
  limit: ASSUMPTION_LIMITS.overheads,
  create: (id) => newItem.overhead(id, kind),
  kinds: { field: 'category', options: 'category', values: categories },
  of: recurring(categories),
  fields: overheadFields(categories),
});

/** People, what runs all the time, and what is bought once. */
export const COST_QUESTIONS: readonly Question[] = [
  {
    id: 'people',
    chapter: 'people',
    asked: () => 'asked',
    list: {
      list: 'people',
      limit: ASSUMPTION_LIMITS.people,
      create: newItem.person,
      of: () => true,
      fields: () => [
        text('role', 'role'),
        money('heads', 'heads'),
        FROM,
        UNTIL,
        detail(check('direct', 'direct')),
      ],
    },
  },
  {
    id: 'wages',
    chapter: 'people',
    asked: ({ assumptions }) => (assumptions.people.length === 0 ? 'inert' : 'asked'),
    usualAnswers: leastPay,
    list: {
      list: 'people',
      limit: ASSUMPTION_LIMITS.people,
      of: () => true,
      fields: () => [
        money('gross', 'gross'),
        choice('per', 'payPer', 'payPer', ['month', 'year']),
        detail(choice('salaries', 'salaries', 'salaries', ['', 12, 13, 14])),
        detail(growth('raise', 'raise')),
        detail(choice('insuredAs', 'insuredAs', 'insuredAs', ['employee', 'temporary', 'owner'])),
      ],
    },
  },
  { id: 'premises', chapter: 'running', asked: () => 'asked', list: overheads(PREMISES, 'rent') },
  { id: 'running', chapter: 'running', asked: () => 'asked', list: overheads(RUNNING, 'insurance') },
  {
    id: 'marketing',
    chapter: 'running',
    asked: () => 'offered',
    list: overheads(['marketing'], 'marketing'),
  },
  {
    id: 'setUp',
    chapter: 'once',
    asked: () => 'asked',
    list: {
      list: 'overheads',
      limit: ASSUMPTION_LIMITS.overheads,
      create: newItem.setUp,
      of: (item) => 'rhythm' in item && item.rhythm === 'once',
      fields: () => [
        text('name', 'name'),
        net('amount', 'amount'),
        detail(choice('category', 'category', 'category', OVERHEAD_CATEGORIES)),
        detail(VAT),
      ],
    },
  },
  {
    id: 'investments',
    chapter: 'once',
    asked: () => 'asked',
    list: {
      list: 'investments',
      limit: ASSUMPTION_LIMITS.investments,
      create: (id) => newItem.investment(id, 'machines'),
      kinds: { field: 'kind', options: 'investmentKind', values: BOUGHT },
      of: (item) => 'inKind' in item && item.kind !== 'deposit',
      fields: () => [
        net('cost', 'cost'),
        detail(text('name', 'name')),
        detail(choice('kind', 'category', 'investmentKind', BOUGHT)),
        MONTH,
        detail(VAT),
        detail({ kind: 'terms', key: 'terms', label: 'investmentDays' }),
        detail({ ...orBlank('life', 'life', 1, 1200), blank: 'usualValue' }),
        detail(check('inKind', 'inKind')),
      ],
    },
  },
  {
    id: 'deposits',
    chapter: 'once',
    asked: () => 'offered',
    list: {
      list: 'investments',
      limit: ASSUMPTION_LIMITS.investments,
      create: (id) => newItem.investment(id, 'deposit'),
      of: (item) => 'inKind' in item && item.kind === 'deposit',
      fields: () => [text('name', 'name'), money('cost', 'money'), MONTH],
    },
  },
];
