import { planCompleteness } from '@trazo/plan/completeness';
import { emptyPlan } from '@trazo/plan/plan';
import { expect, test } from 'vitest';
import { createCompletenessRatio } from './completeness-ratio.ts';

test('a section that is replaced counts as it is now, the others as before', () => {
  const ratioOf = createCompletenessRatio();
  const plan = emptyPlan();
  expect(ratioOf(plan)).toBe(planCompleteness(plan).ratio);
  const written = { ...plan, mission: { ...plan.mission, mission: 'Pan de verdad para el barrio' } };
  expect(ratioOf(written)).toBe(planCompleteness(written).ratio);
  expect(ratioOf(written)).toBeGreaterThan(ratioOf(plan));
});

test('what is declared as not applicable counts for sections that stay the same', () => {
  const ratioOf = createCompletenessRatio();
  const plan = emptyPlan();
  const open = ratioOf({ ...plan, general: { ...plan.general, companyName: 'Obrador' } });
  const general = { ...plan.general, companyName: 'Obrador', notApplicable: ['departments' as const] };
  const declared = { ...plan, general };
  expect(ratioOf(declared)).toBe(planCompleteness(declared).ratio);
  expect(ratioOf(declared)).not.toBe(open);
});
