import { planForecast } from '@trazo/packs/plan-forecast';
import { WHOLE_YEARS } from '@trazo/plan/finance/fiscal-calendar';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme, lookOf } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { describe, expect, test } from 'vitest';
import { forecastPlan } from '../../testing/forecast-plan.ts';
import { familiesOfLook } from '../families.ts';
import { createWording } from '../wording.ts';
import { printFunding } from './funding.ts';
import { printMarket } from './market.ts';

const noPictures = {
  picture: () => null,
  chart: (_: unknown, alt: string) => ({ path: '', alt, width: 1, height: 1, isLight: false }),
};
const look = lookOf(defaultTheme(1, 'en'));
const wording = createWording(
  look,
  familiesOfLook(look, null),
  '€',
  { start: '', years: WHOLE_YEARS },
  noPictures,
);
const reasoned = (...amounts: readonly string[]) =>
  amounts.map((amount, index) => ({
    id: String(index),
    reason: `Reason ${index}`,
    amount,
    period: 'once' as const,
  }));

const funding = (changes: object) =>
  printFunding({ finance: { ...emptyPlan().finance, ...changes }, forecast: null }, wording);

describe('the funding', () => {
  test('is drawn source after source, up to what it is for', () => {
    const drawn = funding({
      financingNeeds: reasoned('70'),
      incomes: reasoned('30'),
      expenses: reasoned('100'),
    });
    expect(drawn?.rows.map(({ label, from, to, tone }) => [label, from, to, tone])).toEqual([
      ['Reason 0', 0, 0.3, 'main'],
      ['Reason 0', 0.3, 1, 'part'],
      ['Uses', 0, 1, 'part'],
    ]);
    expect(drawn).toMatchObject({ caption: 'The sources cover all uses', ticks: [] });
  });

  test.each([
    ['70', '€20 is still missing', ['Still missing', '€20', 0.8, 1, 'loss']],
    ['100', 'The sources cover all uses and leave €10', ['Reason 0', '€100', 0.0909, 1, 'part']],
  ])('%s asked for, and the sides do not meet', (asked, claim, last) => {
    const drawn = funding({
      incomes: reasoned('10'),
      financingNeeds: reasoned(asked),
      expenses: reasoned('100'),
    });
    expect(drawn).toMatchObject({ caption: claim, subject: 'Sources and uses of funds' });
    const row = drawn?.rows.at(-2);
    expect([row?.label, row?.figure, row?.from, row?.to, row?.tone]).toEqual(last);
  });

  test('of a forecast says the owners’ share, theirs first, with a line where it ends', () => {
    const plan = forecastPlan();
    const forecast = planForecast(plan);
    const drawn = printFunding({ finance: plan.finance, forecast }, wording);
    expect(drawn?.caption).toBe('The owners’ own money is 40% of the funding');
    expect(drawn?.rows.map(({ tone }) => tone)).toEqual(['main', 'part', 'part']);
    expect(drawn?.ticks).toEqual([
      { at: drawn?.rows[0]?.to, label: 'Owners’ share of funding: 40%', over: true },
    ]);
    const incomes = plan.finance.incomes.map((item) => ({ ...item, amount: '1' }));
    expect(printFunding({ finance: { ...plan.finance, incomes }, forecast }, wording)?.ticks).toEqual([]);
  });

  test('says what recurs, and counts its first year', () => {
    const [grant] = reasoned('500');
    const incomes = [{ ...grant, period: 'month' as const, reason: '' }];
    const drawn = funding({ incomes, expenses: reasoned('8000') });
    expect(drawn?.rows.map(({ label, figure }) => `${label} ${figure}`)).toEqual([
      'Contributions and other inflows (per month) €6,000',
      'Still missing €2,000',
      'Uses €8,000',
    ]);
  });

  test.each([
    ['one side', { expenses: reasoned('100') }],
    ['amounts that are nothing or less', { incomes: reasoned('0', '-5', ''), expenses: reasoned('100') }],
    ['one source that pays for all', { incomes: reasoned('100'), expenses: reasoned('60', '40') }],
  ])('is not drawn for %s', (_, changes) => {
    expect(funding(changes)).toBeNull();
  });

  test('beyond seven sources has the smallest together', () => {
    const incomes = reasoned('1', '90', '2', '80', '70', '60', '50', '40');
    const drawn = funding({ incomes, expenses: reasoned('393') });
    expect(drawn?.rows.map(({ label, figure }) => `${label} ${figure}`)).toEqual([
      ...['Reason 1 €90', 'Reason 3 €80', 'Reason 4 €70', 'Reason 5 €60', 'Reason 6 €50', 'Reason 7 €40'],
      ...['Other items €3', 'Uses €393'],
    ]);
  });
});

test('a market is drawn with the last year’s revenue as a part of it, or not at all', () => {
  const { plan } = sampleContent('en');
  const market = printMarket(plan, wording);
  expect(market?.radius).toBeGreaterThan(0);
  expect(market?.note).toMatch(/^\d[\d.]*% of the market$/);
  const large = { ...plan, competition: { ...plan.competition, marketSize: '9'.repeat(30) } };
  expect(printMarket(large, wording)?.note).toBe('<\u00a00.001% of the market');
  const marketSize = '100';
  expect(printMarket({ ...plan, competition: { ...plan.competition, marketSize } }, wording)).toBeNull();
  expect(printMarket({ ...plan, finance: emptyPlan().finance }, wording)).toBeNull();
  expect(printMarket({ ...plan, competition: emptyPlan().competition }, wording)).toBeNull();
});
