import { z } from 'zod';

/** Everything that is written into the operators' log. */
export const ACTS = [
  'role_granted',
  'role_revoked',
  'second_factor_reset',
  'second_factor_begun',
  'second_factor_set',
  'second_factor_passed',
  'second_factor_refused',
  'recovery_code_used',
  'console_left',
  'account_searched',
  'confirmation_sent',
  'account_closing',
  'account_closed',
  'payments_read',
  'mails_read',
  'job_retried',
  'mail_retried',
  'feature_paused',
  'feature_resumed',
  'announcement_published',
  'announcement_withdrawn',
] as const;
export const actSchema = z.enum(ACTS);
export type Act = z.output<typeof actSchema>;
