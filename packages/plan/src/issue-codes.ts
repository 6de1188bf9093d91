import { z } from 'zod';

/** What a schema of ours objects to, where a program has to tell it from other objections. */
const coded = z.object({
  code: z.enum([
    'duplicate_id',
    'ends_before_start',
    'repaid_before_lent',
    'paid_before_due',
    'not_whole_instalments',
    'grace_too_long',
    'no_month_sells',
    'shares_not_whole',
    'too_many_decimals',
  ]),
  /** As many decimals as a number may have, where it has more. */
  decimals: z.int().optional(),
});
type Coded = z.output<typeof coded>;
export type PlanIssueCode = Coded['code'];

/** Of a refinement: its sentence for readers of the API, its code for programs. */
export const objection = (code: PlanIssueCode, error: string, details: Omit<Coded, 'code'> = {}) => ({
  error,
  params: { code, ...details } satisfies Coded,
});

/** What `objection` says of an issue; undefined for all others. */
export const codedIssue = (issue: z.core.$ZodIssue): Coded | undefined =>
  issue.code === 'custom' ? coded.safeParse(issue.params).data : undefined;
