import { GENERAL_FORMS } from '@trazo/plan/legal-forms';
import { OPTIONS } from '@trazo/plan/options';
import { describe, expect, it } from 'vitest';
import { isLookedFor, legalFormGroups } from './legal-form-choices.ts';

const shown = (...given: Parameters<typeof legalFormGroups>) =>
  legalFormGroups(...given).map(({ of, forms }) => `${of}: ${forms.join(' ')}`);

describe('the legal forms to choose from', () => {
  it.each(['', 'other'] as const)('are the seven of the specification (country “%s”)', (country) => {
    expect(legalFormGroups(country, '')).toEqual([{ of: 'general', forms: GENERAL_FORMS }]);
  });

  it('are a country’s own, and none besides', () => {
    expect(shown('fr', '')).toEqual([
      'fr: selfEmployed frMicro frEurl limitedLiabilityCompany frSasu frSas frSa frSnc limitedPartnership frCivil cooperative',
    ]);
    expect(shown('es', '')).toHaveLength(1);
  });

  it('keep one of another country while it is chosen', () => {
    expect(shown('de', 'frSas').at(-1)).toBe('fr: frSas');
    expect(shown('fr', 'frSas')).toEqual(shown('fr', ''));
    expect(shown('', 'ukLlp').at(-1)).toBe('uk: ukLlp');
    expect(shown('fr', 'civilSociety').at(-1)).toBe('general: civilSociety');
  });

  it('stand in one group only, for any country and choice', () => {
    for (const country of ['', 'es', 'fr', 'de', 'it', 'uk', 'us', 'other'] as const) {
      for (const chosen of OPTIONS.legalStructure) {
        const forms = legalFormGroups(country, chosen).flatMap((group) => group.forms);
        expect(new Set(forms).size).toBe(forms.length);
        expect(forms).toContain(chosen);
      }
    }
  });

  it.each([
    ['Società a responsabilità limitata (S.r.l.)', 'srl'],
    ['Société par actions simplifiée (SAS)', 'societe par'],
    ['Eingetragener Kaufmann (e.\u00a0K.)', 'e. k'],
    ['GmbH & Co. KG', 'gmbh co kg'],
  ])('%s is found by “%s”', (name, typed) => {
    expect(isLookedFor(name, typed)).toBe(true);
    expect(isLookedFor(name, 'xyz')).toBe(false);
    expect(isLookedFor(name, '')).toBe(true);
  });
});
