import { languageSchema } from '@trazo/plan/language-schema';
import { z } from 'zod';
import { ENTITLEMENT_STATES, entitlementSchema } from '../billing/entitlement.ts';
import { contactFields } from './person-fields.ts';

/** What an account can be signed in to with. */
export const AUTH_PROVIDERS = ['password', 'google', 'password_and_google'] as const;

/** An account as its owner sees it (specification §3). */
export const userSchema = z.strictObject({
  _id: z.uuid(),
  user_email: z.string(),
  user_email_verified: z.boolean(),
  user_language: languageSchema,
  user_profile_image: z.string().nullable(),
  /** The state of the entitlement, by the specification's name. */
  user_account_status: z.enum(ENTITLEMENT_STATES),
  user_entitlement: entitlementSchema,
  user_auth_provider: z.enum(AUTH_PROVIDERS),
  sub_id_google: z.string().nullable(),
  user_created_at: z.iso.datetime(),
  ...contactFields,
});
export type User = z.output<typeof userSchema>;
