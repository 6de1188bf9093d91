import { z } from 'zod';

/** What is counted for each day (UTC). */
export const FIGURES = ['accounts', 'active_accounts', 'sign_ins', 'plans', 'payments', 'mails'] as const;
export type Figure = (typeof FIGURES)[number];

export const usageDaySchema = z.strictObject({
  day: z.iso.date(),
  accounts: z.int(),
  active_accounts: z.int(),
  sign_ins: z.int(),
  plans: z.int(),
  payments: z.int(),
  mails: z.int(),
});
export type UsageDay = z.output<typeof usageDaySchema>;
