import { PAYMENTS, RECEIPTS } from '@trazo/forecast/ledger/accounts';
import { valueAt } from '@trazo/forecast/numbers/posted';
import { debtServiceOf, earnedForDebt } from '@trazo/forecast/ratios/ratios';
import { type ForecastWords, say, useNames } from '../forecast-words.ts';
import type { Rows } from './figure-card.tsx';
import type { ComputedForecast } from './use-forecast.ts';

type Forecast = ComputedForecast['forecast'];
/** Grains as money in words. */
type Amount = (grains: number) => string;

/** The years a bank reads first. */
export const FIRST_YEARS = [0, 1, 2] as const;

/** How the fiscal years, from 1, are called. */
type YearName = (number: number) => string;

const inYear = ({ ui }: ForecastWords, year: string, value: string): string =>
  say(ui.labelled, { label: year, value });

/** What the money is needed for. */
export function needRows({ sourcesAndUses }: Forecast, words: ForecastWords, amount: Amount): Rows {
  const names: Readonly<Record<string, string>> = useNames(words);
  const uses = Object.entries(sourcesAndUses.uses).filter(([, value]) => value !== 0);
  return uses.map(([key, value]) => [names[key] ?? key, amount(value)] as const);
}

/** How cash moved in its lowest month. */
export function lowestMonthRows({ cash }: Forecast, words: ForecastWords, amount: Amount): Rows {
  const { lowest } = cash;
  const names: Readonly<Record<string, string>> = words.cash;
  const moved = (lines: readonly (typeof RECEIPTS | typeof PAYMENTS)[number][], sign: '+' | '−'): Rows =>
    lines
      .map((line) => [line, valueAt(cash.lines[line].months, lowest.month)] as const)
      .filter(([, value]) => value !== 0)
      .map(([line, value]) => [`${sign} ${names[line] ?? line}`, amount(value)]);
  return [
    [words.strip.opening, amount(valueAt(cash.opening, lowest.month))],
    ...moved(RECEIPTS, '+'),
    ...moved(PAYMENTS, '−'),
    [words.strip.closing, amount(lowest.amount)],
  ];
}

/** From revenue to net income, year by year. */
export function profitRows(
  { income }: Forecast,
  words: ForecastWords,
  amount: Amount,
  yearName: YearName,
): Rows {
  const { strip } = words;
  return FIRST_YEARS.flatMap((index): Rows => {
    const revenue = valueAt(income.revenue.years, index) + valueAt(income.otherIncome.years, index);
    const direct = valueAt(income.directCosts.years, index) + valueAt(income.directStaff.years, index);
    const other = valueAt(income.grossProfit.years, index) - valueAt(income.ebitda.years, index);
    const capital = valueAt(income.ebitda.years, index) - valueAt(income.resultBeforeTax.years, index);
    return [
      [inYear(words, yearName(index + 1), strip.revenue), amount(revenue)],
      [inYear(words, yearName(index + 1), strip.direct), amount(direct)],
      [inYear(words, yearName(index + 1), strip.other), amount(other)],
      [inYear(words, yearName(index + 1), strip.capitalCosts), amount(capital)],
      [inYear(words, yearName(index + 1), strip.tax), amount(valueAt(income.incomeTax.years, index))],
      [inYear(words, yearName(index + 1), strip.net), amount(valueAt(income.netIncome.years, index))],
    ];
  });
}

/** What was earned beside what the loans cost, year by year; nothing without loans. */
export function coverRows(
  forecast: Forecast,
  words: ForecastWords,
  amount: Amount,
  yearName: YearName,
): Rows {
  if (forecast.ratios.lowestDebtCover === null) return [];
  const services = debtServiceOf(forecast.cash, 'years');
  const earned = earnedForDebt(forecast, 'years');
  return FIRST_YEARS.flatMap((index): Rows => {
    return [
      [inYear(words, yearName(index + 1), words.strip.ebitda), amount(valueAt(earned, index))],
      [inYear(words, yearName(index + 1), words.strip.service), amount(valueAt(services, index))],
    ];
  });
}
