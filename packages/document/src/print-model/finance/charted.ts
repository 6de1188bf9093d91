import type { ChartData, SeriesId } from '@trazo/charts/chart-data';
import type { ChartWords } from '@trazo/charts/chart-style';
import {
  cashCurve,
  closingBalances,
  debtCover,
  type GridChart,
  headsByQuarter,
  loansAndAssets,
  revenueBySource,
  seasonByMonth,
  stressLines,
} from '@trazo/charts/finance-charts';
import { seasonOf } from '@trazo/forecast/drivers/quantities';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { YEARS } from '@trazo/forecast/statements/years';
import type { StressOutcome, StressTest } from '@trazo/forecast/stress/stress-test';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { filledLines } from '@trazo/plan/finance/income-statement';
import type { YearLine } from '@trazo/plan/finance/year-lines';
import { type Amount, Decimal, sum, toDecimal } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { Finance } from '@trazo/plan/sections/finance';
import type { Wording } from '../wording.ts';
import {
  balanceClaim,
  type Claim,
  cashClaim,
  coverClaim,
  equityClaim,
  headsClaim,
  largestClaim,
  loansClaim,
  lowestOf,
  profitClaim,
  seasonClaim,
  stressClaim,
} from './claims.ts';
import { LEAST_COVER } from './forecast/debt.ts';
import { headsIn } from './forecast/personnel-table.ts';
import { amountsOf, calendarMonth, monthLabel, monthName } from './forecast/printed-forecast.ts';
import { shareOf } from './forecast/viability-table.ts';

const SUBJECTS = {
  revenueAndResult: 'finance:document.revenueChart',
  costStructure: 'finance:document.costChart',
  balanceStructure: 'finance:document.balanceChart',
} as const;

/** A chart before it is counted in what all of its section are. */
export interface ToPrint {
  readonly data: ChartData;
  readonly claim: Claim;
  readonly subject: string;
  readonly words: Omit<ChartWords, 'figure'>;
  /** How its values are written, over a column and in full, where they are no money. */
  readonly values?: Values;
}

interface Values {
  figure(value: number): string;
  print(value: Amount): string;
}

const wordsOf = (wording: Wording): ToPrint['words'] => ({
  series: (id) => wording.words(`finance:document.${id}`),
  category: (id) =>
    id === 'assets' || id === 'funding'
      ? wording.words(`finance:document.${id}`)
      : wording.year(Number(id.slice(2))),
});

/** A chart of the grid or of the first day's balance. */
export function ofGrid(data: GridChart, wording: Wording): ToPrint {
  const words = wordsOf(wording);
  const yearOf = (index: number) => wording.year(index + 1);
  const last = yearOf(data.categories.length - 1);
  const claims: Readonly<Record<GridChart['id'], () => Claim>> = {
    revenueAndResult: () => profitClaim(valuesOf(data, 'netIncome'), yearOf, wording),
    costStructure: () => largestClaim('largestCost', data, words, last, wording),
    balanceStructure: () => balanceClaim(data, wording),
  };
  return { data, claim: claims[data.id](), subject: wording.words(SUBJECTS[data.id]), words };
}

const valuesOf = ({ series }: ChartData, id: SeriesId): readonly Amount[] =>
  must(
    series.find((each) => each.id === id),
    'a series of the chart',
  ).values;

/** Lines of revenue that a column is divided by; the smaller ones stand together. */
const MOST_SOURCES = 5;

/** What each year's revenue comes from. */
export function ofSources(finance: Finance, wording: Wording): ToPrint | null {
  const { words, line } = wording;
  const weightOf = ({ years }: YearLine) => Decimal.max(...years.map(toDecimal));
  const lines = filledLines(finance.revenues).toSorted((one, other) =>
    weightOf(other).comparedTo(weightOf(one)),
  );
  const shown = lines.length > MOST_SOURCES ? lines.slice(0, MOST_SOURCES - 1) : lines;
  const rest = lines.slice(shown.length).map(({ years }) => years);
  const named = shown.map(({ name, years }) => ({
    name: line(name) || words('finance:document.revenues'),
    years,
  }));
  const others = {
    name: words('finance:document.otherItems'),
    isRest: true as const,
    years: FISCAL_YEARS.map((_, year) => sum(rest.map((years) => years[year] ?? ''))),
  };
  const data = revenueBySource(finance, rest.length === 0 ? named : [...named, others]);
  if (data === null) return null;
  const chartWords = wordsOf(wording);
  const last = wording.year(data.categories.length);
  return {
    data,
    claim: largestClaim('largestRevenue', data, chartWords, last, wording),
    subject: words('claims:subjects.revenueBySource'),
    words: chartWords,
  };
}

/** The first day, and the last of each year. */
const closingMonths = ({ forecast: { years } }: PlanForecast): number[] => [
  0,
  ...YEARS.map((year) => years.lastOf(year)),
];

/** Own funds and debts on the first day and at each year's end. */
export function ofClosings(worked: PlanForecast, wording: Wording): ToPrint {
  const { balance } = worked.forecast;
  const months = closingMonths(worked);
  const of = (pick: (sheet: (typeof balance)[number]) => number) =>
    amountsOf(
      worked,
      months.map((month) => pick(must(balance[month], 'a balance for each month'))),
    );
  const data = closingBalances(months, {
    ownFunds: of(({ ownFunds }) => ownFunds),
    longTermLiabilities: of(({ longTerm }) => longTerm),
    shortTermLiabilities: of(({ shortTerm }) => shortTerm),
  });
  const dayOf = (index: number) => monthLabel(worked, must(months[index], 'one of the days'), wording);
  return {
    data,
    claim: equityClaim(data, dayOf, wording),
    subject: wording.words('claims:subjects.closingBalances'),
    words: byMonth(worked, wording),
  };
}

/** What bank loans stand at beside the fixed assets, on the same days. */
export function ofLoans(worked: PlanForecast, wording: Wording): ToPrint | null {
  const { balance, ledger } = worked.forecast;
  const months = closingMonths(worked);
  const owed = ledger.balances('bankLoans');
  const data = loansAndAssets(months, {
    bankLoans: amountsOf(
      worked,
      months.map((month) => 0 - must(owed[month], 'a balance for each month')),
    ),
    fixedAssets: amountsOf(
      worked,
      months.map((month) => must(balance[month], 'a balance for each month').fixedAssets),
    ),
  });
  if (data === null) return null;
  const dayOf = (index: number) => monthLabel(worked, must(months[index], 'one of the days'), wording);
  return {
    data,
    claim: loansClaim(data, dayOf, wording),
    subject: wording.words('claims:subjects.loansAndAssets'),
    words: byMonth(worked, wording),
  };
}

/** How many people work at the end of each quarter. */
export function ofHeads(worked: PlanForecast, wording: Wording): ToPrint | null {
  const { format } = wording;
  const months = Array.from(
    { length: Math.floor(worked.forecast.years.lastMonth / 3) },
    (_, index) => 3 * (index + 1),
  );
  const heads = months.map((month) => headsIn(worked, month));
  const data = headsByQuarter(months, heads);
  if (data === null) return null;
  // People are counted in whole ones, and in as many decimals as a part of one has.
  const decimals = Math.max(...heads.map((count) => count.split('.')[1]?.length ?? 0));
  const print = (count: Amount) => format.number(count, decimals);
  return {
    data,
    claim: headsClaim(heads, monthName(worked, must(months.at(-1), 'a quarter'), wording), {
      words: wording.words,
      print,
    }),
    subject: wording.words('claims:subjects.headsByQuarter'),
    words: byMonth(worked, wording),
    values: { figure: (value) => print(String(value)), print },
  };
}

/** The first year of twelve months that is not the one the business begins in. */
const SEASON_YEAR = 2;

/** The revenue of a year's months, where a line that is sold has a season. */
export function ofSeason(worked: PlanForecast, wording: Wording): ToPrint | null {
  const { income, years } = worked.forecast;
  const hasSeason = worked.assumptions.streams.some(
    (stream) => 'season' in stream && new Set(seasonOf(stream.season).weights).size > 1,
  );
  if (!hasSeason) return null;
  const [first, last] = years.monthsOf(SEASON_YEAR);
  const months = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const revenues = amountsOf(
    worked,
    months.map((month) => must(income.revenue.months[month], 'a figure for each month')),
  );
  const data = seasonByMonth(months, revenues);
  if (data === null) return null;
  const monthOf = (index: number) =>
    calendarMonth(worked, must(months[index], 'a month of the year'), wording);
  return {
    data,
    claim: seasonClaim(revenues, monthOf, wording),
    subject: wording.words('claims:subjects.seasonByMonth', { year: wording.year(SEASON_YEAR) }),
    words: byMonth(worked, wording),
  };
}

/** How often each year's debt service is covered. */
export function ofCover(worked: PlanForecast, wording: Wording): ToPrint {
  const { format } = wording;
  const covers = worked.forecast.ratios.years.map(({ debtCover: cover }) => shareOf(cover, 1_000_000, 2));
  const figure = (value: number) => format.number(String(value), value === LEAST_COVER ? 1 : 2);
  return {
    data: debtCover(covers, LEAST_COVER),
    claim: coverClaim(covers, LEAST_COVER, (index) => wording.year(index + 1), wording),
    subject: wording.words('claims:subjects.debtCover', { least: figure(LEAST_COVER) }),
    words: wordsOf(wording),
    values: { figure, print: (cover) => format.number(cover, 2) },
  };
}

const byMonth = (worked: PlanForecast, wording: Wording): ToPrint['words'] => ({
  ...wordsOf(wording),
  category: (id) => monthLabel(worked, Number(id.slice(1)), wording),
});

/** Months of the cash curve, unless the lowest comes later. */
const FIRST_MONTHS = 24;

/** What is in the bank through the first two years, or through all where it is lowest later. */
export function ofCash(worked: PlanForecast, wording: Wording): ToPrint {
  const { cash, years } = worked.forecast;
  const all = amountsOf(worked, cash.closing.slice(0, years.lastMonth + 1));
  const lowest = lowestOf(all);
  const months = lowest > FIRST_MONTHS ? years.lastMonth : Math.min(FIRST_MONTHS, years.lastMonth);
  const amount = must(all[lowest], 'the lowest month is among them');
  return {
    data: cashCurve(all.slice(0, months + 1), lowest),
    claim: cashClaim(amount, monthName(worked, lowest, wording), wording),
    subject: wording.words('claims:subjects.cash', { months }),
    words: byMonth(worked, wording),
  };
}

/** The cases of the stress test that are drawn. */
const DRAWN_CASES: readonly StressOutcome['stress'][] = ['plan', 'less', 'together'];

/** What is in the bank as planned and in two worse cases. */
export function ofStress(
  worked: PlanForecast,
  { outcomes, creditLine }: StressTest,
  wording: Wording,
): ToPrint {
  const { lastMonth } = worked.forecast.years;
  const cases = outcomes
    .filter(({ stress }) => DRAWN_CASES.includes(stress))
    .map(({ stress, closing }) => ({
      name: wording.words(`finance:document.stress.${stress}`),
      closing: amountsOf(worked, closing.slice(0, lastMonth + 1)),
    }));
  return {
    data: stressLines(cases),
    claim: stressClaim(
      cases,
      amountOf(creditLine, worked.forecast.scale),
      (month) => monthName(worked, month, wording),
      wording,
    ),
    subject: wording.words('claims:subjects.stressLines'),
    words: byMonth(worked, wording),
  };
}
