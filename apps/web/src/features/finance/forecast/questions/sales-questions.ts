import { boundsOf } from '@trazo/packs/rates';
import { ASSUMPTION_LIMITS, type Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import type { TradeKind } from '@trazo/plan/trade-kinds';
import {
  CURVE,
  choice,
  detail,
  type FieldSpec,
  FROM,
  growth,
  LATER,
  money,
  monthly,
  net,
  percent,
  RAMP,
  SHARES,
  text,
  UNTIL,
  VAT,
  whole,
} from './field-specs.ts';
import type { Item, ListSpec, Question } from './question.ts';

/** Trades whose customers are sent an invoice. */
const INVOICING: readonly TradeKind[] = ['crafts', 'advice', 'making'];

/** What a sale costs in its trade, in per cent: a rule of thumb, marked as one until the founder knows better. */
const USUAL_COST: Readonly<Record<TradeKind, string>> = {
  shop: '50',
  crafts: '40',
  advice: '10',
  digital: '15',
  guests: '30',
  making: '45',
};

const isStream = (item: Item): item is Assumptions['streams'][number] => 'terms' in item && 'badDebt' in item;

function volumeFields(item: Item): readonly FieldSpec[] {
  if (!isStream(item)) return [];
  const price = net('price', 'price');
  switch (item.kind) {
    case 'units':
      return [price, monthly('normal', 'normal'), monthly('first', 'first'), RAMP, CURVE];
    case 'subscription':
      return [
        price,
        monthly('normal', 'normalCustomers'),
        monthly('first', 'firstCustomers'),
        RAMP,
        CURVE,
        percent('churn', 'churn'),
        choice('billingMonths', 'billingMonths', 'billingMonths', [1, 3, 12]),
      ];
    case 'hours':
      return [
        price,
        money('heads', 'heads'),
        money('hoursPerWeek', 'hoursPerWeek'),
        detail(whole('weeksOff', 'weeksOff', 0, 52)),
        ...SHARES,
      ];
    case 'capacity':
      return [
        price,
        money('capacity', 'capacity'),
        money('turns', 'turns'),
        { kind: 'days', key: 'days', label: 'openDays' },
        ...SHARES,
      ];
    case 'monthly':
      return [price, { kind: 'months', key: 'quantities', label: 'normal' }];
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
  const per: FieldSpec = {
    kind: 'choice',
    key: 'cost.per',
    label: 'per',
    options: 'per',
    values: ['unit', 'revenue', ''],
    isOpen: true,
  };
  if (item.cost === null) return [per];
  const vat = { ...VAT, key: 'cost.vat' };
  return item.cost.per === 'unit'
    ? [
        per,
        net('cost.amount', 'costAmount'),
        vat,
        detail({ ...growth('cost.index', 'costIndex'), blank: 'asPrice' }),
      ]
    : [per, percent('cost.share', 'share'), vat];
};

const streams = (fields: ListSpec['fields']): ListSpec => ({
  list: 'streams',
  limit: ASSUMPTION_LIMITS.streams,
  of: () => true,
  fields,
});

/** What is sold, how much of it, and what a sale costs. */
export const SALES_QUESTIONS: readonly Question[] = [
  {
    id: 'sales',
    chapter: 'sales',
    asked: () => 'asked',
    list: {
      ...streams(() => [
        text('name', 'name'),
        choice('kind', 'kind', 'kind', ['units', 'subscription', 'hours', 'capacity', 'monthly']),
        VAT,
        FROM,
        UNTIL,
      ]),
      create: newItem.stream,
      opensWithLine: true,
    },
  },
  { id: 'volume', chapter: 'sales', asked: () => 'asked', list: streams(volumeFields) },
  { id: 'growth', chapter: 'sales', asked: () => 'offered', usual: true, list: streams(growthFields) },
  {
    id: 'season',
    chapter: 'sales',
    asked: ({ trade }) => (trade === 'guests' ? 'asked' : 'offered'),
    usual: true,
    list: {
      ...streams(() => [{ kind: 'season', key: 'season', label: 'normal' }]),
      // Typed months have their season in them.
      of: (item) => 'season' in item,
    },
  },
  {
    id: 'customers',
    chapter: 'sales',
    asked: ({ trade }) => (INVOICING.includes(trade) ? 'asked' : 'offered'),
    usual: true,
    list: streams(() => [
      { kind: 'terms', key: 'terms', label: 'customerDays' },
      percent('badDebt', 'badDebt'),
    ]),
  },
  {
    id: 'openDays',
    chapter: 'sales',
    asked: () => 'offered',
    usual: true,
    fields: () => [
      {
        kind: 'number',
        key: '@analysis.openDays',
        label: 'openDaysYear',
        ...boundsOf({ key: 'analysis.openDays', unit: 'number' }),
        blank: 'usualValue',
      },
    ],
  },
  {
    id: 'unitCosts',
    chapter: 'costs',
    asked: ({ trade }) => (trade === 'advice' ? 'offered' : 'asked'),
    usualAnswers: ({ trade }) => ({
      'cost.per': 'revenue',
      'cost.share': USUAL_COST[trade],
    }),
    list: streams(costFields),
  },
  {
    id: 'stock',
    chapter: 'costs',
    asked: ({ keepsGoods }) => (keepsGoods ? 'asked' : 'offered'),
    usual: true,
    list: {
      ...streams(() => [
        whole('cost.days', 'supplierDays', 0, 360),
        whole('cost.stockDays', 'stockDays', 0, 360),
      ]),
      of: (item) => isStream(item) && item.cost !== null,
    },
  },
];
