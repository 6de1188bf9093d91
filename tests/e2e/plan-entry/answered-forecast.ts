import type { Page } from '@playwright/test';
import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost, blankLine, newItem } from '@trazo/plan/finance/assumptions/new-items';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { openSection } from '../form.ts';
import { expect } from '../journey.ts';
import { withStoredPlan } from '../stored-sample.ts';
import { gridCell } from './figures.ts';

/** What `answerQuestions` answers. */
const answered: Partial<Assumptions> = {
  start: '2027-04',
  streams: [
    {
      ...blankLine('pan'),
      kind: 'units',
      name: 'Pan',
      cost: { ...blankCost('revenue'), share: '30' },
      price: '3',
      first: '2000',
      normal: '3500',
      rampMonths: 6,
      growth: ['', '', '', '', ''],
      season: Array.from({ length: 12 }, () => ''),
    },
  ],
  people: [{ ...newItem.person('dependienta'), role: 'Dependienta', gross: '1400' }],
  overheads: [{ ...newItem.overhead('local', 'rent'), amount: '900' }],
  investments: [{ ...newItem.investment('horno', 'machines'), cost: '24000' }],
  contributions: [{ ...newItem.contribution('ahorros', 'capital'), amount: '15000' }],
  loans: [{ ...newItem.loan('banco', false), payouts: [{ month: 0, amount: '30000' }], rate: '6' }],
  annexes: ['cash.monthly', 'balance.years', 'investments', 'loans'],
};

/** Opens a forecast that an earlier visit has begun, with these of its questions answered. */
export async function openForecast(page: Page, answers: Partial<Assumptions>): Promise<void> {
  const plan = emptyPlan();
  plan.general = { ...plan.general, country: 'es' };
  plan.finance = { ...plan.finance, assumptions: { ...emptyAssumptions(), ...answers } };
  await withStoredPlan(page, { plan, theme: defaultTheme(1, 'es') });
  await openSection(page, 'finance');
}

/**
 * Opens the forecast of a shop whose few questions an earlier visit has answered, for journeys that are about what follows
 * from answers.
 */
export async function openAnswered(page: Page): Promise<void> {
  await openForecast(page, answered);
  await expect(gridCell(page, 'Pan', 2)).toHaveValue('126.000');
}
