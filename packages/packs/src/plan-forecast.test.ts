import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { emptyPlan } from '@trazo/plan/plan';
import { exampleOverhead } from '@trazo/plan/testing/example-overhead';
import { exampleStream } from '@trazo/plan/testing/example-stream';
import { expect, it } from 'vitest';
import { SPAIN } from './es/pack.ts';
import { packOf } from './pack-of.ts';
import { planForecast } from './plan-forecast.ts';
import { ownValue, ratesOf } from './rates.ts';

const PEOPLE = [{ ...newItem.person('p1'), gross: '3000', salaries: 12 as const }];

function forecastOf(answers: Partial<Assumptions>) {
  const plan = emptyPlan();
  const assumptions = { ...emptyAssumptions(), country: 'es' as const, start: '2027-04', ...answers };
  return planForecast({ ...plan, finance: { ...plan.finance, assumptions } })?.forecast;
}

function worked(...parameters: { key: string; value: string }[]) {
  const plan = emptyPlan();
  const answers = { streams: [exampleStream], overheads: [exampleOverhead], parameters };
  const assumptions = { ...emptyAssumptions(), country: 'es' as const, start: '2027-04', ...answers };
  return planForecast({ ...plan, finance: { ...plan.finance, assumptions } });
}

it('lacks what is sold and what it costs until both are known, so that nothing of it is printed', () => {
  expect(forecastOf({})?.missing).toEqual(['sales', 'costs']);
  expect(forecastOf({ overheads: [exampleOverhead] })?.missing).toEqual(['sales']);
  expect(forecastOf({ streams: [exampleStream] })?.missing).toEqual(['costs']);
  expect(forecastOf({ streams: [exampleStream], overheads: [exampleOverhead] })?.state).toBe('complete');
});

it.each([
  ['life.machines', '5.5'],
  ['life.machines', '0'],
  ['vat.periodMonths', '0'],
  ['vat.periodMonths', '13'],
  ['incomeTax.settleLag', '0'],
  ['analysis.openDays', '367'],
  ['vat.standard', '100.5'],
  ['owner.upTo1', '1000000001'],
])('an own %s of %s is not counted as something else: the forecast lacks it', (key, value) => {
  const found = worked({ key, value });
  expect(found?.forecast.state).toBe('incomplete');
  expect(found?.forecast.missing).toEqual([key]);
  expect(found?.wrong).toEqual([key]);
});

it.each([
  ['life.machines', '1'],
  ['vat.payLag', '0'],
  ['vat.periodMonths', '12'],
  ['vat.standard', '20.5'],
  ['vat.standard', ''],
])('an own %s of %j is counted', (key, value) => {
  expect(worked({ key, value })?.forecast.state).toBe('complete');
});

it('of a key that is there twice the last figure counts, as it is shown', () => {
  const twice = [
    { key: 'vat.standard', value: '10' },
    { key: 'vat.standard', value: '20' },
    { key: 'vat.standard', value: '' },
  ];
  expect(ratesOf(SPAIN, twice).find(({ key }) => key === 'vat.standard')?.own).toBe('20');
  expect(ownValue(twice, 'vat.standard')).toBe('20');
  expect(ownValue(twice, 'vat.reduced')).toBe('');
});

it('keeps what was typed when the country is another one, and takes its usual values for the rest', () => {
  const plan = emptyPlan();
  const typed = [{ key: 'vat.standard', value: '18' }];
  const inCountry = (country: 'de' | 'fr') => {
    const assumptions = { ...emptyAssumptions(), start: '2027-01', people: PEOPLE, parameters: typed };
    const draft = {
      ...plan,
      general: { ...plan.general, country },
      finance: { ...plan.finance, assumptions },
    };
    const found = planForecast(draft);
    return {
      rates: found?.assumptions.parameters,
      standard: ratesOf(packOf(country), typed).find(({ key }) => key === 'vat.standard')?.own,
      social: found?.forecast.income.social.months[1],
    };
  };
  // 24.6 % of 3,000; in France of 3,000 · 12 in thirds of bands: 47.22 + 336.62 + 535.03 + 49.29.
  expect(inCountry('de')).toEqual({ rates: typed, standard: '18', social: 738 });
  expect(inCountry('fr')).toEqual({ rates: typed, standard: '18', social: 968 });
});
