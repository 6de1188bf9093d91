import { COUNTRY_FORMS, type CountryForm } from '@trazo/plan/legal-forms';
import { GERMAN_FORMS } from './de.ts';
import { SPANISH_FORMS } from './es.ts';
import type { FormFacts, LegalForms } from './facts.ts';
import { FRENCH_FORMS } from './fr.ts';
import { ITALIAN_FORMS } from './it.ts';
import { BRITISH_FORMS } from './uk.ts';
import { AMERICAN_FORMS } from './us.ts';

const COUNTRIES = {
  es: SPANISH_FORMS,
  fr: FRENCH_FORMS,
  de: GERMAN_FORMS,
  it: ITALIAN_FORMS,
  uk: BRITISH_FORMS,
  us: AMERICAN_FORMS,
};
type FormCountry = keyof typeof COUNTRIES;

/** What a form means where it is known: its facts, the country's currency and what its taxes are called. */
export interface KnownForm extends FormFacts {
  readonly currency: LegalForms<FormCountry>['currency'];
  readonly taxes: LegalForms<FormCountry>['taxes'];
}

function formsOf(country: FormCountry): readonly (readonly [CountryForm, KnownForm])[] {
  const { currency, taxes, facts } = COUNTRIES[country];
  const known: Readonly<Record<string, FormFacts>> = facts;
  return COUNTRY_FORMS.flatMap((form) => {
    const own = form.startsWith(`${country}.`) ? known[form.slice(country.length + 1)] : undefined;
    return own === undefined ? [] : [[form, { ...own, currency, taxes }] as const];
  });
}

const FORMS: ReadonlyMap<CountryForm, KnownForm> = new Map(
  (['es', 'fr', 'de', 'it', 'uk', 'us'] as const).flatMap(formsOf),
);

/** What is known of a form in a country. */
export function knownForm(form: CountryForm): KnownForm {
  const known = FORMS.get(form);
  if (known === undefined) throw new RangeError(`No facts of ${form}`);
  return known;
}

/** Names of the forms whose profit is taxed at the owners unless they choose otherwise, as a country's plans hold them. */
export const ownerTaxedForms = (country: FormCountry): string[] =>
  formsOf(country)
    .filter(([, { tax }]) => tax?.value.startsWith('owners'))
    .map(([form]) => form.slice(country.length + 1));
