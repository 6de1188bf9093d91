import { z } from 'zod';
import { itemId, shortText } from '../../fields.ts';
import { objection } from '../../issue-codes.ts';
import {
  fiveOf,
  growthRate,
  lastMonth,
  money,
  monthFromOne,
  monthFromZero,
  percent,
  price,
  quantity,
  signedMoney,
  vatRate,
} from './numbers.ts';
import { supplierTerms } from './terms.ts';

const endsAfterItStarts = {
  check: ({ from, until }: { from: number; until: '' | number }) => until === '' || until >= from,
  message: { ...objection('ends_before_start', 'ends before it starts'), path: ['until'] },
};

/** People on the payroll in one role. */
export const personSchema = z
  .strictObject({
    id: itemId,
    role: shortText,
    /** A member of the team or a position; blank where it is none of the plan's. */
    memberId: z.union([z.literal(''), itemId]),
    heads: quantity.default('1'),
    gross: money,
    per: z.enum(['month', 'year']),
    /** Salaries a year; blank as usual in the country. */
    salaries: z.union([z.literal(''), z.literal(12), z.literal(13), z.literal(14)]),
    from: monthFromOne,
    until: lastMonth,
    raise: growthRate,
    /** Whose charges count: an employee's, one with a temporary contract's, or an owner's who works in their own company. */
    insuredAs: z.enum(['employee', 'temporary', 'owner']),
    /** Their work is a cost of what is sold. */
    direct: z.boolean(),
  })
  .refine(endsAfterItStarts.check, endsAfterItStarts.message);
export type Person = z.infer<typeof personSchema>;

export const OVERHEAD_CATEGORIES = [
  'rent',
  'energy',
  'insurance',
  'marketing',
  'technology',
  'travel',
  'advisers',
  'maintenance',
  'bank',
  'dues',
  'training',
  'other',
] as const;
export type OverheadCategory = (typeof OVERHEAD_CATEGORIES)[number];

/** A cost that comes whatever is sold, or as a share of all sales (`percent`). */
export const overheadSchema = z
  .strictObject({
    id: itemId,
    name: shortText,
    category: z.enum(OVERHEAD_CATEGORIES),
    rhythm: z.enum(['monthly', 'quarterly', 'yearly', 'once', 'percent', 'annual']),
    amount: price,
    share: percent,
    /** Typed for each fiscal year (`annual`). */
    amounts: fiveOf(signedMoney),
    growth: growthRate,
    vat: vatRate,
    days: z.int().min(0).max(360),
    from: monthFromZero,
    until: lastMonth,
    /** A cost of what is sold. */
    direct: z.boolean(),
  })
  .refine(endsAfterItStarts.check, endsAfterItStarts.message);
export type Overhead = z.infer<typeof overheadSchema>;

/** What loses its worth as it is used. */
export const DEPRECIATED_KINDS = [
  'intangible',
  'software',
  'building',
  'machines',
  'tools',
  'vehicles',
  'technology',
  'furniture',
  'goodwill',
] as const;
/** What is the firm's own: a deposit comes back. */
export const BOUGHT_KINDS = [...DEPRECIATED_KINDS, 'land'] as const;
export type BoughtKind = (typeof BOUGHT_KINDS)[number];
export const INVESTMENT_KINDS = [...BOUGHT_KINDS, 'deposit'] as const;
export type InvestmentKind = (typeof INVESTMENT_KINDS)[number];

/** Something bought that lasts. */
export const investmentSchema = z.strictObject({
  id: itemId,
  name: shortText,
  kind: z.enum(INVESTMENT_KINDS),
  cost: price,
  month: monthFromZero,
  vat: vatRate,
  /** Months it is used; blank as usual in the country. */
  life: z.union([z.literal(''), z.int().min(1).max(1200)]),
  terms: supplierTerms,
  /** Brought in by the owners: no cash, no tax. */
  inKind: z.boolean(),
});
export type Investment = z.infer<typeof investmentSchema>;
