import { COUNTRY_FORMS, countryFormOf, hasShareCapital, NATIONAL_FORMS } from '@trazo/plan/legal-forms';
import { OPTIONS } from '@trazo/plan/options';
import { describe, expect, it } from 'vitest';
import { SPAIN } from '../es/pack.ts';
import { OTHER } from '../other/pack.ts';
import { OFFICIAL_HOSTS } from '../testing/official-hosts.ts';
import { knownForm, ownerTaxedForms } from './legal-forms.ts';

describe('the legal forms of the countries', () => {
  it('say of which law each fact is, and when it was read', () => {
    for (const form of COUNTRY_FORMS) {
      const { tax, capital, closedSince } = knownForm(form);
      for (const fact of [tax, capital, closedSince]) {
        if (fact === undefined) continue;
        expect(OFFICIAL_HOSTS, form).toContain(new URL(fact.source.url).host);
        expect(fact.source.title, form).not.toBe('');
        expect(Date.parse(fact.source.seen), form).not.toBeNaN();
      }
    }
  });

  it('have a minimum capital in whole units of currency', () => {
    for (const form of COUNTRY_FORMS) {
      const capital = knownForm(form).capital?.value;
      if (typeof capital === 'object') expect(capital.least, form).toMatch(/^[1-9]\d*$/);
    }
    const least = (form: (typeof COUNTRY_FORMS)[number]) => knownForm(form).capital?.value;
    expect(least('de.limitedLiabilityCompany')).toEqual({ least: '25000' });
    expect(least('fr.frSa')).toEqual({ least: '37000' });
    expect(least('es.limitedLiabilityCompany')).toEqual({ least: '1' });
  });

  it('without share capital are those the plan does not ask for one', () => {
    for (const form of COUNTRY_FORMS) {
      const capital = knownForm(form).capital?.value;
      const option = OPTIONS.legalStructure.find((each) => each === form.slice(3)) ?? '';
      if (!hasShareCapital(option, asCountry(form.slice(0, 2))) && capital !== undefined)
        expect([form, capital]).toEqual([form, 'none']);
      if (typeof capital === 'object')
        expect([form, hasShareCapital(option, asCountry(form.slice(0, 2)))]).toEqual([form, true]);
    }
  });

  it('are each in the list of options, and a national one in its country alone', () => {
    for (const form of COUNTRY_FORMS) {
      expect(
        OPTIONS.legalStructure.map((option) => countryFormOf(option, asCountry(form.slice(0, 2)))),
      ).toContain(form);
    }
    for (const form of NATIONAL_FORMS) {
      expect(COUNTRY_FORMS.filter((each) => each.endsWith(`.${form}`))).toHaveLength(1);
      expect(countryFormOf(form, 'other')).toBe(`${form.slice(0, 2)}.${form}`);
    }
    expect(countryFormOf('cooperative', '')).toBeUndefined();
    expect(countryFormOf('communityOfProperty', 'us')).toBeUndefined();
    expect(countryFormOf('frSas', 'de')).toBe('fr.frSas');
  });

  it('say whose profit is taxed at the owners', () => {
    expect(SPAIN.ownerTaxed).toEqual(['selfEmployed', 'esErl', 'communityOfProperty']);
    expect(ownerTaxedForms('fr')).toEqual(['selfEmployed', 'frMicro', 'frEurl', 'frSnc']);
    expect(OTHER.ownerTaxed).toEqual(expect.arrayContaining(['frMicro', 'deOhg', 'ukLlp', 'usSCorporation']));
    expect(OTHER.ownerTaxed).not.toContain('frSas');
  });
});

const asCountry = (text: string) =>
  (['es', 'fr', 'de', 'it', 'uk', 'us'] as const).find((each) => each === text) ?? '';
