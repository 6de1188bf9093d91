import { languageSchema } from '@trazo/plan/language-schema';
import { z } from 'zod';

/** Minor units of a currency: 95 is 0.95 EUR. */
export const minorUnits = z.int().min(0).max(99_999_999);

/** What a customer agreed to when they pressed the order button: the boxes they ticked and the price they saw above it. */
export const consentSchema = z.strictObject({
  /** The version of the texts they were shown: `LEGAL_VERSION`. */
  text_version: z.string().max(40),
  /** The language they read them in. */
  language: languageSchema,
  /** “Begin at once; I know that I lose the right of withdrawal once it has been provided.” Never ticked beforehand. */
  immediate_start: z.boolean(),
  /** What they pay now, as it was shown. */
  first_amount: minorUnits,
  /** What they pay each month from then on, as it was shown. */
  renewal_amount: minorUnits,
});
export type Consent = z.output<typeof consentSchema>;
