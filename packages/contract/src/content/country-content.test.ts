import { OPTIONS } from '@trazo/plan/options';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const generalOf = (executiveSummary: object) => {
  const content = decodeContent(JSON.stringify({ ProfileData: { executiveSummary } }));
  return content.ok ? content.plan.general : content.issues.map(({ path }) => path);
};

it('has no country where none is named, and keeps the legal structure', () => {
  expect(generalOf({ legal_structure: 'cooperative' })).toMatchObject({
    country: '',
    legalStructure: 'cooperative',
  });
});

it('brings back every legal form under its own name, in any country', () => {
  const plan = emptyPlan();
  for (const legalStructure of OPTIONS.legalStructure) {
    plan.general = { ...plan.general, country: 'fr', legalStructure };
    const wire = JSON.parse(encodeContent({ plan, theme: defaultTheme(1, 'de') }));
    expect(wire.ProfileData.executiveSummary).toMatchObject({
      country: 'fr',
      legal_structure: legalStructure,
    });
    expect(generalOf(wire.ProfileData.executiveSummary)).toMatchObject({ country: 'fr', legalStructure });
  }
});

it('names what is no country or no form', () => {
  expect(generalOf({ country: 'atlantis', legal_structure: 'frXyz' })).toEqual([
    'ProfileData.executiveSummary.country',
    'ProfileData.executiveSummary.legal_structure',
  ]);
});
