import type { Country } from '../../countries.ts';
import type { Assumptions } from './assumptions.ts';

/**
 * The country whose law a forecast goes by: the plan's own, said once in its general data. Assumptions name a country only where the
 * law is another one's than the plan's, as those written before the two were one.
 */
export const lawCountry = ({
  general,
  finance,
}: {
  readonly general: { readonly country: Country | '' };
  readonly finance: { readonly assumptions: Pick<Assumptions, 'country'> | null };
}): Country | '' => finance.assumptions?.country || general.country;
