import { z } from 'zod';
import { itemId, shortText } from '../../fields.ts';
import { objection } from '../../issue-codes.ts';
import {
  fiveOf,
  growthRate,
  lastMonth,
  monthCount,
  monthFromOne,
  percent,
  price,
  quantity,
  seasonWeight,
  signedMoney,
  vatRate,
} from './numbers.ts';
import { customerTerms } from './terms.ts';

const seasonMonths = z
  .array(seasonWeight)
  .length(12)
  .refine(
    (weights) => weights.every((weight) => weight === '') || weights.some((weight) => Number(weight) > 0),
    objection('no_month_sells', 'at least one month must sell'),
  );

/** Growth a fiscal year; there is none in the first. */
const growth = z.tuple([z.literal(''), growthRate, growthRate, growthRate, growthRate]);

/**
 * What a unit or a share of the revenue costs. Blank amount with a product: as in Products; blank index: it rises as the
 * price does.
 */
const unitCost = z.strictObject({
  per: z.enum(['unit', 'revenue']),
  amount: price,
  share: percent,
  index: growthRate,
  vat: vatRate,
  days: z.int().min(0).max(360),
  stockDays: z.int().min(0).max(360),
});

const line = {
  id: itemId,
  name: shortText,
  productId: z.union([z.literal(''), itemId]),
  from: monthFromOne,
  until: lastMonth,
  vat: vatRate,
  terms: customerTerms,
  /** Of the revenue, what is never paid or is refunded. */
  badDebt: percent,
  cost: unitCost.nullable(),
};
/** How often a quantity is typed by; it is kept by the month. */
export const RHYTHMS = ['day', 'week', 'month'] as const;
export type Rhythm = (typeof RHYTHMS)[number];
const typedPer = z.enum(RHYTHMS).default('month');

const priced = { ...line, price, priceIndex: growthRate, discount: percent };
const ramp = { rampMonths: monthCount.default(6) };

const units = z.strictObject({
  kind: z.literal('units'),
  ...priced,
  ...ramp,
  typedPer,
  first: quantity,
  normal: quantity,
  growth,
  season: seasonMonths,
});
const subscription = z.strictObject({
  kind: z.literal('subscription'),
  ...priced,
  ...ramp,
  typedPer,
  /** New customers a month. */
  first: quantity,
  normal: quantity,
  growth,
  season: seasonMonths,
  /** Of the customers, how many leave a month. */
  churn: percent,
  /** Months a customer pays in advance. */
  billingMonths: z.union([z.literal(1), z.literal(3), z.literal(12)]),
});
const hours = z.strictObject({
  kind: z.literal('hours'),
  ...priced,
  ...ramp,
  heads: quantity,
  hoursPerWeek: quantity,
  weeksOff: z.int().min(0).max(52),
  /** Share of the hours that is sold. */
  first: percent,
  normal: percent,
  season: seasonMonths,
});
const capacity = z.strictObject({
  kind: z.literal('capacity'),
  ...priced,
  ...ramp,
  capacity: quantity,
  /** How often a day one is taken. */
  turns: quantity,
  /** Days open in each calendar month. */
  days: z.array(z.int().min(0).max(31)).length(12),
  first: percent,
  normal: percent,
  season: seasonMonths,
});
const monthly = z.strictObject({
  kind: z.literal('monthly'),
  ...priced,
  quantities: z.array(quantity).length(60),
});
const annual = z.strictObject({
  kind: z.literal('annual'),
  ...line,
  amounts: fiveOf(signedMoney),
  season: seasonMonths,
});

/** Something sold, and how its sales come about. */
export const streamSchema = z
  .discriminatedUnion('kind', [units, subscription, hours, capacity, monthly, annual])
  .superRefine((stream, context) => {
    if (stream.until !== '' && stream.until < stream.from) {
      const { error: message, params } = objection('ends_before_start', 'ends before it starts');
      context.addIssue({ code: 'custom', path: ['until'], message, params });
    }
    if (stream.kind === 'annual' && stream.cost?.per === 'unit') {
      context.addIssue({ code: 'custom', path: ['cost', 'per'], message: 'yearly amounts have no units' });
    }
  });
export type Stream = z.infer<typeof streamSchema>;
export type UnitCost = z.infer<typeof unitCost>;
