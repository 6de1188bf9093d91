import { ASSUMPTION_LIMITS, type Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import {
  CURVE,
  choice,
  type FieldSpec,
  FROM,
  growth,
  LATER,
  money,
  PRICE,
  percent,
  RAMP,
  SHARES,
  text,
  UNTIL,
  VAT,
  whole,
} from './field-specs.ts';
import type { Item, ListSpec, Question } from './question.ts';

const isStream = (item: Item): item is Assumptions['streams'][number] => 'terms' in item && 'badDebt' in item;

function volumeFields(item: Item): readonly FieldSpec[] {
  if (!isStream(item)) return [];
  switch (item.kind) {
    case 'units':
      return [PRICE, money('first', 'first'), money('normal', 'normal'), RAMP, CURVE];
    case 'subscription':
      return [
        PRICE,
        money('first', 'firstCustomers'),
        money('normal', 'normalCustomers'),
        RAMP,
        CURVE,
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
    case 'monthly':
      return [PRICE, { kind: 'months', key: 'quantities', label: 'normal' }];
    default:
      return [];
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
    ? [
        per,
        money('cost.amount', 'costAmount'),
        vat,
        { ...growth('cost.index', 'costIndex'), blank: 'asPrice' },
      ]
    : [per, percent('cost.share', 'share'), vat];
};

const streams = (fields: ListSpec['fields']): ListSpec => ({
  list: 'streams',
  limit: ASSUMPTION_LIMITS.streams,
  of: () => true,
  fields,
  none: 'noStreams',
});

/** What is sold, how much of it, and what a sale costs. */
export const SALES_QUESTIONS: readonly Question[] = [
  {
    id: 'sales',
    chapter: 'sales',
    list: {
      ...streams(() => [
        text('name', 'name'),
        choice('kind', 'kind', 'kind', ['units', 'subscription', 'hours', 'capacity', 'monthly']),
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
    list: {
      ...streams(() => [{ kind: 'season', key: 'season', label: 'normal' }]),
      // Typed months have their season in them.
      of: (item) => 'season' in item,
    },
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
];
