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
 * The forms to choose from: those of the plan's country, or the seven general ones while none with forms of its own is chosen. A
 * chosen form that is not among them, of another country for example, stands in a group below.
 */
export function legalFormGroups(country: Country | '', chosen: LegalForm | ''): readonly FormGroup[] {
  const own = FORM_COUNTRIES.find((each) => each === country);
  const offered: FormGroup =
    own === undefined ? { of: 'general', forms: GENERAL_FORMS } : { of: own, forms: formsOf(own) };
  if (chosen === '' || offered.forms.includes(chosen)) return [offered];
  const home = FORM_COUNTRIES.find((each) => countryFormOf(chosen, '')?.startsWith(`${each}.`));
  return [offered, { of: home ?? 'general', forms: [chosen] }];
}

/** Letters and digits alone: “srl” finds “S.r.l.”, “societe” “Société”. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether a form's name is looked for with some typed text. */
export const isLookedFor = (name: string, typed: string): boolean => letters(name).includes(letters(typed));
