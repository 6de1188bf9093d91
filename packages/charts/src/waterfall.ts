import { incomeStatement, type StatementFigures } from '@trazo/plan/finance/income-statement';
import { type Amount, subtract, sum, toAmount, toDecimal } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import { onScale, type Span } from './schedule.ts';

export type WaterfallId =
  | 'revenues'
  | 'directExpenses'
  | 'otherExpenses'
  | 'wearAndTear'
  | 'interestExpense'
  | 'incomeTaxExpense'
  | 'netIncome';

/** What a year's revenue becomes, bar by bar: each begins where the one before it ended. */
export interface WaterfallBar {
  readonly id: WaterfallId;
  /** Costs are negative. */
  readonly amount: Amount;
  /** Of the drawing's width. */
  readonly span: Span;
}

/** Costs that revenue has to be divided by to be worth a drawing. */
const LEAST_COSTS = 2;

/** Revenue to result of a fiscal year (from 1); empty where the year has no revenue, or fewer than two kinds of cost. */
export function waterfall(finance: StatementFigures, year: number): readonly WaterfallBar[] {
  const statement = incomeStatement(finance);
  const at = (years: readonly Amount[]): Amount => must(years[year - 1], 'five fiscal years');
  const revenue = at(statement.revenues);
  if (toDecimal(revenue).lte(0)) return [];
  const costs: readonly (readonly [WaterfallId, Amount])[] = [
    ['directExpenses', at(statement.directExpenses)],
    ['otherExpenses', at(statement.otherExpenses)],
    ['wearAndTear', sum([at(finance.depreciation), at(finance.amortization)])],
    ['interestExpense', at(finance.interestExpense)],
    ['incomeTaxExpense', at(finance.incomeTaxExpense)],
  ];
  const known = costs.filter(([, amount]) => !toDecimal(amount).isZero());
  if (known.length < LEAST_COSTS) return [];
  let left = revenue;
  const spans = known.map(([id, amount]) => {
    const from = left;
    left = subtract(left, amount);
    return { id, amount: toAmount(toDecimal(amount).neg()), between: [from, left] as const };
  });
  const bars = [
    { id: 'revenues' as const, amount: revenue, between: ['0', revenue] as const },
    ...spans,
    { id: 'netIncome' as const, amount: left, between: ['0', left] as const },
  ];
  const ends = bars.flatMap(({ between }) => between.map(Number));
  const scale = { from: Math.min(0, ...ends), to: Math.max(...ends) };
  return bars.map(({ id, amount, between }) => {
    const ends = between.map(Number);
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    return { id, amount, span: onScale({ from, to }, scale) };
  });
}
