import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost, blankLine, newItem } from '@trazo/plan/finance/assumptions/new-items';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import type { Draft } from '../../../workspace/plan-store/draft.ts';

/** A few answers of a shop that opens in April 2027. */
export const ANSWERED: Partial<Assumptions> = {
  start: '2027-04',
  yearEnd: 3,
  streams: [
    {
      ...blankLine('bread'),
      kind: 'units',
      typedPer: 'month',
      name: 'Bread',
      cost: { ...blankCost('revenue'), share: '30' },
      price: '3',
      first: '2000',
      normal: '3500',
      rampMonths: 6,
      growth: ['', '', '', '', ''],
      season: Array.from({ length: 12 }, () => ''),
    },
  ],
  people: [{ ...newItem.person('assistant'), role: 'Assistant', gross: '1400' }],
  overheads: [{ ...newItem.overhead('shop', 'rent'), amount: '900' }],
  investments: [{ ...newItem.investment('oven', 'machines'), cost: '24000' }],
  contributions: [{ ...newItem.contribution('savings', 'capital'), amount: '15000' }],
  loans: [{ ...newItem.loan('bank', false), payouts: [{ month: 0, amount: '30000' }], rate: '6' }],
  annexes: ['cash.monthly', 'balance.years', 'investments', 'loans'],
};

/** A Spanish company's plan with these answers to the questions of the forecast. */
export function planWith(answers: Partial<Assumptions>): Partial<Draft> {
  const { general, finance } = emptyPlan();
  return {
    general: { ...general, country: 'es' },
    finance: { ...finance, assumptions: { ...emptyAssumptions(), ...answers } },
    theme: defaultTheme(1, 'en'),
  };
}
