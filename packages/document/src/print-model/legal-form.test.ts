import { LANGUAGES } from '@trazo/plan/languages';
import { COUNTRY_FORMS, GENERAL_FORMS } from '@trazo/plan/legal-forms';
import { OPTIONS } from '@trazo/plan/options';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { expect, it } from 'vitest';
import { documentWords } from '../document-words.ts';
import { legalFormName } from './legal-form.ts';

const named = (legalStructure: Plan['general']['legalStructure'], country: Plan['general']['country']) => {
  const general = { ...emptyPlan().general, legalStructure, country };
  return LANGUAGES.map((language) => legalFormName(general, documentWords(language)));
};

it('is the country’s own name, in the language of the plan', () => {
  expect(named('frSas', '')).toContain('Société par actions simplifiée (SAS)');
  expect(named('limitedLiabilityCompany', 'de')).toContain('Gesellschaft mit beschränkter Haftung (GmbH)');
  expect(named('limitedLiabilityCompany', 'us')).toContain('Limited liability company (LLC)');
  expect(named('', 'de')).toEqual(LANGUAGES.map(() => ''));
});

it('stays the general one without a country, and where the country has no such form', () => {
  for (const form of GENERAL_FORMS) {
    const general = LANGUAGES.map((language) => documentWords(language)(`options:legalStructure.${form}`));
    expect(named(form, '')).toEqual(general);
    expect(named(form, 'other')).toEqual(general);
  }
  expect(named('communityOfProperty', 'us')).toEqual(named('communityOfProperty', ''));
});

it('is there for every form of every country, each different from the others of its country', () => {
  for (const country of ['es', 'fr', 'de', 'it', 'uk', 'us'] as const) {
    const forms = OPTIONS.legalStructure.filter((form) =>
      COUNTRY_FORMS.some((own) => own === `${country}.${form}`),
    );
    for (const [index] of LANGUAGES.entries()) {
      const names = forms.map((form) => named(form, country)[index]);
      expect(names).not.toContain('');
      expect(new Set(names).size).toBe(forms.length);
    }
  }
});
