import type { Company } from './company.ts';
import { nationalLaw } from './national-law.ts';

export interface Retention {
  /** Years that orders, payments and invoices are kept after the year they were made in. */
  readonly recordsYears: number;
  /** Years that cancellations and withdrawals are kept after the year they arrived in. */
  readonly claimsYears: number;
}

/** How long the law of its country has a company keep records; `companySchema` sees to it that there is an answer. */
export function retentionOf({ country, retention }: Pick<Company, 'country' | 'retention'>): Retention {
  const periods = nationalLaw(country) ?? retention;
  if (periods === undefined) throw new RangeError(`no retention periods for ${country}`);
  return periods;
}

/**
 * The start (UTC) of the first year whose records are still kept: periods run from the end of the year, as those of commercial and tax
 * law do, and of limitation in Germany (§ 199 BGB).
 */
export const keptSince = (now: Date, years: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));
