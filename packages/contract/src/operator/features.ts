import { z } from 'zod';

/** What an operator can pause while the product runs; each is on unless a stored switch says otherwise. */
export const FEATURES = [
  'sign_ups',
  'address_lookup',
  'previews_without_account',
  'plans_by_mail',
  'forecast',
] as const;
export const featureSchema = z.enum(FEATURES);
export type Feature = z.output<typeof featureSchema>;
