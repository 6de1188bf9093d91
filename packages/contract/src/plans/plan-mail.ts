import { z } from 'zod';

/** Addresses one mailing of a plan goes to, besides a copy to its sender. */
export const PLAN_RECIPIENTS_LIMIT = 5;

/** Characters of what the sender writes to them. */
export const PLAN_MESSAGE_LIMIT = 1_000;

/** A mail that took a plan to a person. */
export const planMailedSchema = z.strictObject({
  email: z.string(),
  at: z.iso.datetime(),
  /** Whether the recipient's mail server has taken it; null once that is forgotten, after 90 days. */
  state: z.enum(['waiting', 'sent', 'failed']).nullable(),
});
export type PlanMailed = z.output<typeof planMailedSchema>;
