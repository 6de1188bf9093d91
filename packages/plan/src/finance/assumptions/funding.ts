import { z } from 'zod';
import { itemId, shortText } from '../../fields.ts';
import { objection, type PlanIssueCode } from '../../issue-codes.ts';
import { must } from '../../must.ts';
import { money, monthFromZero, percent } from './numbers.ts';

const monthOrBlank = z.union([z.literal(''), monthFromZero]);

/** Money of the owners: for good, or lent by them and repaid at once. */
export const contributionSchema = z
  .strictObject({
    id: itemId,
    name: shortText,
    kind: z.enum(['capital', 'partnerLoan']),
    amount: money,
    month: monthFromZero,
    /** Month a partner's loan is repaid; blank: not within the forecast. */
    repaid: monthOrBlank,
    /** Behind all other creditors: banks count it as own money. */
    subordinated: z.boolean(),
    /** Interest of a partner's loan, in per cent a year, paid each month. */
    rate: percent.default(''),
  })
  .refine(({ month, repaid }) => repaid === '' || repaid > month, {
    ...objection('repaid_before_lent', 'repaid before it is lent'),
    path: ['repaid'],
  });
export type Contribution = z.infer<typeof contributionSchema>;

/** A bank's loan. A running one is its outstanding balance (one payout in month 0) and its remaining term. */
export const loanSchema = z
  .strictObject({
    id: itemId,
    name: shortText,
    payouts: z
      .array(z.strictObject({ month: monthFromZero, amount: money }))
      .min(1)
      .max(12),
    /** Nominal, in per cent a year. */
    rate: percent,
    /** Months from the first payout to the last instalment. */
    term: z.union([z.literal(''), z.int().min(1).max(600)]).default(60),
    grace: z.strictObject({ months: z.int().min(0).max(120), kind: z.enum(['interestOnly', 'capitalised']) }),
    method: z.enum(['annuity', 'linear', 'bullet']),
    /** Months between instalments. */
    rhythm: z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]),
    /** Of each payout. */
    fee: percent,
    /** Once, at the first payout. */
    guaranteeCost: money,
    /** Still has to be asked for. */
    needsAsking: z.boolean().default(true),
    /** Paid out before the plan starts. */
    running: z.boolean(),
    /** Repaid from a refund of value-added tax or a grant: money that passes through, no service of debt. */
    bridge: z.boolean(),
  })
  .superRefine(({ payouts, term, grace, rhythm, running }, context) => {
    const refuse = (path: (string | number)[], message: string, code?: PlanIssueCode) =>
      context.addIssue({ code: 'custom', path, message, params: { code } });
    const uneven = ['not a whole number of instalments', 'not_whole_instalments'] as const;
    if (term !== '' && term % rhythm !== 0) refuse(['term'], ...uneven);
    if (grace.months % rhythm !== 0) refuse(['grace', 'months'], ...uneven);
    if (term !== '' && grace.months >= term)
      refuse(['grace', 'months'], 'longer than the loan', 'grace_too_long');
    const first = payouts[0]?.month ?? 0;
    for (const [index, { month }] of payouts.entries()) {
      if (index > 0 && month <= must(payouts[index - 1], 'one before it').month) {
        refuse(['payouts', index, 'month'], 'not after the payout before');
      } else if (index > 0 && month > first + grace.months) {
        refuse(['payouts', index, 'month'], 'after the first repayment');
      }
    }
    if (running && (payouts.length > 1 || first !== 0)) {
      refuse(['payouts'], 'a running loan has one balance, before the first month');
    }
  });
export type Loan = z.infer<typeof loanSchema>;

/** Money that need not be repaid: for running costs, or for something bought (released with its depreciation). */
export const grantSchema = z
  .strictObject({
    id: itemId,
    name: shortText,
    kind: z.enum(['operating', 'capital']),
    amount: money,
    month: monthFromZero,
    /** Month the money arrives. */
    paid: monthFromZero,
    /** What a capital grant is for; blank: released over 60 months. */
    investmentId: z.union([z.literal(''), itemId]),
  })
  .refine(({ month, paid }) => paid >= month, {
    ...objection('paid_before_due', 'paid before it is due'),
    path: ['paid'],
  });
export type Grant = z.infer<typeof grantSchema>;

export const creditLineSchema = z.strictObject({ limit: money, rate: percent });
