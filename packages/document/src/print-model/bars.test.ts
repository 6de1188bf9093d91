import { WHOLE_YEARS } from '@trazo/plan/finance/fiscal-calendar';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme, lookOf } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { describe, expect, test } from 'vitest';
import { printMarket } from './drawings/market.ts';
import { familiesOfLook } from './families.ts';
import { financingBars } from './finance/financing-bars.ts';
import { createWording } from './wording.ts';

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
const finance = (changes: object) => ({ ...emptyPlan().finance, ...changes });

describe('sources and uses', () => {
  test('are drawn on one scale, with the sum of each side', () => {
    const bars = financingBars(
      finance({ incomes: reasoned('30'), financingNeeds: reasoned('70'), expenses: reasoned('100') }),
      wording,
    );
    expect(bars?.groups.map(({ label, bars: drawn }) => [label, drawn.map(({ length }) => length)])).toEqual([
      ['Uses  €100', [1]],
      ['Sources  €100', [0.3, 0.7]],
    ]);
    expect(bars?.caption).toBe('The sources cover all uses');
  });

  test.each([
    ['70', '€20 is still missing'],
    ['100', 'The sources cover all uses and leave €10'],
  ])('%s asked for, and the sides do not meet', (asked, claim) => {
    const bars = financingBars(
      finance({ incomes: reasoned('10'), financingNeeds: reasoned(asked), expenses: reasoned('100') }),
      wording,
    );
    expect(bars).toMatchObject({ caption: claim, subject: 'Sources and uses of funds' });
  });

  test('say what recurs, and count its first year', () => {
    const [grant] = reasoned('500');
    const incomes = [{ ...grant, period: 'month' as const, reason: '' }];
    const bars = financingBars(finance({ incomes, expenses: reasoned('6000') }), wording);
    const [, sources] = bars?.groups ?? [];
    expect(sources?.bars.map(({ label, figure }) => `${label} ${figure}`)).toEqual([
      'Contributions and other inflows (per month) €6,000',
    ]);
    expect(bars?.caption).toBe('The sources cover all uses');
  });

  test.each([
    ['one side', { expenses: reasoned('100') }],
    ['amounts that are nothing or less', { incomes: reasoned('0', '-5', ''), expenses: reasoned('100') }],
  ])('are not drawn for %s', (_, changes) => {
    expect(financingBars(finance(changes), wording)).toBeNull();
  });

  test('beyond seven, the smallest go together', () => {
    const expenses = reasoned('1', '90', '2', '80', '70', '60', '50', '40');
    const [uses] = financingBars(finance({ incomes: reasoned('5'), expenses }), wording)?.groups ?? [];
    expect(uses?.bars.map(({ label, figure }) => `${label} ${figure}`)).toEqual([
      ...['Reason 1 €90', 'Reason 3 €80', 'Reason 4 €70', 'Reason 5 €60', 'Reason 6 €50', 'Reason 7 €40'],
      'Other items €3',
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
