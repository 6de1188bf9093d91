import type { Plan } from '@trazo/plan/plan';
import { USUAL_PRINT } from '@trazo/plan/sections/print-options';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { describe, expect, it } from 'vitest';
import { createPrintModel } from './create-print-model.ts';

const { plan } = sampleContent('en');
const WITH_ASK = TEMPLATES.filter(({ extras = [] }) => extras.length > 0);

async function askOf(printed: Plan, templateId: number) {
  const { meta } = await createPrintModel(printed, defaultTheme(templateId, 'en'), { day: '2026-01-15' });
  return meta.extras.ask;
}

it('some designs open with the money asked for', () => {
  expect(WITH_ASK.length).toBeGreaterThan(1);
});

describe.each(WITH_ASK)('$name', ({ id }) => {
  it('says how much is asked for', async () => {
    expect((await askOf(plan, id))?.value).toMatch(/[1-9]/);
  });

  it('says nothing of it where the finance section is left out', async () => {
    const print = { ...USUAL_PRINT, leftOut: ['finance' as const] };
    expect(await askOf({ ...plan, general: { ...plan.general, print } }, id)).toBeNull();
  });

  it('says nothing of nothing', async () => {
    const financingNeeds = plan.finance.financingNeeds.map((need) => ({ ...need, amount: '0' }));
    expect(await askOf({ ...plan, finance: { ...plan.finance, financingNeeds } }, id)).toBeNull();
  });
});
