import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { type StressTest, stressTest } from '@trazo/forecast/stress/stress-test';
import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Plan } from '@trazo/plan/plan';
import { decimalsOf } from '../../format.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { monthLabel } from './printed-forecast.ts';
import { shareOf } from './viability-table.ts';
import { figureColumn } from './year-columns.ts';

/** The stress test of a plan that prints it. */
export function printedStress(
  plan: Pick<Plan, 'general' | 'products'>,
  { assumptions, forecast }: PlanForecast,
): StressTest | null {
  if (!assumptions.annexes.includes('stress')) return null;
  return stressTest({ assumptions, forecast, facts: planFacts(plan), pack: packOf(assumptions.country) });
}

/** What the plan comes to if sales, opening, payment or costs go otherwise, how far sales may fall, and what the founder would do. */
export function stressTable(
  { outcomes, creditLine, bearableFall }: StressTest,
  worked: PlanForecast,
  wording: Wording,
): FinanceTable {
  const { words, format, line, currency, year } = wording;
  const { assumptions, forecast } = worked;
  const amount = (grains: number) => amountOf(grains, forecast.scale);
  const figures = outcomes.map(({ netIncome, lowest, debtCover }) => ({
    results: netIncome.map(amount),
    lowest: amount(lowest.amount),
    month: monthLabel(worked, lowest.month, wording),
    covers: debtCover.map((cover) => shareOf(cover, 1_000_000, 2)),
  }));
  const decimals = decimalsOf(figures.flatMap(({ results, lowest }) => [...results, lowest]));
  const number = (value: string, digits = decimals) => (value === '' ? '–' : format.number(value, digits));
  const isServed = figures.some(({ covers }) => covers.some((cover) => cover !== ''));
  const head = (name: 'result' | 'cover', index: number) =>
    figureColumn(words(`finance:document.stress.${name}`, { year: year(index + 1) }));
  const answer = line(assumptions.stressAnswer);
  const own = creditLine > 0 ? 'WithLine' : '';
  const fall =
    bearableFall === null
      ? words(`finance:document.stress.unbearable${own}`)
      : words(`finance:document.stress.bearable${own}`, { share: format.percent(String(bearableFall), 0) });
  const within = outcomes.filter(({ isWithinLine }) => isWithinLine);
  return {
    id: 'stress',
    caption: words('finance:document.stressTest'),
    claim: fall,
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      ...[0, 1, 2].map((index) => head('result', index)),
      figureColumn(words('finance:document.stress.lowest')),
      ...(isServed ? [0, 1, 2].map((index) => head('cover', index)) : []),
    ],
    rows: outcomes.map(({ stress, netIncome, lowest, debtCover }, index) => {
      const { results = [], lowest: low = '', month = '', covers = [] } = figures[index] ?? {};
      return {
        cells: [
          words(`finance:document.stress.${stress}`),
          ...results.map((value) => number(value)),
          words('finance:document.stress.lowestOf', { amount: number(low), month }),
          ...(isServed ? covers.map((value) => number(value, 2)) : []),
        ],
        weight: stress === 'plan' ? ('subtotal' as const) : ('entry' as const),
        negative: [
          false,
          ...netIncome.map((value) => value < 0),
          lowest.amount < 0,
          ...(isServed ? debtCover.map((cover) => (cover ?? 0) < 0) : []),
        ],
      };
    }),
    note: [
      `${words('finance:document.inCurrency', { currency })}.`,
      within.length === 0
        ? ''
        : words('finance:document.stress.withinLine', {
            limit: format.money(amount(creditLine)),
            cases: within.map(({ stress }) => words(`finance:document.stress.${stress}`)).join('; '),
          }),
      answer === '' ? '' : words('finance:document.stress.answer', { answer }),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  };
}
