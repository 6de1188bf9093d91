import { OPTIONS } from '@trazo/plan/options';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const decoded = (executiveSummary: object, schema_version = 7) =>
  decodeContent(JSON.stringify({ ProfileData: { schema_version, executiveSummary } }));
const generalOf = (...given: Parameters<typeof decoded>) => {
  const content = decoded(...given);
  return content.ok ? content.plan.general : content.issues.map(({ path }) => path);
};

it('has no country in contents of before, and keeps their legal structure', () => {
  for (const version of [1, 6, 7]) {
    expect(generalOf({ legal_structure: 'cooperative' }, version)).toMatchObject({
      country: '',
      legalStructure: 'cooperative',
    });
  }
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
