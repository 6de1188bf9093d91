import { z } from 'zod';
import { COUNTRIES } from '../../countries.ts';
import { itemId, longText, shortText } from '../../fields.ts';
import { objection } from '../../issue-codes.ts';
import { hardLimit } from '../../list-limits.ts';
import { amount } from '../../money.ts';
import { investmentSchema, overheadSchema, personSchema } from './costs.ts';
import { contributionSchema, creditLineSchema, grantSchema, loanSchema } from './funding.ts';
import { blankFive, fiveOf, money, percent, signedMoney } from './numbers.ts';
import { streamSchema } from './streams.ts';

/** How many lines of each list of the assumptions the form offers; the schema takes more (`hardLimit`). */
export const ASSUMPTION_LIMITS = {
  streams: 40,
  people: 80,
  overheads: 120,
  investments: 80,
  contributions: 30,
  loans: 30,
  grants: 20,
  privateNeeds: 40,
  parameters: 200,
  filled: 1500,
  pins: 500,
  dismissed: 200,
  answered: 400,
  declined: 600,
  annexes: 40,
} as const;

function lines<Line extends z.ZodType<{ id: string }>>(line: Line, most: number) {
  return z
    .array(line)
    .max(hardLimit(most), { abort: true })
    .superRefine((items, context) => {
      const seen = new Set<string>();
      for (const [index, { id }] of items.entries()) {
        if (seen.has(id)) {
          const { error: message, params } = objection('duplicate_id', 'duplicate id');
          context.addIssue({ code: 'custom', path: [index, 'id'], message, params });
        }
        seen.add(id);
      }
    });
}

const key = z.string().min(1).max(200);
const startMonth = z.union([z.literal(''), z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/)]);

/** What a running business owns and owes on the day the plan starts; what is left is retained earnings. */
const openingSchema = z.strictObject({
  bank: signedMoney,
  receivables: money,
  stock: money,
  fixedAssets: money,
  deposits: money,
  payables: money,
  vatOwed: signedMoney,
  socialOwed: money,
  taxOwed: money,
  partnerLoans: money,
  capital: money,
  /** Months until the fixed assets are written off. */
  fixedLife: z.int().min(1).max(1200),
  receivableDays: z.int().min(0).max(360),
  payableDays: z.int().min(0).max(360),
});
export type Opening = z.infer<typeof openingSchema>;

/** A rate or rule of a country as the plan has it; blank: as usual. */
export const parameterValue = z
  .string()
  .max(20)
  .regex(/^(?:|\d{1,10}(?:\.\d{1,4})?)$/);

const privateNeed = z.strictObject({
  id: itemId,
  name: shortText,
  kind: z.enum(['need', 'income']),
  /** A month. */
  amount: money,
});

/** What a founder assumes in plain words; the forecast follows from it and is never stored. */
export const assumptionsSchema = z
  .strictObject({
    version: z.literal(1),
    /** Whether the figures of the grid follow; while they do not, the answers are only kept. */
    linked: z.boolean(),
    /** Whose law counts, where it is not the plan's own country's (`lawCountry`). */
    country: z.enum(['', ...COUNTRIES]),
    /** Month 1 as `YYYY-MM`. */
    start: startMonth,
    /** Calendar month in which fiscal years end; blank: as usual in the country. */
    yearEnd: z.union([z.literal(''), z.int().min(1).max(12)]),
    /** Smallest amount counted: one unit of currency or one hundredth. */
    grain: z.enum(['unit', 'cent']),
    /** Blank: as usual for the legal structure in the country. */
    taxedAs: z.enum(['', 'company', 'owner']),
    /** How prices of what is sold are said, the products' too: with value-added tax or before it; blank: as is usual in the trade. */
    priceTax: z.enum(['', 'included', 'excluded']),
    /** How amounts of what is bought are typed; they are kept before tax. */
    costTax: z.enum(['included', 'excluded']).default('excluded'),
    streams: lines(streamSchema, ASSUMPTION_LIMITS.streams),
    people: lines(personSchema, ASSUMPTION_LIMITS.people),
    overheads: lines(overheadSchema, ASSUMPTION_LIMITS.overheads),
    investments: lines(investmentSchema, ASSUMPTION_LIMITS.investments),
    contributions: lines(contributionSchema, ASSUMPTION_LIMITS.contributions),
    loans: lines(loanSchema, ASSUMPTION_LIMITS.loans),
    grants: lines(grantSchema, ASSUMPTION_LIMITS.grants),
    creditLine: creditLineSchema.nullable(),
    /** Blank: one month of fixed costs. */
    minimumCash: money,
    owner: z.strictObject({
      /** Owners who live on it and are insured as self-employed. */
      count: z.int().min(1).max(20),
      /** A running business: its profit of the year before, without what the owners paid for their own insurance. */
      profitBefore: signedMoney,
      /** A month, by fiscal year; blank: what the private needs come to. */
      drawings: fiveOf(money),
      privateNeeds: lines(privateNeed, ASSUMPTION_LIMITS.privateNeeds),
    }),
    dividends: z.strictObject({
      /** Of the last year's profit, paid in the sixth month of each fiscal year. */
      shares: fiveOf(percent),
    }),
    vat: z.strictObject({
      scheme: z.enum(['', 'standard', 'cash', 'surcharge', 'exempt', 'none']),
      periodMonths: z.union([z.literal(''), z.literal(1), z.literal(3), z.literal(12)]),
      refund: z.enum(['', 'carry', 'refund', 'yearEnd']),
    }),
    incomeTax: z.strictObject({
      /** Added to the result before tax. */
      adjustments: fiveOf(signedMoney),
      /** Losses of the years before. */
      lossesBefore: money,
      /** A running company: its last yearly tax, from which instalments follow until the first year is settled. */
      taxBefore: money,
      /** A new company whose law differs: certified as a start-up, or going on with what an owner did before. */
      standing: z.enum(['', 'startUp', 'continued']),
    }),
    opening: openingSchema.nullable(),
    parameters: z
      .array(z.strictObject({ key, value: parameterValue }))
      .max(hardLimit(ASSUMPTION_LIMITS.parameters)),
    /** Figures written into the grid, by path, as they were computed. */
    filled: z
      .record(key, amount)
      .refine((entries) => Object.keys(entries).length <= hardLimit(ASSUMPTION_LIMITS.filled)),
    pins: z.array(z.strictObject({ path: key, amount })).max(hardLimit(ASSUMPTION_LIMITS.pins)),
    /** What the founder would do if it went so (the stress table). */
    stressAnswer: longText,
    /** What a bank would ask about and the founder lets stand, and why: how far it went then (`packages/forecast/src/checks/`). */
    dismissed: z
      .array(
        z.strictObject({
          check: z.string().max(20),
          about: z.union([z.literal(''), itemId]),
          size: z.string().regex(/^\d{1,16}$/),
          reason: shortText,
        }),
      )
      .max(hardLimit(ASSUMPTION_LIMITS.dismissed)),
    /** Questions the founder has gone on from: with an answer of their own, or content with the usual one. */
    answered: z
      .array(z.strictObject({ question: key, by: z.enum(['founder', 'usual']) }))
      .max(hardLimit(ASSUMPTION_LIMITS.answered)),
    /** Ids of lines that would follow from other sections of the plan and were taken out. */
    declined: z.array(key).max(hardLimit(ASSUMPTION_LIMITS.declined)),
    annexes: z.array(key).max(hardLimit(ASSUMPTION_LIMITS.annexes)),
  })
  .superRefine(({ grants, investments }, context) => {
    const known = new Set(investments.map(({ id }) => id));
    for (const [index, { investmentId }] of grants.entries()) {
      if (investmentId !== '' && !known.has(investmentId)) {
        context.addIssue({
          code: 'custom',
          path: ['grants', index, 'investmentId'],
          message: 'unknown investment',
        });
      }
    }
  });
export type Assumptions = z.infer<typeof assumptionsSchema>;

/** Assumptions with nothing answered yet. */
export const emptyAssumptions = (): Assumptions => ({
  version: 1,
  linked: true,
  country: '',
  start: '',
  yearEnd: '',
  grain: 'unit',
  taxedAs: '',
  priceTax: '',
  costTax: 'excluded',
  streams: [],
  people: [],
  overheads: [],
  investments: [],
  contributions: [],
  loans: [],
  grants: [],
  creditLine: null,
  minimumCash: '',
  owner: { count: 1, profitBefore: '', drawings: blankFive(), privateNeeds: [] },
  dividends: { shares: blankFive() },
  vat: { scheme: '', periodMonths: '', refund: '' },
  incomeTax: { adjustments: blankFive(), lossesBefore: '', taxBefore: '', standing: '' },
  opening: null,
  parameters: [],
  filled: {},
  pins: [],
  stressAnswer: '',
  dismissed: [],
  answered: [],
  declined: [],
  annexes: [],
});
