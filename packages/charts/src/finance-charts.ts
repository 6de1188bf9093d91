import { FISCAL_YEARS, isBlankYears } from '@trazo/plan/finance/fiscal-years';
import { filledLines, incomeStatement, type StatementFigures } from '@trazo/plan/finance/income-statement';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import type { Amount } from '@trazo/plan/money';
import type { Finance } from '@trazo/plan/sections/finance';
import type { ChartData, ChartId, ChartSeries } from './chart-data.ts';

/** The figures the charts are drawn from. */
export type ChartedFigures = StatementFigures & Pick<Finance, 'balance'>;

/** Revenue as columns, net income as a line, over the planned years; `null` while no revenue is entered. */
export function revenueAndResult(finance: StatementFigures): ChartData | null {
  if (filledLines(finance.revenues).length === 0) return null;
  const { revenues, netIncome } = incomeStatement(finance);
  return overYears('revenueAndResult', finance, [
    { id: 'revenues', shape: 'bar', values: revenues },
    { id: 'netIncome', shape: 'line', values: netIncome },
  ]);
}

const COSTS = ['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const;

/** What each year's money goes to; costs without a figure stay out, `null` if that is all of them. */
export function costStructure(finance: StatementFigures): ChartData | null {
  const { directExpenses, otherExpenses } = incomeStatement(finance);
  const groups: ChartSeries[] = [
    ...(filledLines(finance.directExpenses).length === 0 ? [] : [bar('directExpenses', directExpenses)]),
    ...(filledLines(finance.otherExpenses).length === 0 ? [] : [bar('otherExpenses', otherExpenses)]),
    ...COSTS.filter((cost) => !isBlankYears(finance[cost])).map((cost) => bar(cost, finance[cost])),
  ];
  if (!groups.some(hasFigure)) return null;
  return { ...overYears('costStructure', finance, groups.filter(hasFigure)), isStacked: true };
}

/** Assets beside what funds them; `null` for a balance sheet without figures. */
export function balanceStructure({ balance }: Pick<Finance, 'balance'>): ChartData | null {
  const series: ChartSeries[] = [
    bar('fixedAssets', [balance.fixedAssets, '']),
    bar('currentAssets', [balance.currentAssets, '']),
    bar('ownFunds', ['', balance.ownFunds]),
    bar('longTermLiabilities', ['', balance.longTermLiabilities]),
    bar('shortTermLiabilities', ['', balance.shortTermLiabilities]),
  ];
  if (!series.some(hasFigure)) return null;
  return {
    id: 'balanceStructure',
    categories: ['assets', 'funding'],
    series: series.filter(hasFigure),
    isStacked: true,
    direction: 'rows',
  };
}

/** What is in the bank at the end of each month, the first being the one before the first day. */
export const cashCurve = (closing: readonly Amount[]): ChartData => ({
  id: 'cashCurve',
  categories: closing.map((_, month) => `M${month}` as const),
  series: [{ id: 'cash', shape: 'line', values: closing }],
  isStacked: false,
  direction: 'columns',
});

/** Every chart the finance section has something to draw for, in the order of its tables. */
export const financeCharts = (finance: ChartedFigures): ChartData[] =>
  [revenueAndResult(finance), costStructure(finance), balanceStructure(finance)].filter(
    (chart) => chart !== null,
  );

function overYears(id: ChartId, finance: StatementFigures, series: readonly ChartSeries[]): ChartData {
  const years = plannedYears(finance);
  return {
    id,
    categories: FISCAL_YEARS.slice(0, years),
    series: series.map((each) => ({ ...each, values: each.values.slice(0, years) })),
    isStacked: false,
    direction: 'columns',
  };
}

const bar = (id: ChartSeries['id'], values: readonly Amount[]): ChartSeries => ({ id, shape: 'bar', values });

const hasFigure = ({ values }: ChartSeries): boolean => values.some((value) => value !== '' && value !== '0');
