import { countryFormOf, GENERAL_FORMS } from '@trazo/plan/legal-forms';
import type { Plan } from '@trazo/plan/plan';
import type { Words } from '../document-words.ts';

/** The name of a plan's legal form in its country; empty while none is chosen. */
export function legalFormName({ legalStructure, country }: Plan['general'], words: Words): string {
  if (legalStructure === '') return '';
  const own = countryFormOf(legalStructure, country);
  if (own !== undefined) return words(`legalForms:names.${own}`);
  const general = GENERAL_FORMS.find((form) => form === legalStructure);
  return general === undefined ? '' : words(`options:legalStructure.${general}`);
}
