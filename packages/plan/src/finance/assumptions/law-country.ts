import type { Country } from '../../countries.ts';
import type { Section } from '../../plan.ts';

/**
 * The country whose law a forecast goes by: the plan's own, said once in its general data. Assumptions name a country only where the
 * law is another one's than the plan's, as those written before the two were one.
 */
export const lawCountry = ({
  general,
  finance,
}: {
  readonly general: Pick<Section<'general'>, 'country'>;
  readonly finance: Pick<Section<'finance'>, 'assumptions'>;
}): Country | '' => finance.assumptions?.country || general.country;
