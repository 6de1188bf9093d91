import { fillGrid } from '@trazo/forecast/fill/fill-grid';
import { lineNaming } from '@trazo/forecast/fill/line-names';
import { LINE_WORDS } from '@trazo/forecast/testing/line-words';
import { investment, loan, overhead, person, units } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { planForecast } from '@trazo/packs/plan-forecast';
import { ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { must } from '@trazo/plan/must';
import { emptyPlan, type Plan } from '@trazo/plan/plan';

/** The grid as the form fills it. */
export function withFilledGrid(plan: Plan): Plan {
  const worked = planForecast(plan);
  const { assumptions } = plan.finance;
  if (worked === null || assumptions === null) throw new Error('the forecast is not turned on');
  const naming = lineNaming(worked.assumptions, LINE_WORDS);
  const names = { now: naming, former: naming };
  return {
    ...plan,
    finance: must(
      fillGrid(plan.finance, assumptions, worked.forecast, names, LINE_WORDS),
      'a forecast that the grid follows',
    ),
  };
}

/** A bakery in Spain that opens in April 2027 with a loan; all annexes are ticked. */
export function forecastPlan(answers: Partial<Assumptions> = {}): Plan {
  const plan = emptyPlan();
  plan.general.currency = '€';
  plan.general.legalStructure = 'limitedLiabilityCompany';
  plan.finance.assumptions = assume({
    country: 'es',
    start: '2027-04',
    yearEnd: 3,
    streams: [
      units({ name: 'Bread', price: '3.5', first: '1500', normal: '4200', rampMonths: 9, vat: 'reduced' }),
      units({ id: 's2', name: 'Orders', price: '48', normal: '60', terms: [{ share: '100', days: 30 }] }),
    ],
    people: [person({ id: 'p2', role: 'Baker', gross: '1500' })],
    overheads: [
      overhead({ id: 'o1', amount: '1200' }),
      overhead({ id: 'o2', category: 'energy', amount: '400' }),
    ],
    investments: [
      investment({ id: 'i1', name: 'Oven', cost: '24000' }),
      investment({ id: 'i2', kind: 'deposit', cost: '2400', vat: 'none' }),
    ],
    contributions: [
      {
        id: 'c1',
        name: '',
        kind: 'capital',
        amount: '20000',
        month: 0,
        repaid: '',
        subordinated: false,
        rate: '',
      },
    ],
    loans: [
      loan({
        id: 'l1',
        name: 'Bank loan',
        payouts: [{ month: 0, amount: '30000' }],
        rate: '5.5',
        term: 60,
        grace: { months: 6, kind: 'interestOnly' },
      }),
    ],
    annexes: [...ANNEXES],
    ...answers,
  });
  return withFilledGrid(plan);
}
