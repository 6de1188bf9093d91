import { z } from 'zod';

/**
 * What an account's payments make of it (specification §6). A visitor has no account and no entitlement.
 *
 * - `registered`: has not paid yet
 * - `trial`: has paid the trial
 * - `active`: has paid the current month
 * - `past_due`: a renewal was not paid; access goes on for the days of grace
 * - `cancelled`: will not renew; access until what was paid for ends
 * - `expired`: had access once
 */
export const ENTITLEMENT_STATES = [
  'registered',
  'trial',
  'active',
  'past_due',
  'cancelled',
  'expired',
] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];

/** What an account may do now, and until when if nothing else happens. */
export const entitlementSchema = z.strictObject({
  state: z.enum(ENTITLEMENT_STATES),
  /** Download, send and share documents, and see them without a watermark. */
  may_export: z.boolean(),
  /** When access ends or must be renewed; null without access. */
  access_until: z.iso.datetime().nullable(),
});
