import { explain } from '@trazo/forecast/explain/explain';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { investment, loan, overhead, person, units } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import words from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { packOf } from '@trazo/packs/pack-of';
import { planForecast } from '@trazo/packs/plan-forecast';
import { WHOLE_YEARS } from '@trazo/plan/finance/fiscal-calendar';
import { emptyPlan } from '@trazo/plan/plan';
import { expect, it } from 'vitest';
import { computedSales, monthlyInstead, typedByMonth } from './computed-sales.ts';
import { periodsOf, YEARS, zoomedTo } from './periods.ts';
import { resultFigure } from './result-figure.ts';
import { balanceRows, cashRows, incomeRows, lineRows } from './result-rows.ts';

const plan = emptyPlan();
plan.finance.assumptions = assume({
  country: 'es',
  start: '2027-04',
  yearEnd: 3,
  streams: [
    units({ name: 'Bread', price: '3.5', first: '1500', normal: '4200', rampMonths: 9, vat: 'reduced' }),
    units({ id: 's2', name: 'Orders', price: '48', normal: '60', terms: [{ share: '100', days: 30 }] }),
  ],
  people: [person({ id: 'p2', role: 'Baker', gross: '1500' })],
  overheads: [overhead({ id: 'o1', amount: '1200' })],
  investments: [investment({ id: 'i1', name: 'Oven', cost: '24000' })],
  loans: [loan({ id: 'l1', payouts: [{ month: 0, amount: '30000' }], rate: '5.5', term: 60 })],
});
const worked = planForecast(plan);
if (worked === null) throw new Error('the forecast is not turned on');
const { forecast, assumptions } = worked;
const named = { document: (word: string) => word, forecast: words };
const yearly = periodsOf(zoomedTo('years'), WHOLE_YEARS, false);

it('years of the statement are those of the forecast', () => {
  const rows = incomeRows(forecast, named);
  const net = rows.find(({ key }) => key === 'netIncome');
  expect(yearly.map((period) => net?.valueIn(period))).toEqual(forecast.income.netIncome.years);
  expect(rows.some(({ key }) => key === 'badDebt')).toBe(false);
});

it('cash goes from its opening to its closing in every period', () => {
  const rows = cashRows(forecast, named);
  const of = (key: string) => rows.find((row) => row.key === key)?.valueIn ?? (() => Number.NaN);
  for (const period of periodsOf(zoomedTo('months'), WHOLE_YEARS, true)) {
    expect(of('opening')(period) + of('receipts')(period) - of('payments')(period)).toBe(
      of('closing')(period),
    );
  }
});

it('both sides of the balance are the same at the end of every period', () => {
  const rows = balanceRows(forecast, named);
  const of = (key: string) => rows.find((row) => row.key === key)?.valueIn ?? (() => Number.NaN);
  for (const period of periodsOf(zoomedTo('months'), WHOLE_YEARS, true))
    expect(of('total')(period)).toBe(of('funding')(period));
});

it('a stream that is taken over brings what it brought', () => {
  const sales = computedSales(assumptions, forecast, plan);
  const streams = assumptions.streams.map((stream) => {
    const found = sales.get(stream.id);
    return found === undefined ? stream : typedByMonth(stream, found, forecast.scale);
  });
  expect(streams.map(({ kind }) => kind)).toEqual(streams.map(() => 'monthly'));
  const again = planForecast({
    ...plan,
    finance: { ...plan.finance, assumptions: { ...assumptions, streams } },
  });
  for (const year of YEARS) {
    const [before = 0, after = 0] = [forecast, again?.forecast].map(
      (each) => each?.income.revenue.years[year - 1],
    );
    expect(Math.abs(before - after)).toBeLessThanOrEqual(streams.length);
  }
  const [first] = assumptions.streams;
  expect(first && monthlyInstead(assumptions, first, plan)).toEqual(streams[0]);
});

it('lines come to the statement, and each figure explains itself', () => {
  const rows = lineRows(
    forecast,
    (group, source) => `${group} of ${source}`,
    (group) => group,
  );
  const years = (key: string) => yearly.map((period) => rows.find((row) => row.key === key)?.valueIn(period));
  expect(years('revenues')).toEqual(forecast.income.revenue.years);
  expect(years('otherExpenses staff')).toEqual(forecast.income.staff.years);
  expect(years('otherExpenses rent')).toEqual(forecast.income.overheads.years);
  const facts = planFacts(plan);
  for (const { key, valueIn } of rows) {
    for (const period of periodsOf(zoomedTo('months'), WHOLE_YEARS, true)) {
      const figure = resultFigure('lines', key, period);
      const { value } = explain({ assumptions, pack: packOf('es'), facts, forecast }, figure);
      expect(value?.text).toBe(amountOf(valueIn(period), forecast.scale));
    }
  }
});
