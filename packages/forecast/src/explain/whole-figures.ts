import { discountRateOf } from '../forecast-context.ts';
import type { Figure, Operand, Value, WholeRatio } from '../ledger/figure.ts';
import { bracket, money, named, opened } from '../ledger/operands.ts';
import { sumOver } from '../ledger/period.ts';
import { decimal } from '../numbers/decimal.ts';
import { MILLION } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { totalOf, valueAt } from '../numbers/posted.ts';
import { presentValue } from '../ratios/investment-return.ts';
import { debtServiceOf, earnedForDebt, freeCash } from '../ratios/ratios.ts';
import type { Context } from './context.ts';
import type { Explanation } from './explanation.ts';
import { written } from './ratio-year.ts';

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

const WHOLE: Readonly<Record<WholeRatio, Value['measure']>> = {
  lowestDebtCover: 'times',
  payback: 'months',
  netPresentValue: 'money',
  internalRate: 'percent',
  runway: 'month',
};

/** Free cash of month 0 and of the five years. */
function freeYears(context: Context): number[] {
  const free = freeCash(context.forecast);
  const years = [1, 2, 3, 4, 5].map(
    (year) => sumOver(free, { year }, context.forecast.years) - (year === 1 ? valueAt(free, 0) : 0),
  );
  return [valueAt(free, 0), ...years];
}

/** The twelve months whose cover is lowest: what was earned in them, and what served the debt. */
function lowestCover(context: Context, lowest: number): Operand[] {
  const { cash, years } = context.forecast;
  const available = earnedForDebt(context.forecast, 'months');
  const service = debtServiceOf(cash, 'months');
  const sum = (months: readonly number[], last: number) => totalOf(months.slice(last - 11, last + 1));
  for (let last = 12; last <= years.lastMonth; last += 1) {
    const earned = sum(available, last);
    const served = sum(service, last);
    if (served <= 0 || mulDiv(earned, MILLION, served) !== lowest) continue;
    return [
      named('+', 'earned', money(context, earned), { month: last }),
      named('÷', 'debtService', money(context, served), { month: last }),
    ];
  }
  return [];
}

function wholeFormula(context: Context, ratio: WholeRatio, value: number): Operand[] {
  if (ratio === 'lowestDebtCover') return lowestCover(context, value);
  if (ratio === 'runway') {
    const figure: Figure = { kind: 'cash', line: 'closing', at: { month: value } };
    return [opened('+', figure, money(context, valueAt(context.forecast.cash.closing, value)))];
  }
  if (ratio === 'payback') return paybackFormula(context, value);
  return ratio === 'netPresentValue'
    ? presentValues(context, 'presentValue', discountRateOf(context.forecastContext))
    : presentValues(context, 'presentValueAtRate', value);
}

/** Free cash of each year at its value on the first day, at a rate in parts per million. */
function presentValues(
  context: Context,
  name: 'presentValue' | 'presentValueAtRate',
  rate: number,
): Operand[] {
  return freeYears(context).map((flow, year) => {
    const today = presentValue([...new Array<number>(year).fill(0), flow], rate / MILLION);
    const text = decimal(Math.round((100 * today) / context.forecast.scale), 2);
    return named(
      '+',
      name,
      { measure: 'money', text },
      { month: year === 0 ? 0 : context.forecast.years.lastOf(year) },
    );
  });
}

/** Months in which it is not yet back, and the part of the next one that brings the rest: rest ÷ free cash of that month. */
function paybackFormula(context: Context, hundredths: number): Operand[] {
  const free = freeCash(context.forecast);
  const sumUntil = (month: number) => totalOf(free.slice(0, month + 1));
  const whole = free.findLastIndex((_, month) => sumUntil(month) < 0);
  if (whole < 0) return [named('+', 'monthsBefore', { measure: 'months', text: '0' })];
  const missing = 0 - sumUntil(whole);
  const month = whole + 1;
  return [
    named('+', 'monthsBefore', { measure: 'months', text: String(whole) }),
    bracket(
      '+',
      [
        named('+', 'stillMissing', money(context, missing), { month: whole }),
        named('÷', 'freeCash', money(context, valueAt(free, month)), { month }),
      ],
      { measure: 'months', text: decimal(hundredths - 100 * whole, 2) },
    ),
  ];
}

export function explainWhole(context: Context, figure: Of<'whole'>): Explanation {
  const { ratios } = context.forecast;
  const value = ratios[figure.ratio];
  const measure = WHOLE[figure.ratio];
  const shown =
    value === null
      ? null
      : figure.ratio === 'payback'
        ? { measure, text: decimal(value, 2) }
        : written(context, measure, value);
  const formula = value === null ? [] : wholeFormula(context, figure.ratio, value);
  return { figure, value: shown, formula, postings: [], sources: [] };
}
