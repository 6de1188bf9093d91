import type { Country } from '@trazo/plan/countries';
import {
  COUNTRY_FORMS,
  countryFormOf,
  GENERAL_FORMS,
  type LegalForm,
  NATIONAL_FORMS,
} from '@trazo/plan/legal-forms';

/** A group of forms: those of a country, or those without one. */
export interface FormGroup {
  readonly of: Exclude<Country, 'other'> | 'general';
  readonly forms: readonly LegalForm[];
}

const FORM_COUNTRIES = ['es', 'fr', 'de', 'it', 'uk', 'us'] as const;
const ALL_FORMS: readonly LegalForm[] = [...GENERAL_FORMS, ...NATIONAL_FORMS];

/** The forms of a country in its order. */
const formsOf = (country: string): LegalForm[] =>
  COUNTRY_FORMS.flatMap((each) => ALL_FORMS.filter((form) => each === `${country}.${form}`));

/**
 * The forms to choose from. A chosen country's stand first, then what it does not name; forms of other countries only without a
 * country, or while one of them is chosen.
 */
export function legalFormGroups(country: Country | '', chosen: LegalForm | ''): readonly FormGroup[] {
  const own = FORM_COUNTRIES.find((each) => each === country);
  const national = own === undefined ? [] : formsOf(own);
  const general = GENERAL_FORMS.filter((form) => !national.includes(form));
  const others = FORM_COUNTRIES.filter((each) => each !== own).map((each) => ({
    of: each,
    forms: formsOf(each).filter(
      (form) => countryFormOf(form, '') !== undefined && (own === undefined || form === chosen),
    ),
  }));
  const groups: readonly FormGroup[] = [
    ...(own === undefined ? [] : [{ of: own, forms: national }]),
    { of: 'general', forms: general },
    ...others,
  ];
  return groups.filter(({ forms }) => forms.length > 0);
}

/** Letters and digits alone: “srl” finds “S.r.l.”, “societe” “Société”. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether a form's name is looked for with some typed text. */
export const isLookedFor = (name: string, typed: string): boolean => letters(name).includes(letters(typed));
