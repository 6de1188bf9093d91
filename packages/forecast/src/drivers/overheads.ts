import type { Overhead } from '@trazo/plan/finance/assumptions/costs';
import { must } from '@trazo/plan/must';
import {
  type Formula,
  factor,
  money,
  named,
  opened,
  percent,
  shareOfYear,
  typedMoney,
} from '../ledger/operands.ts';
import { byIdentity } from '../numbers/by-identity.ts';
import { decimalFraction, MILLION, ppm, times } from '../numbers/fraction.ts';
import {
  compound,
  compoundedBy,
  noMonths,
  postShare,
  postYearly,
  riseOf,
  valueAt,
} from '../numbers/posted.ts';
import { split } from '../numbers/split.ts';
import { type Book, costWithTax, withinCost, withinRange } from './book.ts';
import { afterDays } from './lags.ts';
import { postPurchase } from './purchases.ts';
import { runsIn } from './quantities.ts';

const MONTHS_BETWEEN = { monthly: 1, quarterly: 3, yearly: 12 } as const;

function typedYears({ context }: Book, overhead: Overhead): number[] {
  const months = noMonths();
  for (let year = 1; year <= 5; year += 1) {
    const { years } = context;
    const inYear = Array.from({ length: years.lengthOf(year) }, (_, index) => years.firstOf(year) + index);
    const weights = inYear.map((month) => (runsIn(overhead, month) ? 1 : 0));
    if (!weights.includes(1)) continue;
    const parts = split(context.grains(must(overhead.amounts[year - 1], 'five fiscal years')), weights);
    for (const [index, month] of inYear.entries()) months[month] = valueAt(parts, index);
  }
  return months;
}

const known = byIdentity<Overhead, readonly number[]>();

/** What an overhead costs a month, without tax. */
function costOf(book: Book, overhead: Overhead, revenue: readonly number[]): number[] {
  const { rhythm } = overhead;
  if (rhythm === 'annual') return typedYears(book, overhead);
  if (rhythm === 'percent') {
    const rate = ppm(overhead.share);
    const rates = revenue.map((_, month) => (runsIn(overhead, month) ? rate : 0));
    return postShare(revenue, rates, MILLION);
  }
  const due = (month: number) =>
    rhythm === 'once'
      ? month === overhead.from
      : runsIn(overhead, month) && (month - overhead.from) % MONTHS_BETWEEN[rhythm] === 0;
  const { scale, scaleFraction, years } = book.context;
  const months = known(overhead, `${scale} ${years.firstMonths}`, () => {
    const rise = riseOf(overhead.growth);
    return postYearly(
      years,
      noMonths().map((_, month) => (due(month) ? 1 : 0)),
      compound(times(decimalFraction(overhead.amount), scaleFraction), () => rise),
    );
  });
  return months.slice();
}

/** How a month of it came about. */
const costFormula =
  ({ context }: Book, overhead: Overhead, months: readonly number[], revenue: readonly number[]): Formula =>
  (month) => {
    const tax = withinCost(context, context.vatRates(overhead.vat), month);
    switch (overhead.rhythm) {
      case 'percent': {
        const figure = { kind: 'income', line: 'revenue', at: { month } } as const;
        return [
          opened('+', figure, money(context, valueAt(revenue, month))),
          named('×', 'share', percent(ppm(overhead.share))),
          ...tax,
        ];
      }
      case 'annual': {
        const typed = must(
          overhead.amounts[context.years.yearOf(month) - 1],
          'an amount for each fiscal year',
        );
        return shareOfYear(context, 'yearAmount', context.grains(typed), valueAt(months, month));
      }
      default:
        return [
          named('+', 'amount', typedMoney(overhead.amount)),
          ...factor(
            'rise',
            compoundedBy(() => riseOf(overhead.growth), context.years.yearOf(month)),
          ),
          ...tax,
        ];
    }
  };

/** All overheads, by category pinned together; returns what fixed ones recur with in the first twelve months. */
export function postOverheads(book: Book, revenue: readonly number[]): number {
  const { context, pins } = book;
  const lines = context.assumptions.overheads
    .map((overhead) => ({
      overhead,
      months: costWithTax(
        book,
        withinRange(book, `overheads.${overhead.id}`, costOf(book, overhead, revenue)),
        context.vatRates(overhead.vat),
      ),
    }))
    .sort((a, b) => (a.overhead.id < b.overhead.id ? -1 : 1));
  for (const category of new Set(lines.map(({ overhead }) => overhead.category))) {
    const rows = lines.filter(({ overhead }) => !overhead.direct && overhead.category === category);
    pins.apply(
      `otherExpenses.f:${category}`,
      rows.map(({ months }) => months),
    );
  }
  let recurring = 0;
  for (const { overhead, months } of lines) {
    const { id, direct, rhythm, category } = overhead;
    const line = direct ? `directExpenses.f:${id}` : `otherExpenses.f:${category}`;
    if (direct) pins.apply(line, [months]);
    const variable = rhythm === 'percent';
    const account = direct ? 'directCosts' : variable ? 'variableOverheads' : 'overheads';
    if (account === 'overheads' && rhythm !== 'once') {
      for (let month = 1; month <= 12; month += 1) recurring += valueAt(months, month);
    }
    const origin = {
      kind: 'overhead',
      id,
      cash: direct ? ('suppliers' as const) : ('overheads' as const),
      group: category,
    };
    postPurchase(book, {
      months,
      account,
      rate: overhead.vat,
      parts: afterDays(overhead.days),
      origin,
      formula: pins.formula(line, months, costFormula(book, overhead, months, revenue)),
    });
  }
  return recurring;
}
