import { FISCAL_YEARS, isBlankYears } from '@trazo/plan/finance/fiscal-years';
import { filledLines, incomeStatement, type StatementFigures } from '@trazo/plan/finance/income-statement';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import type { Amount } from '@trazo/plan/money';
import type { Finance } from '@trazo/plan/sections/finance';
import type { ChartData, ChartSeries, GridChartId } from './chart-data.ts';
import { largestPart } from './largest-part.ts';

/** A chart of the five-year table or of the first day's balance. */
export interface GridChart extends ChartData {
  readonly id: GridChartId;
}

/** The figures the charts are drawn from. */
export type ChartedFigures = StatementFigures & Pick<Finance, 'balance'>;

/** Revenue as columns, net income as a line, over the planned years; `null` while no revenue is entered. */
export function revenueAndResult(finance: StatementFigures): GridChart | null {
  if (filledLines(finance.revenues).length === 0) return null;
  const { revenues, netIncome } = incomeStatement(finance);
  return overYears('revenueAndResult', finance, [
    { id: 'revenues', shape: 'bar', values: revenues },
    { id: 'netIncome', shape: 'line', values: netIncome },
  ]);
}

const COSTS = ['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const;

/** What each year's money goes to; costs without a figure stay out, `null` if that is all of them. */
export function costStructure(finance: StatementFigures): GridChart | null {
  const { directExpenses, otherExpenses } = incomeStatement(finance);
  const groups: ChartSeries[] = [
    ...(filledLines(finance.directExpenses).length === 0 ? [] : [bar('directExpenses', directExpenses)]),
    ...(filledLines(finance.otherExpenses).length === 0 ? [] : [bar('otherExpenses', otherExpenses)]),
    ...COSTS.filter((cost) => !isBlankYears(finance[cost])).map((cost) => bar(cost, finance[cost])),
  ];
  if (!groups.some(hasFigure)) return null;
  const costs = overYears('costStructure', finance, groups.filter(hasFigure));
  return { ...costs, isStacked: true, about: largestPart(costs.series)?.index ?? 0 };
}

/** Assets beside what funds them; `null` for a balance sheet without figures. */
export function balanceStructure({ balance }: Pick<Finance, 'balance'>): GridChart | null {
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
    about: series.filter(hasFigure).findIndex(({ id }) => id === 'ownFunds'),
  };
}

/** Months as categories; `M0` is all before the first day. */
const monthsOf = (amounts: readonly Amount[]) => amounts.map((_, month) => `M${month}` as const);

/** What is in the bank at the end of each month, the first being the one before the first day; the lowest is marked. */
export const cashCurve = (closing: readonly Amount[], lowest?: number): ChartData => ({
  id: 'cashCurve',
  categories: monthsOf(closing),
  series: [{ id: 'cash', shape: 'line', values: closing }],
  isStacked: false,
  direction: 'columns',
  ...(lowest !== undefined && { marked: lowest }),
});

/** What is in the bank as planned, and as it would be otherwise. */
export const stressLines = (
  cases: readonly { readonly name: string; readonly closing: readonly Amount[] }[],
): ChartData => ({
  id: 'stressLines',
  categories: monthsOf(cases[0]?.closing ?? []),
  series: cases.map(({ name, closing }) => ({ id: 'cash', name, shape: 'line', values: closing })),
  isStacked: false,
  direction: 'columns',
});

/** Lines of revenue on one another, the smallest together; `null` for fewer than two. */
export function revenueBySource(
  finance: StatementFigures,
  lines: readonly (Required<Pick<ChartSeries, 'name'>> &
    Pick<ChartSeries, 'isRest'> & { readonly years: readonly Amount[] })[],
): ChartData | null {
  const series = lines.map(({ years, ...named }): ChartSeries => ({ ...bar('revenues', years), ...named }));
  if (series.filter(hasFigure).length < 2) return null;
  const chart = overYears('revenueBySource', finance, series.filter(hasFigure));
  return { ...chart, isStacked: true, about: largestPart(chart.series)?.index ?? 0 };
}

/** Own funds and debts on one another at the end of some months. */
export const closingBalances = (
  months: readonly number[],
  parts: Readonly<Record<'ownFunds' | 'longTermLiabilities' | 'shortTermLiabilities', readonly Amount[]>>,
): ChartData => ({
  id: 'closingBalances',
  categories: months.map((month) => `M${month}` as const),
  series: (['ownFunds', 'longTermLiabilities', 'shortTermLiabilities'] as const)
    .map((id) => bar(id, parts[id]))
    .filter(hasFigure),
  isStacked: true,
  direction: 'columns',
});

/** What bank loans still stand at beside what was bought, at the end of some months; `null` unless both are to be compared. */
export function loansAndAssets(
  months: readonly number[],
  { bankLoans, fixedAssets }: Readonly<Record<'bankLoans' | 'fixedAssets', readonly Amount[]>>,
): ChartData | null {
  const compared = months.filter(
    (_, index) => isPositive(bankLoans[index]) && isPositive(fixedAssets[index]),
  );
  if (compared.length < 2) return null;
  return {
    id: 'loansAndAssets',
    categories: months.map((month) => `M${month}` as const),
    series: [bar('bankLoans', bankLoans), { id: 'fixedAssets', shape: 'line', values: fixedAssets }],
    isStacked: false,
    direction: 'columns',
  };
}

/** People a picture of their number begins with. */
const LEAST_HEADS = 2;

/** How many people work at the end of each quarter; `null` where their number never changes, or is too small to be drawn. */
export function headsByQuarter(months: readonly number[], heads: readonly Amount[]): ChartData | null {
  const counts = new Set(heads.map(Number));
  if (counts.size < 2 || Math.max(...counts) < LEAST_HEADS) return null;
  return {
    id: 'headsByQuarter',
    categories: months.map((month) => `M${month}` as const),
    series: [bar('heads', heads)],
    isStacked: false,
    direction: 'columns',
  };
}

/** The revenue of each month of a whole year; `null` where one month brings what another does. */
export function seasonByMonth(months: readonly number[], revenues: readonly Amount[]): ChartData | null {
  if (months.length !== 12 || new Set(revenues).size < 2) return null;
  return {
    id: 'seasonByMonth',
    categories: months.map((month) => `M${month}` as const),
    series: [bar('revenues', revenues)],
    isStacked: false,
    direction: 'columns',
  };
}

/** How many times each year's debt service is covered, beside what is asked for. */
export const debtCover = (covers: readonly Amount[], threshold: number): ChartData => ({
  id: 'debtCover',
  categories: FISCAL_YEARS.slice(0, covers.length),
  series: [bar('debtCover', covers)],
  isStacked: false,
  direction: 'columns',
  threshold,
});

/** Every chart the finance section has something to draw for, in the order of its tables. */
export const financeCharts = (finance: ChartedFigures): GridChart[] =>
  [revenueAndResult(finance), costStructure(finance), balanceStructure(finance)].filter(
    (chart) => chart !== null,
  );

function overYears<Id extends ChartData['id']>(
  id: Id,
  finance: StatementFigures,
  series: readonly ChartSeries[],
): ChartData & { readonly id: Id } {
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

const isPositive = (amount: Amount = ''): boolean => Number(amount) > 0;

const hasFigure = ({ values }: ChartSeries): boolean => values.some((value) => value !== '' && value !== '0');
