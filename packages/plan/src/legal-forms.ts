import type { Country } from './countries.ts';

/** The legal structures of specification §3, in its order; each language names them as it knows them. */
export const GENERAL_FORMS = [
  'selfEmployed',
  'communityOfProperty',
  'civilSociety',
  'limitedLiabilityCompany',
  'publicLimitedCompany',
  'cooperative',
  'limitedPartnership',
] as const;

/** Forms that only one country has; its name begins theirs. */
export const NATIONAL_FORMS = [
  'esErl',
  'esSlu',
  'esSlne',
  'esLaboral',
  'esCollective',
  'frMicro',
  'frEurl',
  'frSasu',
  'frSas',
  'frSa',
  'frSnc',
  'frCivil',
  'deEk',
  'deOhg',
  'deGmbhCoKg',
  'dePartg',
  'deUg',
  'itSimple',
  'itSrls',
  'ukLlp',
  'ukGuarantee',
  'ukCic',
  'usLlp',
  'usCorporation',
  'usSCorporation',
] as const;

export type LegalForm = (typeof GENERAL_FORMS)[number] | (typeof NATIONAL_FORMS)[number];

/**
 * The forms a country offers, by its own names, the simplest first (`options:…` in messages are the names without a country). A general form stands
 * here only where all that it is called means this one: what a plan says does not change when its country is chosen.
 */
export const COUNTRY_FORMS = [
  'es.selfEmployed',
  'es.esErl',
  'es.communityOfProperty',
  'es.civilSociety',
  'es.limitedLiabilityCompany',
  'es.esSlu',
  'es.esSlne',
  'es.publicLimitedCompany',
  'es.esLaboral',
  'es.cooperative',
  'es.esCollective',
  'es.limitedPartnership',
  'fr.selfEmployed',
  'fr.frMicro',
  'fr.frEurl',
  'fr.limitedLiabilityCompany',
  'fr.frSasu',
  'fr.frSas',
  'fr.frSa',
  'fr.frSnc',
  'fr.limitedPartnership',
  'fr.frCivil',
  'fr.cooperative',
  'de.selfEmployed',
  'de.deEk',
  'de.civilSociety',
  'de.deOhg',
  'de.limitedPartnership',
  'de.deGmbhCoKg',
  'de.dePartg',
  'de.deUg',
  'de.limitedLiabilityCompany',
  'de.publicLimitedCompany',
  'de.cooperative',
  'it.selfEmployed',
  'it.itSimple',
  'it.civilSociety',
  'it.limitedPartnership',
  'it.itSrls',
  'it.limitedLiabilityCompany',
  'it.publicLimitedCompany',
  'it.cooperative',
  'uk.selfEmployed',
  'uk.civilSociety',
  'uk.limitedPartnership',
  'uk.ukLlp',
  'uk.limitedLiabilityCompany',
  'uk.publicLimitedCompany',
  'uk.ukGuarantee',
  'uk.ukCic',
  'uk.cooperative',
  'us.selfEmployed',
  'us.civilSociety',
  'us.limitedPartnership',
  'us.usLlp',
  'us.limitedLiabilityCompany',
  'us.usCorporation',
  'us.usSCorporation',
  'us.cooperative',
] as const;
export type CountryForm = (typeof COUNTRY_FORMS)[number];

const NO_SHARE_CAPITAL: ReadonlySet<string> = new Set<LegalForm>([
  'selfEmployed',
  'communityOfProperty',
  'civilSociety',
  'esErl',
  'frMicro',
  'deEk',
  'deOhg',
  'dePartg',
  'itSimple',
  'ukLlp',
  'ukGuarantee',
  'usLlp',
]);

/** Forms of one person trading as themselves: nothing is founded. */
const WITHOUT_FOUNDATION: ReadonlySet<string> = new Set<LegalForm>([
  'selfEmployed',
  'esErl',
  'frMicro',
  'deEk',
]);

/** Whether there is a day a company of this form is founded on. */
export const isFounded = (form: LegalForm | ''): boolean => !WITHOUT_FOUNDATION.has(form);

/** A form as the law of a country knows it: its own one, or the chosen one; undefined where the form is only named in general. */
export function countryFormOf(form: LegalForm | '', country: Country | ''): CountryForm | undefined {
  const home = NATIONAL_FORMS.some((each) => each === form) ? form.slice(0, 2) : country;
  return COUNTRY_FORMS.find((each) => each === `${home}.${form}`);
}

/** Whether a form may have a share capital. Italy's civil partnership is its società in nome collettivo, which has one. */
export const hasShareCapital = (form: LegalForm | '', country: Country | ''): boolean =>
  !NO_SHARE_CAPITAL.has(form) || countryFormOf(form, country) === 'it.civilSociety';
