import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { createPrintModel } from './create-print-model.ts';

const theme = defaultTheme(1, 'en');
const { plan } = sampleContent('en');
const closingOf = async (changes: Partial<typeof plan>, day = '2026-01-15') =>
  (await createPrintModel({ ...plan, ...changes }, theme, { day })).closing;

test('a document ends with what comes next, what is asked for and whom to reach', async () => {
  const closing = await closingOf({});
  expect(closing?.asked?.value).toMatch(/\d/);
  expect(closing?.contact?.lines.length).toBeGreaterThan(1);
  const [first] = plan.operations.steps;
  expect(closing?.steps.map(({ value }) => value)).toContain(first?.title);
  for (const { label, value } of closing?.steps ?? []) expect([label, value]).not.toContain('');
});

test('dates that the document’s day has passed are no next steps', async () => {
  const general = { ...plan.general, constitutionDate: '2026-03-01', activityDate: '2026-06-01' };
  const dates = async (day: string) =>
    (await closingOf({ general, operations: { ...plan.operations, steps: [] } }, day))?.steps.map(
      ({ label }) => label,
    ) ?? [];
  expect((await dates('2026-01-15')).slice(0, 2)).toEqual(['1 March 2026', '1 June 2026']);
  expect(await dates('2026-04-01')).not.toContain('1 March 2026');
});

test('one step alone, or a short document, is not closed', async () => {
  const general = { ...plan.general, constitutionDate: '', activityDate: '' };
  const finance = emptyPlan().finance;
  const steps = plan.operations.steps.slice(0, 1);
  expect(await closingOf({ general, finance, operations: { ...plan.operations, steps } })).toBeNull();
  const { operations } = plan;
  const { closing } = await createPrintModel({ ...emptyPlan(), operations }, theme, { day: '2026-01-15' });
  expect(closing).toBeNull();
});
