import type { Page } from '@playwright/test';
import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { openSection } from '../form.ts';
import { expect } from '../journey.ts';
import { withStoredPlan } from '../stored-sample.ts';
import { gridCell } from './figures.ts';

const BLANK: ['', '', '', '', ''] = ['', '', '', '', ''];
const AT_ONCE = [{ share: '100', days: 0 }];

/** What `answerQuestions` answers. */
const answered: Partial<Assumptions> = {
  start: '2027-04',
  streams: [
    {
      id: 'pan',
      name: 'Pan',
      productId: '',
      from: 1,
      until: '',
      vat: '',
      terms: AT_ONCE,
      badDebt: '',
      cost: { per: 'revenue', amount: '', share: '30', index: '', vat: '', days: 30, stockDays: 0 },
      kind: 'units',
      price: '3',
      priceIndex: '',
      discount: '',
      first: '2000',
      normal: '3500',
      rampMonths: 6,
      growth: BLANK,
      season: Array.from({ length: 12 }, () => ''),
    },
  ],
  people: [
    {
      id: 'dependienta',
      role: 'Dependienta',
      memberId: '',
      heads: '1',
      gross: '1400',
      per: 'month',
      salaries: '',
      from: 1,
      until: '',
      raise: '',
      direct: false,
    },
  ],
  overheads: [
    {
      id: 'local',
      name: '',
      category: 'rent',
      rhythm: 'monthly',
      amount: '900',
      share: '',
      amounts: BLANK,
      growth: '',
      vat: '',
      days: 0,
      from: 1,
      until: '',
      direct: false,
    },
  ],
  investments: [
    {
      id: 'horno',
      name: '',
      kind: 'machines',
      cost: '24000',
      month: 0,
      vat: '',
      life: '',
      terms: AT_ONCE,
      inKind: false,
    },
  ],
  contributions: [
    {
      id: 'ahorros',
      name: '',
      kind: 'capital',
      amount: '15000',
      month: 0,
      repaid: '',
      subordinated: false,
      rate: '',
    },
  ],
  loans: [
    {
      id: 'banco',
      name: '',
      payouts: [{ month: 0, amount: '30000' }],
      rate: '6',
      term: 60,
      grace: { months: 0, kind: 'interestOnly' },
      method: 'annuity',
      rhythm: 1,
      fee: '',
      guaranteeCost: '',
      needsAsking: true,
      running: false,
    },
  ],
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
