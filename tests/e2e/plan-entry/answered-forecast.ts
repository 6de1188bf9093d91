import type { Page } from '@playwright/test';
import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { openSection } from '../form.ts';
import { withStoredPlan } from '../stored-sample.ts';

/** Opens a forecast that an earlier visit has begun, with these of its questions answered. */
export async function openForecast(page: Page, answers: Partial<Assumptions>): Promise<void> {
  const plan = emptyPlan();
  plan.general = { ...plan.general, country: 'es' };
  plan.finance = { ...plan.finance, assumptions: { ...emptyAssumptions(), ...answers } };
  await withStoredPlan(page, { plan, theme: defaultTheme(1, 'es') });
  await openSection(page, 'finance');
}
