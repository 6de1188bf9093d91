import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
/** What is empty is left out before any template sees it: some of them show it. */
const SOME = TEMPLATES.filter((_, index) => index % 3 === 0);

test('an empty field leaves no trace', async () => {
  const { swot } = sampleContent('en').plan;
  const plan = { ...emptyPlan(), swot: { ...swot, threats: [], summary: '' } };
  for (const { id } of SOME) {
    const request = { plan, theme: defaultTheme(id, 'en'), day, only: ['swot' as const] };
    const { body } = await readOnce(request);
    expect([id, body.includes('Weaknesses'), body.includes('Threats')]).toEqual([id, true, false]);
  }
});
